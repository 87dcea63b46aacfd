import { type FadingStep, fadeWords } from '@pius/domain/progress/fading.ts';
import { useTranslation } from 'react-i18next';

/** A joiner without width: the spaces on both sides of a gap would else become one. */
const noBreak = '\u2060';

/**
 * The answer with its words faded: a line stands for what is hidden, as long as the letters it
 * hides.
 */
export function FadedAnswer({ text, step }: { text: string; step: FadingStep }) {
  const { t } = useTranslation('review-aloud');
  return (
    <div className="leaf oral-answer">
      <h2 className="text-ink-soft text-ui">{t('answer')}</h2>
      <p>
        {fadeWords(text, step).map((piece, index) =>
          'shown' in piece ? (
            piece.shown
          ) : (
            <span
              aria-hidden
              className="oral-gap"
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the sentence
              key={index}
              style={{ paddingInlineEnd: `${piece.hidden}ch` }}
            >
              {noBreak}
            </span>
          ),
        )}
      </p>
    </div>
  );
}
