import type { Language } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/kit/chip.tsx';
import type { Stretch } from './find-sentences.ts';
import type { Sentence } from './lesson-sentences.ts';

interface SentenceRowProps {
  sentence: Sentence;
  name: string;
  /** What it would say, with what was looked for. */
  stretches: readonly Stretch[];
  language: Language;
  isChanged: boolean;
  isFaulty: boolean;
  onOpen: () => void;
}

/** One sentence in the list of a lesson; a press opens its field. */
export function SentenceRow(props: SentenceRowProps) {
  const { sentence, name, stretches, language, isChanged, isFaulty, onOpen } = props;
  const { t } = useTranslation('desk');
  return (
    <button
      className="grid min-h-11 w-full gap-0.5 rounded-control px-2 py-2 text-start hover:bg-sunken"
      onClick={onOpen}
      type="button"
    >
      <span className="flex flex-wrap items-center gap-2 font-bold">
        {name}
        {isChanged ? <Chip>{t('lesson.sentence.changed')}</Chip> : null}
        {isFaulty ? <span className="text-stop">({t('lesson.sentence.fault')})</span> : null}
      </span>
      {sentence.kind === 'truth' ? (
        <span>{t(sentence.value === 'true' ? 'lesson.true' : 'lesson.false')}</span>
      ) : (
        <span className="whitespace-pre-line [overflow-wrap:anywhere]" lang={language}>
          {stretches.map(({ words, matches: result }, index) => {
            const key = `${index} ${words}`;
            return result ? (
              <mark
                className="rounded-xs bg-gold px-0.5 font-bold text-on-gold underline"
                key={key}
              >
                {words}
              </mark>
            ) : (
              <span key={key}>{words}</span>
            );
          })}
        </span>
      )}
    </button>
  );
}
