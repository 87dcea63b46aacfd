import type { Colour } from '../palette.ts';
import { area, type Shape, shade } from '../shape.ts';

const crease: Colour = '#9a623a';
const palm =
  'M-1.4 -2.7C2 -3.4 5 -3.4 8.6 -2.9C10.4 -2.6 11 -1.6 10.4 -0.9C11.4 -0.2 11.2 1 10 1.3C10 2.4 8.6 2.7 7.4 2.7C5 3.4 2 3.6 -1.4 2.7Z';
const thumb =
  'M0.6 -2.6C1.8 -4.8 4.4 -6.4 5.8 -5.6C6.8 -4.8 5.4 -3.6 4.4 -2.2C3.4 -1.6 1.6 -1.4 0.6 -2.6Z';

type HandShapes = (light: Colour, dark: Colour) => Shape[];

/** Hands at the wrist: the origin is the wrist, the arm comes from the left, the thumb is above. */
export const hands = {
  /** Without lines, for the farther side. */
  plain: (light) => [area(palm, light, 0.75), area(thumb, light, 0.7)],
  open: (light) => [
    area(palm, light, 0.75),
    area(thumb, light, 0.7),
    shade('M6.4 -0.9L10.2 -0.9M6.2 1.2L9.8 1.3', crease, 0.4),
  ],
  fist: (light) => [
    area(
      'M-1.4 -2.6C0.6 -3.6 3.8 -4 5.6 -2.8C7.4 -1.6 7.4 2 5.6 3.2C3.6 4.2 0.4 3.6 -1.4 2.6Z',
      light,
      0.75,
    ),
    shade('M3.4 -0.6L6.4 -0.9M3.2 1.2L6.2 1.4', crease, 0.4),
    area('M0.8 -2.8C2 -4.4 4.6 -4.6 5 -3.4C5.2 -2.4 3.6 -1.8 2.4 -1.4Z', light, 0.6),
  ],
  /** Fingers closed round another's hand. */
  clasp: (light) => [
    area('M-1.4 -3C1 -4.4 5 -5 7.4 -3.6C9.2 -2.2 9.4 2.4 7.6 4C5 5.2 1 4.4 -1.4 3Z', light, 0.75),
    shade(
      'M3.6 -2.6C5 -2.8 6.6 -2.8 8 -2.4M3.6 -0.4C5 -0.6 7 -0.6 8.6 -0.2M3.6 1.8C5 1.8 6.8 1.8 8.4 2',
      crease,
      0.4,
    ),
  ],
  point: (light) => [
    area(
      'M-1.4 -2.6C2 -3.6 5 -3.6 10.6 -3.2C12.2 -3 12.2 -1 10.6 -0.9L6.8 -0.7C7.6 1.6 6.4 3.4 4.4 3.5C2.4 3.7 0.4 3.4 -1.4 2.6Z',
      light,
      0.75,
    ),
    area('M0.6 -2.7C1.6 -4.6 4 -5.6 5 -4.8C5.8 -4 4.4 -3 3.6 -2.4Z', light, 0.6),
    shade('M3.6 -0.6L6.8 -0.7M3.6 1.4L6.4 1.5', crease, 0.4),
  ],
  /** Two fingers raised. */
  bless: (light) => [
    area(
      'M-1.4 -2.6C2 -3.5 4 -3.4 6 -3.3L11 -3.7C12.6 -3.6 12.6 -1.9 11.4 -1.7C12.6 -1.5 12.4 0.2 11 0.3L6.6 0.5C7 2.2 6 3.4 4.4 3.5C2.4 3.7 0.4 3.4 -1.4 2.6Z',
      light,
      0.75,
    ),
    shade('M6 -1.6L11.4 -1.7M3.8 1L6.6 0.6', crease, 0.4),
    area('M0.8 -2.6C2.6 -4.4 5 -4.4 5.2 -3C5 -2 3.6 -1.8 2.4 -1.4Z', light, 0.6),
  ],
  /** Palm and palm: drawn once for both. */
  joined: (light, dark) => [
    area(
      'M-1.6 -3C2 -4.2 6 -3.4 11 -1.4C12.4 -0.6 12.2 0.8 11 1.2C7 2.8 3 3.6 -1.6 3Z',
      dark,
      0.75,
    ),
    area(
      'M-1.6 -2.2C2 -3 6 -2.4 11.4 -0.8C12.2 0.2 11.8 1.2 10.6 1.4C7 2.6 3 3.4 -1.6 3Z',
      light,
      0.7,
    ),
    shade('M5.6 0.4L10.6 0.4', crease, 0.4),
  ],
  none: () => [],
} as const satisfies Record<string, HandShapes>;
export type HandName = keyof typeof hands;
