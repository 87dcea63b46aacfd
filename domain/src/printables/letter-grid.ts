/**
 * The eight ways a word can lie, as steps of a row and a column; the first two are those of
 * reading.
 */
export const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
  [0, -1],
  [-1, 0],
  [-1, -1],
  [1, -1],
] as const;

export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Squares a side by a side, row after row; an empty string is a square without a letter yet. */
export interface LetterGrid {
  size: number;
  letters: string[];
}

/** Where a word begins and which way it runs. */
export interface Place {
  row: number;
  column: number;
  direction: Direction;
}

/**
 * A grid without letters.
 * @param size - Squares a side.
 */
export function emptyGrid(size: number): LetterGrid {
  return { size, letters: Array.from({ length: size * size }, () => '') };
}

/**
 * The squares of a word at a place, as indexes into `letters`; null where it runs out of the grid.
 */
export function squaresOf(size: number, length: number, place: Place): number[] | null {
  const [down, right] = directions[place.direction];
  const lastRow = place.row + down * (length - 1);
  const lastColumn = place.column + right * (length - 1);
  const inside = (at: number) => at >= 0 && at < size;
  if (![place.row, place.column, lastRow, lastColumn].every(inside)) return null;
  return Array.from(
    { length },
    (_, step) => (place.row + down * step) * size + place.column + right * step,
  );
}

/** The four lines through a square: along the row, down the column, and both slants. */
const axes = directions.slice(0, 4);

/**
 * The four stretches of letters through a square, each as far as it is filled and at most `reach`
 * squares to both sides, with where the square stands in it.
 */
export function stretchesThrough(grid: LetterGrid, square: number, range: number) {
  return axes.map(([down, right]) => {
    const before = run(grid, square, -down, -right, range).reverse();
    const after = run(grid, square, down, right, range);
    return { text: [...before, grid.letters[square], ...after].join(''), at: before.length };
  });
}

function run(grid: LetterGrid, square: number, down: number, right: number, range: number) {
  const { size, letters } = grid;
  const results: string[] = [];
  let row = Math.floor(square / size) + down;
  let column = (square % size) + right;
  while (results.length < range && row >= 0 && row < size && column >= 0 && column < size) {
    const letter = letters[row * size + column];
    if (!letter) break;
    results.push(letter);
    row += down;
    column += right;
  }
  return results;
}

/**
 * Every place at which a word can be read in a grid, each of the eight ways; a palindrome is found
 * twice.
 */
export function findWord({ size, letters }: LetterGrid, word: string): Place[] {
  const results: Place[] = [];
  for (let square = 0; square < letters.length; square += 1) {
    if (letters[square] !== word[0]) continue;
    for (const direction of directions.keys()) {
      const place = {
        row: Math.floor(square / size),
        column: square % size,
        direction: direction as Direction,
      };
      const squares = squaresOf(size, word.length, place);
      if (squares?.every((at, step) => letters[at] === word[step])) results.push(place);
    }
  }
  return results;
}
