// Drops, streams, ships, and breath in the cold.
import { numbersOf } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, line, shade } from '../shape.ts';

/** Drops of water: a list of x,y,scale. */
export const drops = (list: string) =>
  numbersOf(list).map(([x = 0, y = 0, s = 1]) =>
    area(
      `M${x} ${y - 8 * s}C${x - 6 * s} ${y} ${x - 5 * s} ${y + 6 * s} ${x} ${y + 6 * s}C${x + 5 * s} ${y + 6 * s} ${x + 6 * s} ${y} ${x} ${y - 8 * s}Z`,
      'lapis3',
      0.45,
    ),
  );
/** A stream that falls. */
export const stream = (x: number, y: number, w: number, h: number) => [
  area(
    `M${x} ${y}C${x + w * 0.2} ${y + h * 0.3} ${x + w * 0.1} ${y + h * 0.6} ${x - w * 0.3} ${y + h}L${x + w * 0.9} ${y + h}C${x + w * 0.9} ${y + h * 0.6} ${x + w} ${y + h * 0.3} ${x + w} ${y}Z`,
    'lapis3',
    0.5,
  ),
  shade(
    `M${x + w * 0.5} ${y + 6}C${x + w * 0.6} ${y + h * 0.4} ${x + w * 0.4} ${y + h * 0.7} ${x + w * 0.3} ${y + h - 4}`,
    'white',
    0.6,
  ),
];
/** A sailing ship far out. */
/** A sailing ship far out. */
export const ship = (hull: Colour = 'wood6', sail: Colour = 'pearl') => [
  line('M0 -16L0 -92', 1.1, 'wood7'),
  area('M4 -86C34 -78 40 -40 30 -24L4 -24C12 -44 12 -66 4 -86Z', sail, 0.75),
  area('M-4 -78C-18 -64 -26 -40 -28 -24L-4 -24Z', sail, 0.7),
  line('M14 -80C22 -62 22 -40 18 -24', 0.4),
  area('M-46 -16C-20 -12 20 -12 50 -20C44 -6 36 4 28 6L-28 6C-38 2 -44 -6 -46 -16Z', hull, 0.85),
  area('M-1 -92L-1 -104L20 -98Z', 'ruby5', 0.6),
];
/** The near side of a fishing boat; persons stand behind it. */
/** The near side of a fishing boat; persons stand behind it. */
export const boatSide = (w = 480, fill: Colour = 'wood5') => [
  area(
    `M${-w / 2} -70C${-w / 2 + 40} -30 ${w / 2 - 60} -30 ${w / 2} -84C${w / 2 - 10} -30 ${w / 2 - 50} 10 ${w / 2 - 80} 22L${-w / 2 + 70} 22C${-w / 2 + 30} 6 ${-w / 2 + 8} -30 ${-w / 2} -70Z`,
    fill,
    1.05,
  ),
  line(
    `M${-w / 2 + 12} -40C${-w / 2 + 60} -8 ${w / 2 - 70} -8 ${w / 2 - 16} -48M${-w / 2 + 36} -8C${-w / 2 + 80} 10 ${w / 2 - 90} 10 ${w / 2 - 46} -12`,
    0.6,
  ),
];
/** Breath in the cold. */
export const puff = (x: number, y: number, s = 1) => [
  area(
    `M${x} ${y}C${x - 12 * s} ${y - 2 * s} ${x - 10 * s} ${y - 14 * s} ${x} ${y - 12 * s}C${x + 6 * s} ${y - 20 * s} ${x + 20 * s} ${y - 12 * s} ${x + 16 * s} ${y - 4 * s}C${x + 14 * s} ${y + 2 * s} ${x + 4 * s} ${y + 2 * s} ${x} ${y}Z`,
    'white',
    0.4,
  ),
];
/** The stone before a tomb. */
export const rollingStone = (r = 60, fill: Colour = 'stone3') => [
  disc(0, -r, r, r, fill, 1),
  line(
    `M${-r * 0.5} ${-r * 1.3}C${-r * 0.3} ${-r * 1.6} 0 ${-r * 1.7} ${r * 0.3} ${-r * 1.5}M${-r * 0.3} ${-r * 0.5}L${r * 0.1} ${-r * 0.7}M${r * 0.3} ${-r * 0.4}L${r * 0.5} ${-r * 0.8}`,
    0.5,
  ),
];
