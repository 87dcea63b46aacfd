// Rooms: a back wall, a floor, and what lets the light in.
import { p, polygon } from '../geometry/path.ts';
import type { Point } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, facet, line, type Shape, shade, tint } from '../shape.ts';
import { box } from './buildings.ts';

interface Room {
  wall?: Colour;
  wallShade?: Colour;
  floor?: Colour;
  floorShade?: Colour;
  /** Where the wall meets the floor. */
  edge?: number;
  /** Where the joints of the floor meet. */
  vanish?: Point;
  joints?: number;
  /** Width and height of the wall's stones. */
  blocks?: readonly [number, number];
  /** A floor of boards, or of tiles. */
  boards?: boolean;
}

function stones(
  [w, h]: readonly [number, number],
  edge: number,
  tone: Colour | undefined,
): Shape[] {
  let d = '';
  let tones = '';
  for (let row = 0; row * h < edge; row++) {
    d += `M-10 ${row * h}L810 ${row * h}`;
    for (let column = 0; column * w < 860; column++) {
      const x = column * w + (row % 2 ? w / 2 : 0) - 20;
      const bottom = Math.min(edge, (row + 1) * h);
      d += `M${x} ${row * h}L${x} ${bottom}`;
      if ((column * 3 + row * 5) % 7 === 0) tones += box(x, row * h, w, bottom - row * h);
    }
  }
  return [...(tone ? [tint(tones, tone, 0.7)] : []), line(d, 0.3, '#1D1A3888')];
}

/** A wall and a floor whose joints run to a vanishing point. */
export function room(look: Room): Shape[] {
  const { wall = 'stone2', floor = 'wood4', floorShade = 'wood5', edge = 340 } = look;
  const { vanish = [400, 150], joints = 10, boards = true } = look;
  const topOf = (x: number): Point => [
    vanish[0] + ((x - vanish[0]) * (edge - vanish[1])) / (490 - vanish[1]),
    edge,
  ];
  let joint = '';
  const out = [
    area(box(-10, -10, 820, edge + 10), wall, 0.75),
    ...(look.blocks ? stones(look.blocks, edge, look.wallShade) : []),
    area(box(-10, edge, 820, 490 - edge), floor, 0.75),
  ];
  for (let i = 0; i <= joints; i++) {
    const [x, next] = [i, i + 1].map((k) => (1400 * k) / joints - 300) as [number, number];
    if (i % 2)
      out.push(tint(polygon([topOf(x), topOf(next), [next, 490], [x, 490]]), floorShade, 0.8));
    joint += `M${p(topOf(x))}L${p([x, 490])}`;
  }
  if (!boards) {
    for (const share of [0.22, 0.55]) {
      const y = edge + (490 - edge) * share;
      joint += `M-10 ${y}L810 ${y}`;
    }
  }
  return [...out, line(joint, 0.35, '#1D1A3899')];
}

/** A window with bars. */
export function barredWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  sky: Colour = 'lapis3',
): Shape[] {
  const bars = [0.25, 0.5, 0.75].map((t) => `M${x + w * t} ${y + 4}L${x + w * t} ${y + h}`);
  return [
    area(
      `M${x - 10} ${y + h + 8}L${x - 10} ${y + w / 2}C${x - 10} ${y - w * 0.36} ${x + w + 10} ${y - w * 0.36} ${x + w + 10} ${y + w / 2}L${x + w + 10} ${y + h + 8}Z`,
      'stone5',
      0.8,
    ),
    area(
      `M${x} ${y + h}L${x} ${y + w / 2}C${x} ${y - w * 0.2} ${x + w} ${y - w * 0.2} ${x + w} ${y + w / 2}L${x + w} ${y + h}Z`,
      sky,
      0.7,
    ),
    line(`${bars.join('')}M${x} ${y + h * 0.55}L${x + w} ${y + h * 0.55}`, 1.3),
  ];
}

interface HouseWindow {
  sky?: readonly [Colour, Colour];
  curtain?: Colour;
}

/** A window of a house. */
export function houseWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  look: HouseWindow = {},
): Shape[] {
  const { sky = ['#CFE3FB', 'gold2'], curtain } = look;
  const half = (side: number, edge: number) =>
    `M${edge} ${y - 10}L${x + w * (0.5 - 0.16 * side)} ${y - 10}C${x + w * (0.5 - 0.2 * side)} ${y + h * 0.4} ${x + w * (0.5 - 0.4 * side)} ${y + h * 0.6} ${edge} ${y + h * 0.8}Z`;
  return [
    area(box(x - 8, y - 8, w + 16, h + 16), 'white', 0.8),
    facet(box(x, y, w, h), sky[0], 0.6),
    tint(`M${x} ${y + h}L${x + w} ${y}L${x + w} ${y + h}Z`, sky[1], 0.8),
    line(`M${x + w / 2} ${y}L${x + w / 2} ${y + h}M${x} ${y + h / 2}L${x + w} ${y + h / 2}`, 0.75),
    ...(curtain
      ? [area(half(1, x - 10), curtain, 0.7), area(half(-1, x + w + 10), curtain, 0.7)]
      : []),
  ];
}

