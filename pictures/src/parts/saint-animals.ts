// Animals by which saints are known, half figures for roundels; the origin is named with each.
import type { Colour } from '../palette.ts';
import { area, disc, dot, line, type Shape } from '../shape.ts';

/** The head of a lion from the front; the origin is its middle. */
export const lionHead = (): Shape[] => [
  area(
    'M-30 -8C-40 -16 -34 -34 -22 -32C-18 -44 -4 -44 0 -38C4 -44 18 -44 22 -32C34 -34 40 -16 30 -8C42 0 38 18 28 20C26 34 8 38 0 32C-8 38 -26 34 -28 20C-38 18 -42 0 -30 -8Z',
    'amber6',
    0.85,
  ),
  disc(-19, -20, 7, 7, 'amber4', 0.6),
  disc(19, -20, 7, 7, 'amber4', 0.6),
  area('M-20 -6C-18 -28 18 -28 20 -6C22 8 12 22 0 22C-12 22 -22 8 -20 -6Z', 'amber4', 0.75),
  dot(-8, -7, 2.6, 3.4),
  dot(8, -7, 2.6, 3.4),
  area('M-5 4C-3 1 3 1 5 4C3 8 1 9 0 9C-1 9 -3 8 -5 4Z', 'wood8', 0.4),
  line('M0 9L0 13C-3 17 -8 17 -10 14M0 13C3 17 8 17 10 14', 0.6),
];

/** The head of an ox from the front; the origin is its middle. */
export const oxHead = (fill: Colour = '#B47A4E'): Shape[] => [
  area(
    'M-16 -18C-30 -14 -44 -26 -40 -44C-34 -32 -24 -30 -14 -30ZM16 -18C30 -14 44 -26 40 -44C34 -32 24 -30 14 -30Z',
    'pearl',
    0.65,
  ),
  area(
    'M-20 -12C-34 -14 -38 -6 -36 0C-28 2 -22 -2 -18 -6ZM20 -12C34 -14 38 -6 36 0C28 2 22 -2 18 -6Z',
    fill,
    0.65,
  ),
  area('M-20 -20C-18 -34 18 -34 20 -20C22 0 16 26 0 28C-16 26 -22 0 -20 -20Z', fill, 0.85),
  area('M-14 12C-12 2 12 2 14 12C16 26 -16 26 -14 12Z', '#E9BC8E', 0.65),
  dot(-9, -10, 2.6, 3.4),
  dot(9, -10, 2.6, 3.4),
  dot(-5, 12, 1.8),
  dot(5, 12, 1.8),
  line('M-5 19C-2 21 2 21 5 19', 0.6),
];

/** A raven with a loaf in its beak, facing left; its feet are at the origin. */
export const raven = (): Shape[] => [
  area('M18 -22C34 -18 46 -8 54 4C40 6 26 0 14 -4Z', 'slate8', 0.7),
  area(
    'M-28 -46C-20 -56 -2 -54 2 -42C16 -38 26 -24 22 -12C10 2 -10 0 -18 -14C-22 -24 -20 -32 -24 -38Z',
    'slate7',
    0.8,
  ),
  area('M-4 -32C10 -34 22 -24 30 -6C16 -6 0 -10 -4 -32Z', 'slate8', 0.55),
  area('M-24 -47L-42 -42L-25 -38Z', 'slate5', 0.6),
  disc(-44, -38, 9, 7, 'amber4', 0.6),
  dot(-15, -44, 2.8, 2.8, 'white'),
  dot(-15.4, -44, 1.5, 1.7),
  line('M-4 -3L-6 4M6 -3L6 4', 0.7, 'amber6'),
];

/** A fish that is carried, head to the right. */
export const smallFish = (fill: Colour = '#6FB3C8'): Shape[] => [
  area('M-26 0L-42 -13L-38 0L-42 13Z', '#4A90AE', 0.65),
  area('M-30 0C-16 -20 18 -18 34 0C18 18 -16 20 -30 0Z', fill, 0.75),
  line('M14 -12C9 -4 9 4 14 12M-8 -4C-4 -2 -4 2 -8 4M0 -6C4 -3 4 3 0 6', 0.5),
  dot(22, -3, 2.6, 2.6),
];

/** An eagle with folded wings, from three quarters to the left; its feet are at the origin. */
export const eagle = (): Shape[] => [
  area('M8 -6L24 20L6 16L2 0Z', 'wood6', 0.65),
  area(
    'M-22 -58C-18 -70 2 -70 6 -56C20 -44 24 -20 12 -2C0 8 -16 4 -20 -8C-24 -22 -18 -36 -22 -46Z',
    'wood5',
    0.85,
  ),
  area('M-2 -46C14 -46 24 -24 18 2C6 -2 -8 -20 -2 -46Z', 'wood7', 0.7),
  area(
    'M-22 -58C-18 -71 2 -71 6 -56C4 -48 -2 -44 -6 -46C-10 -40 -16 -44 -21 -46C-22 -50 -23 -54 -22 -58Z',
    'white',
    0.75,
  ),
  area('M-20 -60L-34 -54C-36 -50 -34 -47 -32 -46C-30 -50 -26 -50 -20 -50Z', 'gold5', 0.6),
  dot(-12, -58, 2.6, 2.6),
  line('M-16 -64C-13 -66 -10 -65 -8 -63', 0.6),
  line('M-12 2L-14 8M-4 4L-4 10', 0.9, 'gold6'),
];
