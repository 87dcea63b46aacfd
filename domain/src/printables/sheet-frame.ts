import { type Mark, type Measure, margin, type Paper, papers } from './sheet.ts';
import { sizeToFit, wrapText } from './wrap-text.ts';

/** The words round a puzzle, in the language of the sheet. */
export interface FrameMessages {
  title: string;
  /** One line below the title: what to do. */
  task: string;
  /** Labels of the lines to write on; null on a sheet of answers. */
  nameAndDate: { name: string; date: string } | null;
  /** A child's name, printed where it would be written. */
  nameOnSheet: string | null;
  /** At the foot: where the sheet comes from, and its number, by which it can be printed again. */
  foot: string;
}

export interface Frame {
  marks: Mark[];
  /** The rectangle that is left for the puzzle. */
  inside: { x: number; y: number; width: number; height: number };
}

const cornerSide = 20;
/** How far the corners stand from the edge. */
const nearEdge = margin - 4;
const titleSize = 10;
const taskSize = 4.6;
const footSize = 3.2;

/** What every sheet has: vine corners, title, what to do, lines for name and date, and the foot. */
export function sheetFrame(paper: Paper, words: FrameMessages, measure: Measure): Frame {
  const { width, height } = papers[paper];
  const middle = width / 2;
  const headWidth = width - 2 * (margin + cornerSide);
  const size = sizeToFit(words.title, headWidth, titleSize, 'display', measure);
  const marks: Mark[] = corners(width, height);
  marks.push(text(words.title, middle, margin + 9, size, 'display'));
  let y = margin + 16;
  for (const line of wrapText(words.task, headWidth, taskSize, 'body', measure)) {
    marks.push(text(line, middle, y, taskSize, 'body'));
    y += taskSize * 1.35;
  }
  y = Math.max(y, margin + cornerSide) + 4;
  if (words.nameAndDate) {
    marks.push(...writingLines(words.nameAndDate, words.nameOnSheet, width, y, measure));
    y += 8;
  }
  marks.push(text(words.foot, middle, height - margin + 2, footSize, 'body'));
  // The corners below stand beside nothing: a list may be as wide as the sheet.
  const bottom = height - nearEdge - cornerSide;
  return {
    marks,
    inside: { x: margin + 4, y, width: width - 2 * (margin + 4), height: bottom - y },
  };
}

function corners(width: number, height: number): Mark[] {
  return [false, true].flatMap((flipY) =>
    [false, true].map(
      (flipX): Mark => ({
        kind: 'corner',
        x: flipX ? width - nearEdge - cornerSide : nearEdge,
        y: flipY ? height - nearEdge - cornerSide : nearEdge,
        side: cornerSide,
        flipX,
        flipY,
      }),
    ),
  );
}

/** "Name ____ Date ____", the first twice as long. */
function writingLines(
  labels: { name: string; date: string },
  nameOnSheet: string | null,
  width: number,
  y: number,
  measure: Measure,
): Mark[] {
  const from = margin + 8;
  const to = width - margin - 8;
  const split = from + ((to - from) * 2) / 3;
  const size = 4.4;
  return [
    { label: labels.name, from, to: split - 6, given: nameOnSheet },
    { label: labels.date, from: split, to, given: null },
  ].flatMap(({ label, given: input, ...side }): Mark[] => {
    const start = side.from + measure(label, size, 'body') + 2;
    const line: Mark = {
      kind: 'line',
      from: { x: start, y: y + 1 },
      to: { x: side.to, y: y + 1 },
      width: 0.3,
    };
    const marks: Mark[] = [{ ...text(label, side.from, y, size, 'body'), align: 'start' }, line];
    if (input) {
      const presetSize = sizeToFit(input, side.to - start - 2, 5, 'bold', measure);
      marks.push({ ...text(input, start + 1, y, presetSize, 'bold'), align: 'start' });
    }
    return marks;
  });
}

function text(
  content: string,
  x: number,
  y: number,
  size: number,
  font: 'body' | 'bold' | 'display',
) {
  return { kind: 'text', text: content, x, y, size, font, align: 'middle' } as const;
}