/** A church window of coloured panes. */
export function lancet(
  x: number,
  y: number,
  w: number,
  h: number,
  hues: readonly Colour[],
): Shape[] {
  const [first = 'lapis4'] = hues;
  const arch = `M${x} ${y + h}L${x} ${y + w * 0.8}C${x} ${y + w * 0.3} ${x + w * 0.3} ${y} ${x + w / 2} ${y - w * 0.1}C${x + w * 0.7} ${y} ${x + w} ${y + w * 0.3} ${x + w} ${y + w * 0.8}L${x + w} ${y + h}Z`;
  const rows = Math.round(h / 42);
  const step = (h - w * 0.6) / rows;
  let d = `M${x + w / 2} ${y}L${x + w / 2} ${y + h}`;
  const panes: Shape[] = [];
  for (let i = 1; i < rows; i++) {
    const v = y + w * 0.6 + step * i;
    const next = Math.min(y + h, v + step);
    d += `M${x} ${v}L${x + w / 2} ${v - 14}L${x + w} ${v}`;
    const pane = (edge: number, hue: Colour | undefined) =>
      tint(
        `M${edge} ${v}L${x + w / 2} ${v - 14}L${x + w / 2} ${next - 14}L${edge} ${next}Z`,
        hue ?? first,
      );
    panes.push(pane(x + 1, hues[i % hues.length]), pane(x + w - 1, hues[(i + 2) % hues.length]));
  }
  return [area(arch, first, 0.9), ...panes, line(d, 0.5)];
}

/** An arched opening. */
export const archway = (x: number, y: number, w: number, h: number, fill: Colour): Shape[] => [
  area(
    `M${x} ${y + h}L${x} ${y + w / 2}C${x} ${y - w * 0.16} ${x + w} ${y - w * 0.16} ${x + w} ${y + w / 2}L${x + w} ${y + h}Z`,
    fill,
    0.9,
  ),
];

/** A column. */
export const column = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Colour = 'stone1',
): Shape[] => [
  area(`M${x} ${y}L${x + w} ${y}L${x + w * 0.94} ${y + h}L${x + w * 0.06} ${y + h}Z`, fill, 0.8),
  area(
    `M${x - w * 0.18} ${y - 12}L${x + w * 1.18} ${y - 12}L${x + w} ${y + 4}L${x} ${y + 4}Z`,
    fill,
    0.7,
  ),
  area(box(x - w * 0.14, y + h - 2, w * 1.28, 14), fill, 0.7),
  shade(
    `M${x + w * 0.3} ${y + 10}L${x + w * 0.32} ${y + h - 8}M${x + w * 0.66} ${y + 10}L${x + w * 0.66} ${y + h - 8}`,
    'stone3',
    0.6,
  ),
];

/** An open doorway of a house with what is seen through it. */
export const doorway = (
  x: number,
  y: number,
  w: number,
  h: number,
  outside: Colour,
  frame: Colour = 'wood5',
): Shape[] => [
  area(box(x - 10, y - 10, w + 20, h + 10), frame, 0.85),
  area(box(x, y, w, h), outside, 0.7),
];

/** Shelves with books and jars on a wall. */
export function shelf(
  x: number,
  y: number,
  w: number,
  hues: readonly Colour[],
  fill: Colour = 'wood6',
): Shape[] {
  const books = Array.from({ length: Math.floor(w / 15) - 1 }, (_, i) => {
    const tall = 26 + ((i * 7) % 12);
    return area(box(x + 6 + i * 15, y - tall, 12, tall), hues[i % hues.length] ?? 'ruby5', 0.5);
  });
  return [...books, area(box(x - 4, y, w + 8, 9), fill, 0.7)];
}

/** A bench of a church, seen from behind or from before. */
export const pew = (x: number, y: number, w: number, h = 66, fill: Colour = 'wood5'): Shape[] => [
  area(box(x, y - h, w, h), fill, 0.9),
  area(box(x - 6, y - h - 10, w + 12, 14), 'wood6', 0.8),
  line(
    `M${x + w * 0.25} ${y - h + 4}L${x + w * 0.25} ${y}M${x + w * 0.5} ${y - h + 4}L${x + w * 0.5} ${y}M${x + w * 0.75} ${y - h + 4}L${x + w * 0.75} ${y}`,
    0.4,
  ),
];
