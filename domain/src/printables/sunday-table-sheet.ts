import {
  type Mark,
  type Measure,
  margin,
  type Paper,
  papers,
  type Sheet,
  type SheetFont,
} from './sheet.ts';
import { sheetFrame } from './sheet-frame.ts';
import { wrapText } from './wrap-text.ts';

/** The words of a sheet for the Sunday table, in the language of the sheet. */
export interface SundayTableMessages {
  title: string;
  /** The date of the Sunday. */
  day: string;
  headings: { questions: string; prayer: string; saint: string; deed: string };
  /** Each with its answer, what to say to a child, and where it comes from. */
  questions: readonly { question: string; answer: string; simply: string; source: string }[];
  prayer: readonly string[];
  saint: string;
  deed: string;
  /** Who has read these texts. */
  trust: string;
  /** At the foot: where it comes from, for which week it is, of which lessons. */
  foot: string;
}

interface Line {
  text: string;
  font: SheetFont;
  /** As a part of the size of the text. */
  scale: number;
  /** White space above it, in lines. */
  above: number;
  indent: boolean;
  /** A line across the sheet below it. */
  ruled: boolean;
}

/** From easy to read across a table to what still fits. */
const sizes = Array.from({ length: 18 }, (_, step) => 4.8 - step / 10);
const spacing = 1.34;
const indent = 6;

/** One sheet for the Sunday table; letters grow smaller until all of it is on it. */
export function sundayTableSheet({
  words,
  paper,
  measure,
}: {
  words: SundayTableMessages;
  paper: Paper;
  measure: Measure;
}): Sheet {
  const frame = sheetFrame(
    paper,
    {
      title: words.title,
      task: words.day,
      nameAndDate: null,
      nameOnSheet: null,
      foot: words.foot,
    },
    measure,
  );
  const { x, y, width, height } = frame.inside;
  for (const [index, size] of sizes.entries()) {
    const lines = linesOf(words, width, size, measure);
    const tall = lines.reduce((sum, line) => sum + heightOf(line, size), 0);
    if (tall > height && index < sizes.length - 1) continue;
    return {
      paper,
      name: words.title,
      marks: [...frame.marks, ...draw(lines, { x, y }, size, paper)],
    };
  }
  return { paper, name: words.title, marks: frame.marks };
}

const heightOf = ({ scale, above }: Line, size: number) => size * spacing * (scale + above);

function linesOf(
  words: SundayTableMessages,
  width: number,
  size: number,
  measure: Measure,
): Line[] {
  const { headings } = words;
  const put = (text: string, font: SheetFont, more: Partial<Line> = {}): Line[] => {
    const scale = more.scale ?? 1;
    const space = width - (more.indent ? indent : 0);
    return wrapText(text, space, size * scale, font, measure).map((line, index) => ({
      text: line,
      font,
      scale,
      above: index === 0 ? (more.above ?? 0) : 0,
      indent: more.indent ?? false,
      ruled: false,
    }));
  };
  const heading = (text: string) =>
    put(text, 'display', { scale: 1.3, above: 0.75 }).map((line) => ({ ...line, ruled: true }));
  return [
    ...heading(headings.questions),
    ...words.questions.flatMap(({ question, answer, simply, source }, index) => [
      ...put(`${index + 1}. ${question}`, 'bold', { above: 0.4 }),
      ...put(answer, 'body', { indent: true }),
      ...put(simply, 'body', { indent: true, above: 0.15 }),
      ...put(source, 'body', { indent: true, scale: 0.78 }),
    ]),
    ...heading(headings.prayer),
    ...words.prayer.flatMap((line, index) => put(line, 'body', { above: index === 0 ? 0.4 : 0 })),
    ...heading(headings.saint),
    ...put(words.saint, 'body', { above: 0.4 }),
    ...heading(headings.deed),
    ...put(words.deed, 'bold', { above: 0.4 }),
    ...(words.trust === '' ? [] : put(words.trust, 'body', { above: 0.6, scale: 0.78 })),
  ];
}

function draw(
  lines: readonly Line[],
  from: { x: number; y: number },
  size: number,
  paper: Paper,
): Mark[] {
  let { y } = from;
  return lines.flatMap((line): Mark[] => {
    y += heightOf(line, size);
    const base = y - size * 0.3;
    const marks: Mark[] = [
      {
        kind: 'text',
        text: line.text,
        x: from.x + (line.indent ? indent : 0),
        y: base,
        size: size * line.scale,
        font: line.font,
        align: 'start',
      },
    ];
    if (!line.ruled) return marks;
    const to = { x: papers[paper].width - margin - 4, y: base + 1.3 };
    return [...marks, { kind: 'line', from: { x: from.x, y: to.y }, to, width: 0.25 }];
  });
}
