// Instruments; what stands has its foot at the origin, what is held has its grip there.
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** A small organ with pipes; its keys are 78 above the ground. */
export const organ = (fill: Colour = 'wood5'): Shape[] => [
  ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
    const x = -54 + i * 18;
    const top = -132 - (3 - Math.abs(3 - i)) * 22;
    return area(
      `M${x - 7} -78L${x - 7} ${top}C${x - 7} ${top - 8} ${x + 7} ${top - 8} ${x + 7} ${top}L${x + 7} -78Z`,
      'slate4',
      0.65,
    );
  }),
  ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
    area(`M${-58 + i * 18} -88L${-54 + i * 18} -98L${-50 + i * 18} -88Z`, 'slate7', 0.3),
  ),
  area('M-72 -80L72 -80L66 0L-66 0Z', fill, 0.9),
  area('M-80 -88L80 -88L80 -76L-80 -76Z', 'wood6', 0.8),
  area('M-60 -74L60 -74L60 -64L-60 -64Z', 'white', 0.6),
  line(
    'M-44 -74L-44 -64M-28 -74L-28 -64M-12 -74L-12 -64M4 -74L4 -64M20 -74L20 -64M36 -74L36 -64',
    0.4,
  ),
];

/** A harp or a lyre of King David's kind. */
export const harp = (fill: Colour = 'gold5'): Shape[] => [
  line('M-12 -8L-6 -56M-4 -6L4 -54M4 -4L14 -50M12 -4L22 -44', 0.4),
  area(
    'M-22 0C-30 -26 -28 -50 -14 -66C-8 -62 -8 -58 -12 -52C-18 -38 -18 -20 -12 -4L22 2C28 -16 32 -34 30 -46C24 -56 8 -58 -8 -58L-14 -66C12 -70 36 -64 40 -48C42 -30 36 -8 30 8L-18 6Z',
    fill,
    0.7,
  ),
];

/** A long trumpet. */
export const trumpet = (fill: Colour = 'gold4'): Shape[] => [
  area('M-8 -3L60 -4C70 -6 76 -12 82 -16L82 18C76 12 70 6 60 4L-8 3Z', fill, 0.7),
  area('M-12 -5L-8 -5L-8 5L-12 5Z', fill, 0.5),
  line('M30 -4L30 4M44 -4L44 4', 0.4),
];

/** A violin with its bow. */
export const violin = (fill: Colour = 'amber6'): Shape[] => [
  area(
    'M0 0C-12 -2 -16 8 -12 16C-8 20 -8 24 -12 28C-18 38 -10 50 0 50C10 50 18 38 12 28C8 24 8 20 12 16C16 8 12 -2 0 0Z',
    fill,
    0.7,
  ),
  area('M-3 22L-2 -34L2 -34L3 22Z', 'wood8', 0.5),
  line('M-6 36L6 36M-30 30L34 12', 0.6),
];

/** A bell in its frame. */
export const bell = (fill: Colour = 'gold5'): Shape[] => [
  area('M-26 0C-20 -8 -20 -30 -14 -40C-10 -48 10 -48 14 -40C20 -30 20 -8 26 0Z', fill, 0.8),
  disc(0, 3, 6, 6, 'gold7', 0.6),
  line('M0 -46L0 -60M-20 -8C-8 -4 8 -4 20 -8', 0.6),
];
