// What a hand holds; the grip is the origin.
import type { Colour } from '../palette.ts';
import { area, line, shade } from '../shape.ts';

/** A staff. */
export const staff = (fill: Colour = 'wood5') => [area('M-2.4 -46L2.4 -46L2 56L-2 56Z', fill, 0.8)];
/** A shepherd's or bishop's crook. */
export const crook = (fill: Colour = 'wood5') => [
  area(
    'M-2.2 56L-2.2 -40C-2 -62 22 -62 20 -44C19 -36 10 -36 11 -42C13 -42 15 -44 14 -47C12 -52 3 -50 2.6 -38L2.2 56Z',
    fill,
    0.75,
  ),
];
/** A bundle tied with a knot. */
export const bundle = (fill: Colour = 'ruby5') => [
  area('M-9 4C-14 -6 -8 -14 0 -15C9 -14 14 -6 9 4C4 8 -4 8 -9 4Z', fill, 0.85),
  area('M-3 -14L-7 -20L0 -17.500L6 -20L3 -14Z', fill, 0.7),
];
/** A traveler's bag. */
export const satchel = (fill: Colour = 'wood5') => [
  area('M-9 0C-9 -10 9 -10 9 0L10 12C4 15 -4 15 -10 12Z', fill, 0.8),
  line('M-9.6 3C-3 6 3 6 9.6 3', 0.55),
];
/** A closed book with a cross. */
export const book = (fill: Colour = 'teal6') => [
  area('M-9 -7L9 -7L9 7L-9 7Z', fill, 0.8),
  shade('M-9 4.500L9 4.5', 'pearl', 0.8),
  line('M0 -4L0 2M-2.4 -2L2.4 -2', 0.6, 'gold4'),
];
/** An open book with lines. */
export const openBook = (fill: Colour = 'pearl') => [
  area(
    'M0 -2C-6 -6 -14 -6 -20 -3L-20 8C-14 5 -6 5 0 9C6 5 14 5 20 8L20 -3C14 -6 6 -6 0 -2Z',
    fill,
    0.8,
  ),
  line(
    'M0 -2L0 9M-16 0C-12 -1.6 -8 -1.4 -4 0M-16 3C-12 1.6 -8 1.8 -4 3M16 0C12 -1.6 8 -1.4 4 0M16 3C12 1.6 8 1.8 4 3',
    0.4,
  ),
];
/** A bracelet of two colours. */
export const bracelet = (a: Colour = 'lapis5', b: Colour = 'gold4') => [
  line('M-5 -1C-6 10 6 10 5 -1', 2.1),
  { ...line('M-5 -1C-6 10 6 10 5 -1', 1.3), stroke: a },
  { ...line('M-4 4C-2 7 2 7 4 4', 1.3), stroke: b },
];
/** A trowel. */
export const trowel = () => [
  area('M-2 0L2 0L2 14L-2 14Z', 'wood6', 0.6),
  area('M-5 14L5 14C5 24 2 28 0 30C-2 28 -5 24 -5 14Z', 'stone4', 0.6),
];
/** A schoolbag. */
export const schoolbag = (fill: Colour = 'ruby5', trim: Colour = 'gold4') => [
  area('M-11 -10C-11 -18 11 -18 11 -10L12 14C5 17 -5 17 -12 14Z', fill, 0.85),
  area('M-8 2L8 2L8 11L-8 11Z', trim, 0.6),
];
/** A rope between two places. */
export const rope = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colour: Colour = 'amber4',
) => [
  line(
    `M${x1} ${y1}C${x1 + (x2 - x1) * 0.3} ${y1 + sag} ${x1 + (x2 - x1) * 0.7} ${y2 + sag} ${x2} ${y2}`,
    1.5,
  ),
  {
    ...line(
      `M${x1} ${y1}C${x1 + (x2 - x1) * 0.3} ${y1 + sag} ${x1 + (x2 - x1) * 0.7} ${y2 + sag} ${x2} ${y2}`,
      0.75,
    ),
    stroke: colour,
  },
];
/** A pair of shoes that hang from a hand. */
export const shoes = (fill: Colour = 'wood7') => [
  line('M0 0L-3 6M0 0L4 5', 0.5),
  area('M-7 5C-7 2 -1 2 0 5L1 11C5 12 8 14 7 17L-7 17Z', fill, 0.7),
  area('M2 4C2 1 8 1 9 4L10 9C14 10 17 12 16 15L3 15Z', fill, 0.7),
];
