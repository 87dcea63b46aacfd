// Furniture, light and food of a house; what stands has its foot at the origin.
import type { Colour } from '../palette.ts';
import { area, disc, light, line, place } from '../shape.ts';

/** A burning candle, h high. */
export const candle = (h = 26) => [
  light(0, -h - 8, 24),
  area(`M-3 0L-3 ${-h}L3 ${-h}L3 0Z`, 'pearl', 0.65),
  area(
    `M0 ${-h - 2}C-5 ${-h - 7} -2 ${-h - 12} 0 ${-h - 17}C3 ${-h - 12} 5 ${-h - 7} 0 ${-h - 2}Z`,
    'gold5',
    0.5,
  ),
];
/** A little lamp of clay that burns. */
export const oilLamp = () => [
  light(16, -16, 44),
  area('M-16 0C-22 -10 -8 -13 4 -11C10 -12 16 -14 18 -11C18 -4 8 0 -16 0Z', 'amber6', 0.75),
  area('M16 -11C12 -16 15 -21 18 -26C21 -21 23 -16 18 -11Z', 'gold5', 0.5),
];
/** A table with a white cloth. */
export const table = (w = 200, h = 70, cloth: Colour = 'white') => [
  area(
    `M${-w / 2} ${-h}L${w / 2} ${-h}L${w / 2 + 8} ${-h + 40}C${w / 4} ${-h + 50} ${-w / 4} ${-h + 34} ${-w / 2 - 8} ${-h + 44}Z`,
    cloth,
    0.85,
  ),
  area(
    `M${-w / 2 - 4} ${-h - 10}L${w / 2 + 4} ${-h - 10}L${w / 2 + 4} ${-h + 2}L${-w / 2 - 4} ${-h + 2}Z`,
    cloth,
    0.8,
  ),
];
/** A bench of wood. */
export const bench = (w = 160, fill: Colour = 'wood5') => [
  area(`M${-w / 2 + 12} -34L${-w / 2 + 24} -34L${-w / 2 + 22} 0L${-w / 2 + 10} 0Z`, 'wood6', 0.8),
  area(`M${w / 2 - 24} -34L${w / 2 - 12} -34L${w / 2 - 10} 0L${w / 2 - 22} 0Z`, 'wood6', 0.8),
  area(`M${-w / 2} -46L${w / 2} -46L${w / 2} -33L${-w / 2} -33Z`, fill, 0.85),
];
/** A bed seen from the side, with a blanket. */
export const bed = (w = 220, blanket: Colour = 'ruby6') => [
  area(
    `M${-w / 2} 0L${-w / 2} -84L${-w / 2 + 14} -84L${-w / 2 + 14} 0ZM${w / 2 - 14} 0L${w / 2 - 14} -50L${w / 2} -50L${w / 2} 0Z`,
    'wood6',
    0.85,
  ),
  area(`M${-w / 2 + 10} -44L${w / 2 - 6} -44L${w / 2 - 6} -14L${-w / 2 + 10} -14Z`, 'wood5', 0.8),
  area(
    `M${-w / 2 + 14} -62C${-w / 2 + 30} -74 ${-w / 2 + 60} -72 ${-w / 2 + 64} -56L${-w / 2 + 60} -44L${-w / 2 + 14} -44Z`,
    'white',
    0.75,
  ),
  area(
    `M${-w / 2 + 50} -58C${-w / 4} -66 ${w / 4} -62 ${w / 2 - 4} -54L${w / 2 - 4} -26C${w / 4} -18 0 -26 ${-w / 2 + 46} -22Z`,
    blanket,
    0.85,
  ),
];
/** A loaf. */
export const bread = (x: number, y: number, s = 1) => [
  area(
    `M${x - 22 * s} ${y}C${x - 26 * s} ${y - 18 * s} ${x + 26 * s} ${y - 18 * s} ${x + 22 * s} ${y}Z`,
    'amber5',
    0.7,
  ),
  line(
    `M${x - 10 * s} ${y - 10 * s}L${x - 5 * s} ${y - 4 * s}M${x} ${y - 11 * s}L${x + 5 * s} ${y - 5 * s}`,
    0.5,
  ),
];
/** A tall street lamp. */
export const streetLamp = () => [
  line('M0 0L0 -250', 2, '#34345A'),
  area('M-12 0L-6 -14L6 -14L12 0Z', '#34345A', 0.7),
  area('M-16 -252L16 -252L22 -292L-22 -292Z', 'gold3', 0.85),
  area('M-26 -292L26 -292L0 -316Z', '#34345A', 0.8),
];
/** A manger with straw. */
export const manger = () => [
  area('M-50 0L-22 -40L-12 -40L-38 0ZM50 0L22 -40L12 -40L38 0Z', 'wood6', 0.8),
  area('M-62 -62L62 -62L44 -26L-44 -26Z', 'wood5', 0.9),
  area(
    'M-68 -60C-58 -78 -40 -68 -28 -78C-10 -70 8 -82 24 -72C40 -80 58 -70 68 -60C60 -50 30 -54 0 -54C-30 -54 -60 -50 -68 -60Z',
    'gold4',
    0.7,
  ),
  line('M-56 -46L56 -46', 0.5),
];
/** A child in swaddling bands, head to the left. */
export const swaddled = (s = 1) =>
  place(
    [
      area('M-20 -12C-4 -22 36 -18 50 -6C56 2 50 12 40 14C20 18 -8 16 -20 10Z', 'white', 0.8),
      line('M-6 -15C-2 -6 -2 6 -6 14M12 -17C18 -6 18 8 12 16M30 -15C36 -6 36 8 30 15', 0.5),
      disc(-22, 0, 14, 14, '#F0C79C', 0.75),
      area('M-36 -2C-36 -18 -10 -18 -8 -4C-14 -10 -28 -10 -36 -2Z', 'wood5', 0.55),
      line('M-30 2C-28 4 -26 4 -25 2M-20 2C-18 4 -16 4 -15 2M-25 8C-23 10 -21 10 -19 8', 0.5),
    ],
    { scale: s },
  );
