import type { Colour } from '../palette.ts';
import { area, line, place, type Shape } from '../shape.ts';
import type { Body } from './body.ts';

const spread = [
  area(
    'M0 0C-10 -16 -18 -30 -40 -38C-46 -30 -44 -18 -40 -8C-40 2 -36 12 -28 18C-24 26 -12 30 -2 26Z',
    'white',
    0.9,
  ),
  line(
    'M-36 -12C-28 -8 -20 -2 -14 6M-34 2C-27 6 -20 10 -14 14M-26 14C-20 17 -14 19 -8 20M-36 -30C-26 -22 -16 -10 -8 0',
    0.5,
  ),
];
const folded = [
  area(
    'M2 -2C-8 -14 -20 -12 -24 0C-27 14 -24 34 -14 54C-10 60 -6 56 -5 50C0 40 4 20 2 -2Z',
    'white',
    0.9,
  ),
  line('M-18 2C-18 18 -15 34 -10 50M-12 0C-12 16 -10 28 -6 42M-22 10C-14 2 -6 0 0 4', 0.5),
];

/** The wings of an angel, at the shoulders and behind the body. */
export function wingsOf(body: Body, kind: 'spread' | 'folded', colour: Colour = 'white'): Shape[] {
  const drawn = (kind === 'spread' ? spread : folded).map((shape) =>
    shape.fill ? { ...shape, fill: colour } : shape,
  );
  const [near, far] = [body.at(body.pose.neck, -2, 10), body.at(body.pose.neck, 2, 9)];
  return [
    ...place(drawn, {
      x: far[0],
      y: far[1],
      flip: true,
      scale: kind === 'spread' ? 0.7 : 0.84,
      turn: kind === 'spread' ? -4 : -14,
    }),
    ...place(drawn, { x: near[0], y: near[1], scale: kind === 'spread' ? 0.8 : 1 }),
  ];
}
