/** Sizes of paper in millimetres. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** The letters of a sheet: Andika, Andika bold, Quest Display. */
export type SheetFont = 'body' | 'bold' | 'display';

/** One thing drawn on a sheet, in millimetres from its upper left, black on white. */
export type Mark =
  | {
      kind: 'text';
      text: string;
      x: number;
      /** The line that the letters stand on. */
      y: number;
      size: number;
      font: SheetFont;
      align: 'start' | 'middle' | 'end';
      /** White letters with an outline this wide, to be colored; left out for black ones. */
      outline?: number;
    }
  | { kind: 'line'; from: Point; to: Point; width: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; stroke: number }
  /** A ring round what lies between two points, as children circle a word. */
  | { kind: 'ring'; from: Point; to: Point; radius: number; width: number }
  /** A path of SVG with absolute M, L, C and Z; what is white hides what was drawn before it. */
  | { kind: 'path'; path: string; fill: 'white' | 'black' | 'none'; stroke: number }
  /** A picture of black and white dots, as a data address, or a drawing of lines by its address. */
  | { kind: 'picture'; source: string; x: number; y: number; width: number; height: number }
  /** One of our drawings of lines, in a square, mirrored or not. */
  | { kind: 'corner'; x: number; y: number; side: number; flipX: boolean; flipY: boolean };

export interface Point {
  x: number;
  y: number;
}

/** One sheet of paper: a page of a print or of a PDF. */
export interface Sheet {
  paper: Paper;
  /** What a screen reader says instead of the drawing. */
  name: string;
  marks: Mark[];
}

/**
 * How wide a text is, in millimetres, at a size in millimetres; the browser measures its own
 * letters.
 */
export type Measure = (text: string, size: number, font: SheetFont) => number;

/** White space at the edge of every sheet, which printers cannot reach. */
export const margin = 14;
