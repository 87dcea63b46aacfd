import { useTranslation } from 'react-i18next';
import type { SpokenPlace } from '@/learning/voice/speaker.ts';

interface SpokenWordsProps {
  sentences: readonly string[];
  /** What is being said now. */
  place: SpokenPlace | null;
}

/** The words that are read aloud, with the sentence and the word of now marked. */
export function SpokenWords({ sentences, place }: SpokenWordsProps) {
  const { t } = useTranslation('listening');
  return (
    <section aria-label={t('words')} className="spoken">
      <p>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in the text
          <span data-now={place?.sentence === index || undefined} key={index}>
            {place?.sentence === index ? <Marked place={place} text={sentence} /> : sentence}{' '}
          </span>
        ))}
      </p>
    </section>
  );
}

function Marked({ text, place: { from, to } }: { text: string; place: SpokenPlace }) {
  if (from === to) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
