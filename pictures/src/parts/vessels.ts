// Jugs, jars, baskets and bowls; the foot is the origin.
import type { Colour } from '../palette.ts';
import { area, line, tint } from '../shape.ts';

/** A jug of clay. */
export const jug = (fill: Colour = 'amber6', shine: Colour = 'amber4') => [
  area('M16 -66C34 -70 40 -44 22 -34L20 -40C30 -46 28 -60 17 -58Z', fill, 0.8),
  area(
    'M-12 0C-34 -14 -32 -48 -12 -58C-10 -64 -14 -70 -18 -74L18 -74C14 -70 10 -64 12 -58C32 -48 34 -14 12 0Z',
    fill,
    1,
  ),
  area('M-18 -76C-10 -82 10 -82 18 -76C10 -71 -10 -71 -18 -76Z', 'wood8', 0.7),
  tint('M-20 -14C-28 -28 -22 -44 -12 -50C-18 -38 -18 -24 -12 -8Z', shine),
  line('M-22 -44C-8 -38 8 -38 22 -44M-26 -34C-10 -27 10 -27 26 -34', 0.5),
];
/** A big jar of stone with water. */
export const stoneJar = (fill: Colour = 'stone3') => [
  area('M-26 0C-44 -20 -44 -70 -24 -88L24 -88C44 -70 44 -20 26 0Z', fill, 0.95),
  area('M-30 -90C-20 -100 20 -100 30 -90C20 -82 -20 -82 -30 -90Z', 'lapis4', 0.8),
  tint('M-26 -12C-36 -30 -34 -60 -22 -78C-26 -50 -26 -30 -18 -8Z', 'white', 0.6),
];
/** A basket with a handle. */
export const basket = (fill: Colour = 'wood4') => [
  line('M-26 -28C-20 -66 20 -66 26 -28', 1.2, 'wood6'),
  area('M-30 -30L30 -30L23 0L-23 0Z', fill, 0.85),
  line('M-27 -20L27 -20M-25 -10L25 -10M-14 -30L-11 0M0 -30L0 0M14 -30L11 0', 0.4),
  area('M-32 -34L32 -34L31 -26L-31 -26Z', 'wood5', 0.65),
];
/** A basin with water. */
export const basin = (fill: Colour = '#C9D3DE') => [
  area('M-46 -22C-44 -4 -30 0 -24 0L24 0C30 0 44 -4 46 -22Z', fill, 0.9),
  area('M-50 -24C-40 -34 40 -34 50 -24C40 -14 -40 -14 -50 -24Z', fill, 0.75),
  area('M-38 -24C-30 -30 30 -30 38 -24C30 -18 -30 -18 -38 -24Z', 'lapis3', 0.5),
];
/** A shell for baptizing. */
export const shell = (fill: Colour = 'pearl') => [
  area('M-2 -4C-12 -6 -14 4 -9 9C-3 13 5 11 8 6C9 0 5 -4 -2 -4Z', fill, 0.7),
  line('M-2 -2C-4 2 -6 5 -8 7M0 -2C0 3 -1 7 -2 10M2 -1C4 3 4 6 4 9', 0.35),
];