/** A bowl of soup. */
export const bowl = (fill: Colour = 'lapis4') => [
  area('M-26 -14C-24 0 -14 4 -10 4L10 4C14 4 24 0 26 -14Z', fill, 0.75),
  area('M-28 -15C-20 -21 20 -21 28 -15C20 -9 -20 -9 -28 -15Z', 'amber5', 0.6),
];
/** Steam over a bowl. */
export const steam = () => [
  { ...line('M-8 -24C-14 -32 -2 -38 -8 -48M8 -24C2 -32 14 -38 8 -48', 0.6), stroke: '#FFFDF6' },
];
/** A toy's wheel, seen from above at a slant. */
export const wheel = (fill: Colour = 'ruby5') => [
  disc(0, 0, 17, 17, fill, 0.8),
  disc(0, 0, 9, 9, 'gold4', 0.6),
  disc(0, 0, 3, 3, 'wood7', 0.4),
];
/** A lamp that hangs from the ceiling. */
export const hangingLamp = (fill: Colour = 'gold4') => [
  line('M0 -120L0 -34', 0.9),
  area('M-46 0C-40 -30 -16 -40 0 -40C16 -40 40 -30 46 0Z', fill, 0.85),
  area('M-12 0C-12 12 12 12 12 0Z', 'white', 0.6),
];
/** A carpenter's bench. */
export const workbench = (w = 300) => [
  area(
    `M${-w / 2 + 16} -70L${-w / 2 + 34} -70L${-w / 2 + 30} 0L${-w / 2 + 10} 0ZM${w / 2 - 34} -70L${w / 2 - 16} -70L${w / 2 - 10} 0L${w / 2 - 30} 0Z`,
    'wood6',
    0.85,
  ),
  area(`M${-w / 2} -92L${w / 2} -92L${w / 2} -68L${-w / 2} -68Z`, 'wood5', 0.95),
  line(`M${-w / 2 + 20} -80L${w / 2 - 60} -80`, 0.4),
];
/** A carpenter's plane with curls of wood. */
export const plane = () => [
  area('M-34 0L34 0L34 -14L-34 -14Z', 'wood4', 0.75),
  area('M-22 -14C-26 -28 -14 -32 -10 -24L-6 -14Z', 'wood6', 0.7),
  area('M14 -14L18 -26L26 -26L26 -14Z', 'wood6', 0.65),
  line('M34 -4C50 -10 54 -24 44 -26C38 -26 38 -18 44 -16', 0.7, 'wood4'),
];
