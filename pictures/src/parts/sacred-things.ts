// Things of church and faith.
import { polygon } from '../geometry/path.ts';
import { polar } from '../geometry/points.ts';
import { halos } from '../head/halo.ts';
import type { Colour } from '../palette.ts';
import { area, disc, dot, line, place, tint } from '../shape.ts';

/** Coming down, wings spread. */
export const dove = (s = 1) =>
  place(
    [
      area(
        'M-5 6C-22 0 -34 -20 -62 -28C-60 -16 -54 -12 -56 -8C-50 2 -44 2 -44 6C-32 16 -16 18 -5 14Z',
        'white',
        0.75,
      ),
      area(
        'M5 6C22 0 34 -20 62 -28C60 -16 54 -12 56 -8C50 2 44 2 44 6C32 16 16 18 5 14Z',
        'white',
        0.75,
      ),
      line('M-50 -16C-36 -8 -22 2 -10 8M50 -16C36 -8 22 2 10 8', 0.4),
      area(
        'M0 26C-10 22 -11 6 -7 -6L-15 -34C-6 -30 6 -30 15 -34L7 -6C11 6 10 22 0 26Z',
        'white',
        0.75,
      ),
      line('M-5 -30L-3 -14M5 -30L3 -14', 0.4),
      disc(0, 26, 8.5, 8.5, 'white', 0.7),
      area('M-2.6 33L0 41L2.6 33Z', 'amber5', 0.4),
      dot(-3.6, 26, 1.2),
      dot(3.6, 26, 1.2),
    ],
    { scale: s },
  );
/** The Host. */
export const host = () => [
  disc(0, 0, 9, 9, 'white', 0.7),
  line('M0 -5L0 5M-4 -1L4 -1', 0.45, 'gold6'),
];
/** A rosary that hangs from a hand. */
export const rosary = (bead: Colour = 'ruby5') => [
  ...Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(0, 14, 11, 110 + i * 40);
    return disc(x, y + (y - 14) * 0.4, 2.2, 2.2, bead, 0.4);
  }),
  line('M0 30L0 40M-3.5 33.500L3.5 33.5', 0.8),
];
/** A chalice. */
export const chalice = (s = 1) =>
  place(
    [
      area(
        'M-16 -44L16 -44C17 -26 8 -20 4 -16L4 -8C12 -6 16 -2 16 2L-16 2C-16 -2 -12 -6 -4 -8L-4 -16C-8 -20 -17 -26 -16 -44Z',
        'gold4',
        0.75,
      ),
    ],
    { scale: s },
  );
/** A baptismal font of stone. */
export const font = (fill: Colour = 'stone2') => [
  area('M-40 0C-30 -12 -20 -16 -18 -40L18 -40C20 -16 30 -12 40 0Z', fill, 0.9),
  area('M-66 -86C-60 -56 -40 -40 -18 -38L18 -38C40 -40 60 -56 66 -86Z', fill, 0.95),
  area('M-72 -92C-60 -104 60 -104 72 -92C60 -80 -60 -80 -72 -92Z', fill, 0.8),
  area('M-58 -92C-46 -99 46 -99 58 -92C46 -85 -46 -85 -58 -92Z', 'lapis3', 0.6),
  line('M0 -74L0 -50M-9 -66L9 -66', 1),
];
/** The Easter candle on its stand. */
export const paschalCandle = () => [
  area('M-14 0C-8 -8 -6 -14 -5 -60L5 -60C6 -14 8 -8 14 0Z', 'gold5', 0.75),
  area('M-18 -66L18 -66L12 -58L-12 -58Z', 'gold5', 0.7),
  area('M-8 -66L-8 -190L8 -190L8 -66Z', 'pearl', 0.8),
  line('M0 -150L0 -126M-6 -142L6 -142', 0.9, 'ruby5'),
  area('M0 -192C-8 -200 -4 -210 0 -220C5 -210 8 -200 0 -192Z', 'gold5', 0.55),
];
/** A crucifix. */
export const crucifix = (s = 1) =>
  place(
    [
      area(
        'M-4 -40L4 -40L4 -26L16 -26L16 -18L4 -18L4 24L-4 24L-4 -18L-16 -18L-16 -26L-4 -26Z',
        'wood6',
        0.7,
      ),
      area(
        'M0 -30C3 -30 3 -25 1.6 -24L13 -22.600L13 -20.600L2.6 -20L3 -6L1.6 10L-1.6 10L-3 -6L-2.6 -20L-13 -20.600L-13 -22.600L-1.6 -24C-3 -25 -3 -30 0 -30Z',
        'gold3',
        0.35,
      ),
    ],
    { scale: s },
  );
