// What saints wear on their heads beyond the common stock: for a head of radius 10 at three quarters to the right.
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** A ring of gold over a veil. */
export const circlet = (fill: Colour = 'gold4', gem: Colour = 'ruby5'): Shape[] => [
  area(
    'M-12.4 -6L-13.4 -13L-8.6 -10.6L-4.6 -17L-0.6 -12L4 -17.4L6 -11.6L10.6 -13.4L9.8 -7C4 -9.6 -5 -9 -12.4 -6Z',
    fill,
    0.7,
  ),
  disc(-1, -10.4, 1.1, 1.1, gem, 0.3),
];

/** A wreath of roses. */
export const roseWreath = (a: Colour = 'ruby4', b: Colour = 'white'): Shape[] =>
  (
    [
      [-11, -5],
      [-7.4, -9],
      [-2.6, -11.4],
      [2.6, -11.8],
      [7.4, -9.6],
    ] as const
  ).map(([x, y], i) => disc(x, y, 3, 3, i % 2 ? b : a, 0.5));

/** Blue stripes along the edge of a white sari. */
export const sariStripes = (): Shape[] => [
  line('M-3 13C-6 7 -7.4 -2 -4.4 -5.6C-2 -8.4 4 -8.6 8.4 -4.6', 0.9, 'lapis5'),
  line('M-5 14.6C-8.6 7 -9.4 -3 -6 -7.4C-3 -10.6 4 -10.8 8.8 -7', 0.55, 'lapis5'),
];

/** A Korean scholar's hat of black horsehair. */
export const gat = (): Shape[] => [
  disc(-0.6, -8, 19, 4.6, 'slate8', 0.7),
  area(
    'M-8.6 -9.4L-7 -22C-3 -23.4 3 -23.4 6 -22L7.6 -9.4C3 -7.6 -4 -7.6 -8.6 -9.4Z',
    'slate7',
    0.75,
  ),
];

/** A wide pointed hat of leaves, as in Vietnam. */
export const leafHat = (): Shape[] => [
  area(
    'M-20 -3.6C-12 -9 -6 -18 -0.6 -23C6 -18 12 -10 19 -6C10 -2.6 -10 -1 -20 -3.6Z',
    'gold3',
    0.75,
  ),
  line('M-14 -8C-6 -6.6 6 -7.4 13.4 -10M-8 -14C-3 -13 3 -13.4 7.6 -15.4', 0.45),
];

/** The wide red hat of a cardinal. */
export const cardinalHat = (): Shape[] => [
  disc(-0.6, -8.4, 20, 5, 'ruby5', 0.75),
  area('M-9 -9.6C-9 -18 7.6 -19 8 -10.4C3 -8 -4 -7.6 -9 -9.6Z', 'ruby5', 0.75),
  line('M-18 -6C-20 2 -19 8 -17 12', 0.7, 'ruby7'),
];

/** A pilgrim's hat with a shell. */
export const pilgrimHat = (fill: Colour = 'wood6'): Shape[] => [
  disc(-0.6, -7.4, 19, 5, fill, 0.75),
  area('M-9.4 -9C-9.4 -18.4 7.6 -19.4 8.4 -9.8C3 -7.6 -4 -7 -9.4 -9Z', fill, 0.75),
  disc(-0.4, -11.6, 2.8, 2.8, 'amber3', 0.45),
];

/** The wide white wings of the cornette of the Daughters of Charity. */
export const cornette = (): Shape[] => [
  area('M-9 -6C-16 -14 -26 -14 -31 -6C-24 -6 -18 -2 -12 4Z', 'white', 0.75),
  area('M8 -8C14 -16 21 -16 25 -9C19 -9 14 -7 10 -2Z', 'white', 0.7),
  area(
    'M-12.6 2C-14 -10 -8 -15.4 1 -15.4C8 -15.4 11 -10 10.2 -3C6 -8.6 -2 -9 -5.6 -5C-7.4 -2 -7.6 4 -6.4 10C-9.6 9 -12 6 -12.6 2Z',
    'white',
    0.8,
  ),
];

/** A white cap with a frill. */
export const frilledCap = (): Shape[] => [
  area(
    'M-12 3C-15.4 -10 -8 -16.6 1 -16.2C8 -16 11.4 -11 10.4 -4C7 -8.4 0 -9.4 -4.4 -5.4C-6.4 -2 -6.4 3 -5.6 7C-8.6 8 -11 6 -12 3Z',
    'white',
    0.75,
  ),
  line('M-9.4 4C-11 -6 -5 -12.4 1 -12.6C5.4 -12.6 8.4 -10.6 9.8 -8', 0.45, 'stone4'),
];

/** A golden ring of a bishop's hood or omophorion is drawn elsewhere; this is a deep hood thrown back. */
export const hoodBehind = (fill: Colour): Shape[] => [
  area('M-12 8C-16 10 -15 18 -8 19C0 20 8 18 9 14C6 12 0 12 -4 11C-8 10 -10 9 -12 8Z', fill, 0.75),
];
