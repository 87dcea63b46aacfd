import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import type { HangmanGame } from '@pius/domain/progress/hangman.ts';
import { boardLetters } from '@pius/domain/progress/letter-board.ts';
import { useTranslation } from 'react-i18next';

interface LetterBoardProps {
  game: HangmanGame;
  guesses: readonly string[];
  onGuess?: (letter: string) => void;
}

/**
 * The alphabet without accents, since `e` uncovers `é`. A letter tried stays in its place and says
 * so.
 */
export function LetterBoard({ game, guesses, onGuess }: LetterBoardProps) {
  const { t } = useTranslation('word-games');
  const tried = new Set(guesses.map(foldDiacritics));
  return (
    <ul aria-label={t('hangman.letters')} className="letters board">
      {boardLetters.map((letter) => {
        const state = game.wrong.includes(letter) ? 'wrong' : tried.has(letter) ? 'right' : 'open';
        const capital = letter.toUpperCase();
        return (
          <li key={letter}>
            <button
              aria-disabled={state !== 'open' || !onGuess || undefined}
              aria-label={
                state === 'open' ? capital : t(`hangman.tried-${state}`, { letter: capital })
              }
              className="letter letter-tile"
              data-state={state}
              onClick={state === 'open' ? () => onGuess?.(letter) : undefined}
              type="button"
            >
              {capital}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
