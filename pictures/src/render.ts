// Renderings of the same shapes: glass and ink in colour for the light and the dark theme, and a coloring page in line.
import { type Colour, hexOf, palette } from './palette.ts';
import type { Shape } from './shape.ts';

/** Whole numbers on a grid twice as fine as the picture: short files. */
const grid = 2;
const onGrid = (value: number): number => Math.round(value * grid);

/** A path with relative numbers: shorter. */
function compact(path: string): string {
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (letter === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map((value) => onGrid(Number(value)));
    const size = letter === 'C' ? 6 : letter === 'Q' ? 4 : 2;
    for (let i = 0; i + size <= values.length; i += size) {
      const own = values.slice(i, i + size);
      // What goes nowhere says nothing.
      if (letter !== 'M' && own.every((value, k) => value === (k % 2 ? y : x))) continue;
      const shifted = letter === 'M' ? own : own.map((value, k) => value - (k % 2 ? y : x));
      let text =
        letter === last && letter !== 'M' ? '' : letter === 'M' ? 'M' : letter.toLowerCase();
      for (const [k, value] of shifted.entries()) {
        text += (k === 0 && text.length > 0) || value < 0 ? value : ` ${value}`;
      }
      out += text;
      last = letter;
      [x, y] = [own.at(-2) ?? x, own.at(-1) ?? y];
      if (letter === 'M') [startX, startY] = [x, y];
    }
  }
  return out;
}

type Attributes = Record<string, string | number | undefined>;

function element(shape: Shape, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${String(value).replace(/^0\./, '.')}"`)
    .join('');
  if (!shape.ellipse) return `<path d="${compact(shape.path ?? '')}"${text}/>`;
  const [x, y, rx, ry] = shape.ellipse.map(onGrid);
  return rx === ry
    ? `<circle cx="${x}" cy="${y}" r="${rx}"${text}/>`
    : `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${text}/>`;
}

interface Item {
  /** What neighbours may share. */
  group: string;
  text: string;
}

/** Runs of the same outline share one group; the commonest stands on the root and is not said again. */
function grouped(items: readonly Item[], pen: string): string {
  const count = new Map<string, number>();
  for (const { group } of items) count.set(group, (count.get(group) ?? 0) + 1);
  const widths = [...count].filter(([group]) => group.startsWith('stroke-width'));
  const usual = widths.sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  const runs: { group: string; texts: string[] }[] = [];
  for (const { group, text } of items) {
    const run = runs.at(-1);
    if (run?.group === group) run.texts.push(text);
    else runs.push({ group, texts: [text] });
  }
  const body = runs.map(({ group, texts }) => {
    if (group === usual) return texts.join('');
    if (texts.length > 1) return `<g ${group}>${texts.join('')}</g>`;
    return texts[0]?.replace('/>', ` ${group}/>`);
  });
  return `<g fill="none" stroke="${pen}" ${usual} stroke-linejoin="round" stroke-linecap="round">${body.join('')}</g>`;
}

/** Few widths, so that neighbours share one. */
function widthOf(shape: Shape, factor = 1): string {
  const width = (shape.pen ?? 4) * factor * (shape.weight ?? 1) * grid;
  const shown =
    width > 8.8 ? Math.round(width) : width > 6.7 ? 8 : width > 4.6 ? 6 : width > 2.9 ? 4 : 2.5;
  return `stroke-width="${shown}"`;
}

const joinable = new Set<Shape['kind']>(['line', 'shade', 'tint']);
const compared = ['kind', 'fill', 'stroke', 'opacity', 'pen', 'weight', 'rule'] as const;

/** Neighbours that are alike become one path. */
function joined(shapes: readonly Shape[]): Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    const alike =
      last?.path &&
      shape.path &&
      joinable.has(shape.kind) &&
      compared.every((key) => last[key] === shape[key]);
    if (alike) out[out.length - 1] = { ...last, path: `${last.path}${shape.path}` };
    else out.push(shape);
  }
  return out;
}