/** Two tablets of stone; lines, never letters. */
export const tablets = () => [
  area('M-34 30L-34 -18C-34 -36 -4 -36 -4 -18L-4 30Z', 'stone1', 0.8),
  area('M0 30L0 -18C0 -36 30 -36 30 -18L30 30Z', 'stone2', 0.8),
  line(
    'M-28 -12L-12 -12M-28 0L-12 0M-28 12L-12 12M6 -14L22 -14M6 -6L22 -6M6 2L22 2M6 10L22 10M6 18L22 18',
    0.6,
    'ruby6',
  ),
];
/** A flame. */
export const flame = (x: number, y: number, s = 1) => [
  area(
    `M${x} ${y}C${x - 11 * s} ${y - 6 * s} ${x - 7 * s} ${y - 20 * s} ${x + 1 * s} ${y - 32 * s}C${x + 3 * s} ${y - 20 * s} ${x + 12 * s} ${y - 8 * s} ${x} ${y}Z`,
    'gold5',
    0.5,
  ),
  area(
    `M${x} ${y - 2 * s}C${x - 5 * s} ${y - 6 * s} ${x - 3 * s} ${y - 12 * s} ${x + 1 * s} ${y - 18 * s}C${x + 2 * s} ${y - 12 * s} ${x + 5 * s} ${y - 6 * s} ${x} ${y - 2 * s}Z`,
    'ruby5',
    0.3,
  ),
];
/** A palm branch. */
export const palmBranch = (s = 1) =>
  place(
    [
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2, 3, 4].map((i) =>
          area(
            `M0 ${-14 - i * 13}C${side * 10} ${-18 - i * 13} ${side * (22 - i * 2)} ${-26 - i * 13} ${side * (24 - i * 3)} ${-36 - i * 13}C${side * 12} ${-34 - i * 13} ${side * 4} ${-28 - i * 13} 0 ${-22 - i * 13}Z`,
            i % 2 ? 'leaf5' : 'leaf4',
            0.45,
          ),
        ),
      ),
      line('M0 20L0 -84', 0.8, 'leaf7'),
    ],
    { scale: s },
  );
/** St. Joan's banner. */
export const banner = () => [
  area('M-3 90L-3 -110L3 -110L3 90Z', 'wood5', 0.6),
  area('M0 -124L6 -112L-6 -112Z', 'gold4', 0.5),
  area('M3 -104C24 -112 46 -92 74 -100L56 -80L72 -58C44 -52 24 -68 3 -60Z', 'white', 0.7),
  area(
    'M26 -96C31 -91 31 -84 26 -76C21 -84 21 -91 26 -96ZM17 -88C20 -88 22 -84 22 -78C17 -80 15 -84 17 -88ZM35 -88C32 -88 30 -84 30 -78C35 -80 37 -84 35 -88Z',
    'gold5',
    0.4,
  ),
];
/** A wreath of leaves on a head. */
export const wreath = (fill: Colour = 'leaf5') => [
  ...[-9, -6, -3, 0, 3, 6].map((x, i) =>
    area(
      `M${x} ${-8.6 - Math.cos(x / 8) * 1.6}C${x + 1} ${-12} ${x + 4} ${-12} ${x + 5} ${-9.5}C${x + 3} ${-8} ${x + 1} ${-7.6} ${x} ${-8.6 - Math.cos(x / 8) * 1.6}Z`,
      i % 2 ? fill : 'white',
      0.4,
    ),
  ),
];
/** The halo of Jesus, for the Child who is drawn as a thing. */
export const crossHalo = () => halos.cross();
/** Rays of gold round somebody, as if light came from within. */
export const glory = (
  x: number,
  y: number,
  from: number,
  to: number,
  count = 18,
  fill: Colour = 'gold3',
  opacity = 0.3,
) =>
  Array.from({ length: count }, (_, i) =>
    tint(
      polygon([
        polar(x, y, from, (360 / count) * i),
        polar(x, y, to * (i % 2 ? 0.8 : 1), (360 / count) * (i + 0.25)),
        polar(x, y, from, (360 / count) * (i + 0.5)),
      ]),
      fill,
      opacity,
    ),
  );
/** A heavy cross of wood that lies on a shoulder. */
export const heavyCross = () => [
  area('M-150 -14L150 -14L150 14L-150 14Z', 'wood5', 0.95),
  area('M70 -90L98 -90L98 90L70 90Z', 'wood5', 0.95),
  line('M-140 -4L60 -4M-120 5L50 5M106 0L144 0M80 -80L80 -24M90 24L90 80', 0.4),
];
