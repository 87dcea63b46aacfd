import { foldDiacritics } from '../fold-diacritics.ts';

/** Wrong letters that end a game. */
export const hangmanMisses = 6;

export interface HangmanGame {
  /**
   * Each character of the word; `shown` once guessed. What is no letter is shown from the start.
   */
  letters: { character: string; shown: boolean }[];
  /** The wrong letters in the order guessed, each once, plain and in lower case. */
  wrong: string[];
  missesLeft: number;
  state: 'playing' | 'won' | 'game-over';
}

/** A letter as it is compared; `œ` is guessed with `o` or `e`, so it may stand for two. */
function plain(character: string): string {
  return foldDiacritics(character);
}

function isLetter(text: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(text);
}

/**
 * How a game of hangman stands after some guesses. Accents and case are forgiven
 * (`e` uncovers `é`), a letter guessed twice counts once, and six wrong ones end the game. Guesses
 * after the end and guesses that are not one letter change nothing.
 * @see docs/requirements.md#r-activities
 */
export function playHangman(word: string, guesses: readonly string[]): HangmanGame {
  const characters = Array.from(word.normalize('NFC'));
  const hidden = new Set(
    characters
      .map(plain)
      .filter(isLetter)
      .flatMap((text) => Array.from(text)),
  );
  const right = new Set<string>();
  const wrong = new Set<string>();
  const isShown = (character: string) =>
    !isLetter(plain(character)) || Array.from(plain(character)).some((letter) => right.has(letter));
  for (const guess of guesses) {
    const letter = plain(guess.trim());
    if (wrong.size >= hangmanMisses || characters.every(isShown)) break;
    if (Array.from(letter).length !== 1 || !isLetter(letter)) continue;
    (hidden.has(letter) ? right : wrong).add(letter);
  }
  const won = characters.every(isShown);
  const over = wrong.size >= hangmanMisses;
  return {
    letters: characters.map((character) => ({ character, shown: isShown(character) })),
    wrong: [...wrong],
    missesLeft: hangmanMisses - wrong.size,
    state: over ? 'game-over' : won ? 'won' : 'playing',
  };
}
