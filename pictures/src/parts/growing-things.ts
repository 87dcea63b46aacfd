// Fruit, vegetables, weeds and flowers.

import { numbersOf } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, line, place } from '../shape.ts';

/** A pear on its branch or on the ground. */
export const pear = (x: number, y: number, turn = 0, s = 1, fill: Colour = '#D8C94A') =>
  place(
    [
      area(
        'M0 -16C5 -16 5 -9 7 -5C12 2 9 10 0 10C-9 10 -12 2 -7 -5C-5 -9 -5 -16 0 -16Z',
        fill,
        0.6,
      ),
      line('M0 -16C0 -19 1 -21 3 -22', 0.6),
    ],
    { x, y, turn, scale: s },
  );
/** Four pears in an arm. */
export const pearHeap = () => [
  ...pear(-4.5, -3, -24, 0.48),
  ...pear(4.5, -3.5, 22, 0.48),
  ...pear(0, -8, 4, 0.48),
  ...pear(0, 0, 0, 0.48),
];
/** A head of lettuce. */
export const lettuce = (x: number, y: number, s = 1) => [
  area(
    `M${x} ${y}C${x - 30 * s} ${y - 2 * s} ${x - 30 * s} ${y - 24 * s} ${x - 16 * s} ${y - 24 * s}C${x - 10 * s} ${y - 36 * s} ${x + 10 * s} ${y - 36 * s} ${x + 16 * s} ${y - 24 * s}C${x + 30 * s} ${y - 24 * s} ${x + 30 * s} ${y - 2 * s} ${x} ${y}Z`,
    'leaf4',
    0.65,
  ),
  line(
    `M${x} ${y - 3 * s}L${x} ${y - 24 * s}M${x - 3 * s} ${y - 6 * s}L${x - 14 * s} ${y - 16 * s}M${x + 3 * s} ${y - 6 * s}L${x + 14 * s} ${y - 16 * s}`,
    0.4,
  ),
];
/** A tomato plant on its pole. */
export const tomatoPlant = (x: number, y: number, s = 1) => [
  line(`M${x} ${y}L${x} ${y - 96 * s}`, 0.9, 'wood6'),
  ...numbersOf('-16,-30 14,-46 -14,-64 12,-82').map(([a = 0, b = 0]) =>
    area(
      `M${x} ${y + b * s}C${x + a * 0.6 * s} ${y + (b - 16) * s} ${x + a * 1.6 * s} ${y + (b - 10) * s} ${x + a * 1.8 * s} ${y + (b + 4) * s}C${x + a * s} ${y + (b + 10) * s} ${x + a * 0.4 * s} ${y + (b + 6) * s} ${x} ${y + b * s}Z`,
      'leaf5',
      0.55,
    ),
  ),
  ...numbersOf('-10,-18 10,-32 -9,-50 8,-66').map(([a = 0, b = 0]) =>
    disc(x + a * s, y + b * s, 7 * s, 6.5 * s, 'ruby5', 0.55),
  ),
];
/** A small thistle. */
export const weed = (x: number, y: number, s = 1) => [
  line(
    `M${x} ${y}C${x - 6 * s} ${y - 14 * s} ${x - 14 * s} ${y - 18 * s} ${x - 22 * s} ${y - 18 * s}M${x} ${y}L${x} ${y - 30 * s}M${x} ${y}C${x + 6 * s} ${y - 14 * s} ${x + 14 * s} ${y - 20 * s} ${x + 22 * s} ${y - 20 * s}`,
    1,
    'leaf7',
  ),
  disc(x, y - 32 * s, 6 * s, 6 * s, '#AC83D2', 0.5),
];
/** A thorny branch. */
export const thorns = (x: number, y: number, s = 1) => [
  line(
    `M${x - 40 * s} ${y}C${x - 24 * s} ${y - 34 * s} ${x + 16 * s} ${y - 40 * s} ${x + 40 * s} ${y - 10 * s}M${x - 10 * s} ${y}C${x - 4 * s} ${y - 20 * s} ${x + 14 * s} ${y - 50 * s} ${x + 30 * s} ${y - 54 * s}M${x - 24 * s} ${y - 21 * s}L${x - 30 * s} ${y - 32 * s}M${x - 6 * s} ${y - 30 * s}L${x - 8 * s} ${y - 42 * s}M${x + 18 * s} ${y - 27 * s}L${x + 26 * s} ${y - 36 * s}M${x + 6 * s} ${y - 27 * s}L${x - 2 * s} ${y - 34 * s}M${x + 18 * s} ${y - 46 * s}L${x + 14 * s} ${y - 56 * s}`,
    0.8,
    'wood7',
  ),
];
/** A thistle held by its stem, with its root. */
export const thistleRoot = () => [
  area('M-8 8C-12 40 -6 70 0 96C6 70 12 40 8 8Z', 'wood4', 0.75),
  line(
    'M-7 34C-20 44 -26 54 -34 58M7 46C20 56 26 64 32 76M-4 62C-10 72 -14 78 -22 86',
    0.8,
    'wood6',
  ),
  line('M0 6C0 -20 0 -40 0 -66', 1.3, 'leaf7'),
  area(
    'M0 0C-20 -14 -40 -10 -52 -22C-36 -34 -14 -26 0 -8C14 -30 36 -36 50 -26C40 -12 20 -14 0 0Z',
    'leaf5',
    0.7,
  ),
  area('M-14 -66C-16 -84 16 -84 14 -66C8 -58 -8 -58 -14 -66Z', 'leaf6', 0.7),
  area('M-14 -74L-18 -98L-6 -88L0 -102L6 -88L18 -98L14 -74Z', '#AC83D2', 0.7),
];
/** A rose in bloom. */
export const rose = (
  x: number,
  y: number,
  r = 9,
  fill: Colour = 'ruby5',
  dark: Colour = 'ruby7',
) => [
  disc(x, y, r, r, fill, 0.6),
  {
    ...line(
      `M${x - r * 0.5} ${y}C${x - r * 0.4} ${y - r * 0.7} ${x + r * 0.6} ${y - r * 0.6} ${x + r * 0.4} ${y + r * 0.1}C${x + r * 0.2} ${y + r * 0.5} ${x - r * 0.3} ${y + r * 0.3} ${x - r * 0.1} ${y - r * 0.1}`,
      0.45,
    ),
    stroke: dark,
  },
];
/** One leaf. */
export const leafShape = (x: number, y: number, turn: number, s = 1, fill: Colour = 'leaf5') =>
  place([area('M0 0C5 -8 14 -10 22 -4C16 4 8 6 0 0Z', fill, 0.5)], { x, y, turn, scale: s });
/** A feather that flies. */
export const feather = (x: number, y: number, turn = 0, s = 1) =>
  place(
    [
      area('M-16 6C-14 -8 4 -14 18 -10C14 2 0 10 -12 8Z', '#FFFDF6', 0.5),
      line('M-22 10L8 -6', 0.4),
    ],
    { x, y, turn, scale: s },
  );
