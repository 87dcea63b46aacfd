import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type HiddenLetter, isLetter, partsOf } from './hidden-parts.ts';

interface HiddenWordProps {
  letters: readonly HiddenLetter[];
  /** Whether the game is over: then every letter is seen, the missed ones marked. */
  over: boolean;
}

/** The word with its letters found so far; read out as one line. It breaks between its parts, never within one. */
export function HiddenWord({ letters, over }: HiddenWordProps) {
  const { t } = useTranslation('word-games');
  const spelled = letters
    .map(({ character, shown }) => (shown || over ? character : t('hangman.blank')))
    .filter((character) => character.trim() !== '')
    .join(', ');
  const total = letters.filter(({ character }) => isLetter(character)).length;
  const parts = partsOf(letters);
  const longest = Math.max(...parts.map((part) => part.length));
  return (
    <>
      <p className="sr-only">{t('hangman.word', { spelled, total })}</p>
      <p
        aria-hidden
        className="hidden-word"
        data-long={longest > 8 || undefined}
        style={{ '--letters': longest } as CSSProperties}
      >
        {parts.map((part) => (
          <span className="hidden-part" key={part[0]?.place}>
            {part.map(({ character, shown, place }) => (
              <span
                className={isLetter(character) ? 'hidden-letter' : 'hidden-mark'}
                data-found={shown || undefined}
                key={place}
              >
                {shown || over ? character.toLocaleUpperCase() : '\u00a0'}
              </span>
            ))}
          </span>
        ))}
      </p>
    </>
  );
}
