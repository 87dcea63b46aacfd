import { useTranslation } from 'react-i18next';

interface HiddenWordProps {
  letters: readonly { character: string; shown: boolean }[];
  /** Whether the game is over: then every letter is seen, the missed ones marked. */
  over: boolean;
}

/** The word with its letters found so far; read out as one line. */
export function HiddenWord({ letters, over }: HiddenWordProps) {
  const { t } = useTranslation('word-games');
  const spelled = letters
    .map(({ character, shown }) => (shown || over ? character : t('hangman.blank')))
    .join(', ');
  return (
    <>
      <p className="sr-only">{t('hangman.word', { spelled, total: letters.length })}</p>
      <p aria-hidden className="hidden-word">
        {letters.map(({ character, shown }, place) => (
          <span
            className={/\p{L}/u.test(character) ? 'hidden-letter' : 'hidden-mark'}
            data-found={shown || undefined}
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
          >
            {shown || over ? character.toLocaleUpperCase() : '\u00a0'}
          </span>
        ))}
      </p>
    </>
  );
}
