/** A word of the catechism that resembles one that was typed. */
export interface KnownWord {
  word: string;
  /** How many entries have it. */
  entries: number;
}

/**
 * How many letters lie between two words: left out, added, changed, or two that changed places (the distance of
 * Damerau and Levenshtein). Gives `most + 1` as soon as it is more than `most`.
 */
export function letterDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** A shorter word is never taken for another. */
export const shortestMeant = 3;

/** How many letters of a word may be wrong: none in short ones, whose neighbours mean something else. */
export function lettersToSpare(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/**
 * The word that somebody meant who typed another: of those that resemble it the nearest, the commoner of two as near; one
 * that sounds alike is as near as a letter less. Null where none is near enough.
 */
export function meantWord(
  typed: string,
  known: readonly KnownWord[],
  soundsAlike: (word: string) => boolean = () => false,
): string | null {
  const most = lettersToSpare(typed);
  const looked = most + 1;
  const near = known
    .map((candidate) => ({
      ...candidate,
      // A wrong first letter is rare; a doubled or missing letter is what children do most.
      distance:
        letterDistance(typed, candidate.word, looked) +
        (candidate.word[0] === typed[0] ? 0 : 0.5) -
        (undoubled(candidate.word) === undoubled(typed) ? 0.5 : 0) -
        (soundsAlike(candidate.word) ? 1 : 0),
    }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.entries - a.entries);
  return near[0]?.word ?? null;
}

function undoubled(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
