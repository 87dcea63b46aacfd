/**
 * The squares of a crossword in the making: wide enough that a layout may grow to any side from its
 * middle.
 */
const width = 64;
const middle = width / 2;

const across = 1;
const down = 2;

/**
 * A word that could be laid: where it begins, which way it runs, and how many laid words it
 * crosses.
 */
export interface Fit {
  row: number;
  column: number;
  isAcross: boolean;
  crossings: number;
}

export interface Bounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * A board on which words are laid one by one, so that no two letters touch but where they cross.
 */
export class CrosswordBoard {
  readonly bounds: Bounds = { top: middle, left: middle, bottom: middle, right: middle };
  readonly laid: { word: string; row: number; column: number; isAcross: boolean }[] = [];
  crossings = 0;
  /** How many places were looked at: what a search spends. */
  looks = 0;
  /** Codes of letters; 0 is an empty square. */
  private readonly letters = new Uint8Array(width * width);
  private readonly runs = new Uint8Array(width * width);
  private readonly squaresOfLetter = new Map<number, number[]>();
  private readonly mostSide: number;

  /** Squares a side that the whole may have at most. */
  constructor(mostSide: number) {
    this.mostSide = mostSide;
  }

  /** Lays the first word in the middle. */
  begin(word: string, isAcross: boolean): void {
    this.lay(word, { row: middle, column: middle, isAcross, crossings: 0 });
  }

  /** Every place where a word crosses at least one that is laid. */
  fitsOf(word: string): Fit[] {
    const fits: Fit[] = [];
    for (let step = 0; step < word.length; step += 1) {
      for (const square of this.squaresOfLetter.get(word.charCodeAt(step)) ?? []) {
        const run = this.runs[square] ?? 0;
        if (run === (across | down)) continue;
        const isAcross = run === down;
        const row = Math.floor(square / width) - (isAcross ? 0 : step);
        const column = (square % width) - (isAcross ? step : 0);
        const crossings = this.crossingsAt(word, row, column, isAcross);
        // A place with several crossings is found from each of them; the first is enough.
        if (crossings > 0 && this.firstCrossing(word, row, column, isAcross) === step) {
          fits.push({ row, column, isAcross, crossings });
        }
      }
    }
    return fits;
  }

  /** Lays a word at a place that `fitsOf` gave. */
  lay(word: string, { row, column, isAcross, crossings }: Fit): void {
    for (let step = 0; step < word.length; step += 1) {
      const square = (row + (isAcross ? 0 : step)) * width + column + (isAcross ? step : 0);
      const letter = word.charCodeAt(step);
      if (!this.letters[square]) {
        this.letters[square] = letter;
        const squares = this.squaresOfLetter.get(letter);
        if (squares) squares.push(square);
        else this.squaresOfLetter.set(letter, [square]);
      }
      this.runs[square] = (this.runs[square] ?? 0) | (isAcross ? across : down);
    }
    Object.assign(this.bounds, this.boundsWith(word.length, { row, column, isAcross }));
    this.crossings += crossings;
    this.laid.push({ word, row, column, isAcross });
  }

  /** The sides of the whole if a word lay there. */
  boundsWith(length: number, { row, column, isAcross }: Omit<Fit, 'crossings'>): Bounds {
    const { top, left, bottom, right } = this.bounds;
    return {
      top: Math.min(top, row),
      left: Math.min(left, column),
      bottom: Math.max(bottom, isAcross ? row : row + length - 1),
      right: Math.max(right, isAcross ? column + length - 1 : column),
    };
  }

  /** How many laid words it would cross; 0 where it may not lie. */
  private crossingsAt(word: string, row: number, column: number, isAcross: boolean): number {
    this.looks += 1;
    const { top, left, bottom, right } = this.boundsWith(word.length, { row, column, isAcross });
    if (bottom - top >= this.mostSide || right - left >= this.mostSide) return 0;
    const along = isAcross ? 1 : width;
    const aside = isAcross ? width : 1;
    const own = isAcross ? across : down;
    const first = row * width + column;
    if (this.letters[first - along] || this.letters[first + along * word.length]) return 0;
    let crossings = 0;
    for (let step = 0; step < word.length; step += 1) {
      const square = first + along * step;
      const there = this.letters[square];
      if (there) {
        if (there !== word.charCodeAt(step) || ((this.runs[square] ?? 0) & own) !== 0) return 0;
        crossings += 1;
      } else if (this.letters[square - aside] || this.letters[square + aside]) {
        return 0;
      }
    }
    return crossings;
  }

  private firstCrossing(word: string, row: number, column: number, isAcross: boolean): number {
    for (let step = 0; step < word.length; step += 1) {
      const square = (row + (isAcross ? 0 : step)) * width + column + (isAcross ? step : 0);
      if (this.letters[square]) return step;
    }
    return -1;
  }
}

/** Squares of the rectangle round all letters. */
export function areaOf({ top, left, bottom, right }: Bounds): number {
  return (bottom - top + 1) * (right - left + 1);
}
