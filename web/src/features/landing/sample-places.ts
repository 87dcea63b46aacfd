/** To the right, down, and on both slants: the second level of our word searches. */
const ways = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const;

/** Where a word lies: the middles of its first and last square, in squares. */
interface WordPlace {
  word: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/**
 * Looks words up in the rows of a word search.
 * @returns Those that are there, each at its one place.
 */
export function placesOf(rows: readonly string[], words: readonly string[]): WordPlace[] {
  return words.flatMap((word) => {
    for (let line = 0; line < rows.length; line += 1) {
      for (let column = 0; column < rows.length; column += 1) {
        for (const [down, right] of ways) {
          const read = [...word].every(
            (letter, at) => rows[line + down * at]?.[column + right * at] === letter,
          );
          if (!read) continue;
          const last = word.length - 1;
          const from = { x: column + 0.5, y: line + 0.5 };
          return [{ word, from, to: { x: from.x + right * last, y: from.y + down * last } }];
        }
      }
    }
    return [];
  });
}
