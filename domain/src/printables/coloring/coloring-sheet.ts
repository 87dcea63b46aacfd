import { type Mark, type Measure, margin, type Paper, papers, type Sheet } from '../sheet.ts';
import { sizeToFit, wrapText } from '../wrap-text.ts';
import { type Border, borderOf } from './borders.ts';
import { scene as space } from './parts/places.ts';
import { transformPath } from './path.ts';
import { type SceneId, scenes } from './scenes.ts';

/** How small the areas are: few large ones, or all that the drawing has. */
export const details = ['simple', 'rich'] as const;
export type Detail = (typeof details)[number];

export interface ColoringMessages {
  /** Above the picture; '' leaves its place to the picture. */
  title: string;
  /** Below it, with where it is from; null where none is wanted. */
  verse: { text: string; from: string } | null;
  /** The label of the line to write on, and a name to print on it, '' for none. */
  nameLabel: string;
  name: string;
  foot: string;
}

export interface ColoringRequest {
  scene: SceneId;
  border: Border;
  detail: Detail;
  /** Whether the title's letters are white, to be colored too. */
  openLetters: boolean;
  words: ColoringMessages;
  paper: Paper;
  measure: Measure;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sizes = { title: 17, verse: 5.2, from: 4, name: 5, foot: 3.2 } as const;
/** Outlines are as thick as a child's pencil is wide, at every scale. */
const strokes = { area: 0.9, line: 0.75, letters: 0.55 } as const;

/**
 * A picture to color, on one sheet.
 * @param request - Which scene, how it is framed, the words round it, the paper.
 */
export function coloringSheet(request: ColoringRequest): Sheet {
  const { words, paper } = request;
  const { marks, inside } = pageAround(request);
  return { paper, name: words.title, marks: [...pictureMarks(request, inside), ...marks] };
}

/** A picture that was drawn elsewhere: of black and white dots as a data address, or of lines by its address. */
export interface DrawnPicture {
  source: string;
  width: number;
  height: number;
  /** Whether a line is drawn round it, which closes the areas at its edge. */
  isFramed?: boolean;
}

/** A picture that was drawn elsewhere, on one sheet, with the same words round it. */
export function pictureSheet(
  picture: DrawnPicture,
  request: Pick<ColoringRequest, 'words' | 'paper' | 'openLetters' | 'measure'>,
): Sheet {
  const { words, paper } = request;
  const { marks, inside } = pageAround(request);
  const scale = Math.min(inside.width / picture.width, inside.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = inside.x + (inside.width - width) / 2;
  const y = inside.y + (inside.height - height) / 2;
  const drawn: Mark = { kind: 'picture', source: picture.source, x, y, width, height };
  const frame: Mark[] = picture.isFramed
    ? [{ kind: 'box', x, y, width, height, stroke: strokes.area }]
    : [];
  return { paper, name: words.title, marks: [drawn, ...frame, ...marks] };
}

/** The words of a coloring sheet, and the room they leave for the picture. */
function pageAround({
  words,
  paper,
  openLetters,
  measure,
}: Pick<ColoringRequest, 'words' | 'paper' | 'openLetters' | 'measure'>): {
  marks: Mark[];
  inside: Room;
} {
  const { width, height } = papers[paper];
  const middle = width / 2;
  const wide = width - 2 * margin;
  const marks: Mark[] = [];
  let top: number = margin;
  if (words.title !== '') {
    const size = sizeToFit(words.title, wide - 8, sizes.title, 'display', measure);
    top += size;
    marks.push({
      ...textMark(words.title, middle, top - size * 0.2, size, 'display'),
      ...(openLetters ? { outline: strokes.letters } : {}),
    });
    top += 2;
  }
  let bottom = height - margin + 1;
  marks.push(textMark(words.foot, middle, bottom, sizes.foot, 'body'));
  bottom -= 9;
  marks.push(...nameLine(words, middle, bottom, measure));
  bottom -= 8;
  if (words.verse) {
    const lines = wrapText(words.verse.text, wide - 10, sizes.verse, 'body', measure);
    marks.push(textMark(words.verse.from, middle, bottom, sizes.from, 'body'));
    bottom -= 6.4;
    for (const line of lines.reverse()) {
      marks.push(textMark(line, middle, bottom, sizes.verse, 'bold'));
      bottom -= sizes.verse * 1.3;
    }
    bottom -= 1;
  }
  return { marks, inside: { x: margin, y: top, width: wide, height: bottom - top } };
}

function nameLine(
  { name, nameLabel }: ColoringMessages,
  middle: number,
  y: number,
  measure: Measure,
): Mark[] {
  const label = measure(nameLabel, sizes.from, 'body');
  const [from, to] = [middle - 45 + label + 3, middle + 45];
  const marks: Mark[] = [
    { ...textMark(nameLabel, middle - 45, y, sizes.from, 'body'), align: 'start' },
    { kind: 'line', from: { x: from, y: y + 1 }, to: { x: to, y: y + 1 }, width: 0.3 },
  ];
  if (name === '') return marks;
  const size = sizeToFit(name, to - from - 2, sizes.name, 'bold', measure);
  return [...marks, { ...textMark(name, from + 1, y, size, 'bold'), align: 'start' }];
}

function pictureMarks({ scene, border, detail }: ColoringRequest, inside: Room): Mark[] {
  const scale = Math.min(inside.width / space.width, inside.height / space.height);
  const x = inside.x + (inside.width - space.width * scale) / 2;
  const y = inside.y + (inside.height - space.height * scale) / 2;
  return [...scenes[scene].shapes, ...borderOf(border)]
    .filter(({ isRich }) => detail === 'rich' || !isRich)
    .map(({ kind, path }): Mark => {
      const placed = transformPath(path, [scale, 0, 0, scale, x, y]);
      if (kind === 'ink') return { kind: 'path', path: placed, fill: 'black', stroke: 0 };
      return {
        kind: 'path',
        path: placed,
        fill: kind === 'area' ? 'white' : 'none',
        stroke: kind === 'area' ? strokes.area : strokes.line,
      };
    });
}

function textMark(
  content: string,
  x: number,
  y: number,
  size: number,
  font: 'body' | 'bold' | 'display',
) {
  return { kind: 'text', text: content, x, y, size, font, align: 'middle' } as const;
}