/** Which page the picture stands on. */
export type Theme = 'light' | 'dark';

/** On a dark page a bright colour is toned down, so that the picture does not dazzle. */
function toned(colour: Colour, theme: Theme): string {
  const hex = hexOf(colour);
  if (theme === 'light' || !hex.startsWith('#')) return hex;
  const share = 0.16;
  const channels = [1, 3, 5].map((i) => {
    const [value, night] = [hex, palette.ink].map((text) =>
      Number.parseInt(text.slice(i, i + 2), 16),
    );
    return Math.round((value ?? 0) * (1 - share) + (night ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}${hex.slice(7)}`;
}

function colourItem(shape: Shape, theme: Theme): Item {
  const fill = shape.fill && toned(shape.fill, theme);
  switch (shape.kind) {
    case 'area':
    case 'facet':
      return { group: widthOf(shape), text: element(shape, { fill, 'fill-rule': shape.rule }) };
    case 'line':
    case 'shade':
      return {
        group: widthOf(shape),
        text: element(shape, { stroke: shape.stroke && toned(shape.stroke, theme) }),
      };
    case 'light':
      return { group: 'stroke="none"', text: element(shape, { fill: 'url(#lamplight)' }) };
    default: {
      const opacity = shape.opacity === 1 ? undefined : shape.opacity;
      const own = { fill: fill ?? palette.ink, opacity, 'fill-rule': shape.rule };
      return { group: 'stroke="none"', text: element(shape, own) };
    }
  }
}

/** The elements of a picture in colour, without the frame of a file. */
export function colourMarkup(shapes: readonly Shape[], theme: Theme = 'light'): string {
  return grouped(
    joined(shapes).map((shape) => colourItem(shape, theme)),
    palette.ink,
  );
}

/** A file of elements that are drawn on the fine grid. */
export const svgFile = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * grid} ${height * grid}">${body}</svg>\n`;

function lamplight(id: string, theme: Theme): string {
  const glow = toned('gold2', theme);
  return `<radialGradient id="${id}"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;
}

/** How wide and high a story's picture is. */
export const storySize = { width: 800, height: 480 } as const;

/** The picture as the story shows it. Its only id is its own name's, so that pictures may share a page. */
export function renderColour(id: string, shapes: readonly Shape[], theme: Theme = 'light'): string {
  const body = colourMarkup(shapes, theme).replaceAll('#lamplight', `#${id}-light`);
  const defs = body.includes(`#${id}-light`) ? lamplight(`${id}-light`, theme) : '';
  return svgFile(storySize.width, storySize.height, defs + body);
}

function lineItem(shape: Shape): Item | undefined {
  switch (shape.kind) {
    case 'area':
    case 'facet':
      return {
        group: widthOf(shape, 0.75),
        text: element(shape, {
          fill: shape.fill === 'none' ? 'none' : '#fff',
          'fill-rule': shape.rule,
        }),
      };
    case 'line': {
      // What is a band of colour becomes a line.
      const isBand = shape.stroke && shape.stroke !== 'ink';
      const weight = isBand ? Math.min(shape.weight ?? 1, 0.8) : shape.weight;
      return { group: widthOf({ ...shape, weight }, 0.75), text: element(shape, {}) };
    }
    case 'patch':
      return { group: 'stroke="none"', text: element(shape, { fill: '#fff' }) };
    case 'ink': {
      const dark = !shape.fill || shape.fill === 'ink';
      return { group: 'stroke="none"', text: element(shape, { fill: dark ? '#000' : '#fff' }) };
    }
    default:
      return undefined;
  }
}

/** The elements of a coloring page, without the frame of a file. */
export const lineMarkup = (shapes: readonly Shape[]): string =>
  grouped(
    joined(shapes).flatMap((shape) => lineItem(shape) ?? []),
    '#000',
  );

/** The coloring page: white areas with black outlines; what is colour only is left out. */
export const renderLine = (shapes: readonly Shape[]): string =>
  svgFile(storySize.width, storySize.height, lineMarkup(shapes));
