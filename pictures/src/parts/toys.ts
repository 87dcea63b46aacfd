// Toys; the foot is the origin.
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** A wooden truck with all its wheels, or without its front wheel and with a crooked door. */
export const toyTruck = (
  isWhole = true,
  fill: Colour = 'lapis5',
  wheel: Colour = 'ruby5',
): Shape[] => [
  area('M-60 -64L-2 -64L-2 -18L-60 -18Z', 'gold4', 0.8),
  area('M2 -18L2 -74L34 -74L48 -44L60 -42L60 -18Z', fill, 0.8),
  area('M12 -46L12 -66L30 -66L38 -46Z', 'lapis1', 0.6),
  ...(isWhole ? [line('M18 -40L18 -22', 0.6)] : [area('M8 -42L26 -38L22 -10L4 -14Z', fill, 0.7)]),
  area('M-64 -22L62 -22L62 -12L-64 -12Z', 'wood5', 0.7),
  ...(isWhole ? [-38, 36] : [-38]).flatMap((x) => [
    disc(x, -12, 15, 15, wheel, 0.8),
    disc(x, -12, 6, 6, 'gold4', 0.5),
  ]),
];

/** One red wheel of the truck, seen from the side. */
export const truckWheel = (fill: Colour = 'ruby5'): Shape[] => [
  disc(0, -15, 15, 15, fill, 0.8),
  disc(0, -15, 6, 6, 'gold4', 0.5),
];

/** A pot of glue with its brush. */
export const gluePot = (): Shape[] => [
  area('M-16 -28L16 -28L13 0L-13 0Z', 'white', 0.7),
  line('M4 -28L14 -58', 1.2, 'wood5'),
  area('M-18 -32L18 -32L18 -26L-18 -26Z', 'teal5', 0.6),
];
