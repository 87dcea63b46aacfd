// Hair and beards round a head of radius 10; from the front and at three quarters to the right, blended by `turn`.

import type { Beard, Hair } from '../figure/look.ts';
import { blend } from '../geometry/path.ts';
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape, shade } from '../shape.ts';

const pair =
  (front: string, three: string) =>
  (turn: number): string =>
    blend(front, three, turn);

const skull = pair(
  'M10 -1C10.6 -14.6 -10.6 -14.6 -10 -1C-10 4 -8 7.6 -5 9C-2 9.6 2 9.6 5 9C8 7.6 10 4 10 -1Z',
  'M8.6 -3C9 -14.6 -12 -15 -11.6 -1C-11.4 4 -9.4 8 -6.6 9C-4 9.6 -1 9 1 8C5 6 8.4 2 8.6 -3Z',
);
const cap = pair(
  'M9.5 1C11.6 -14.8 -11.6 -14.8 -9.5 1C-9.3 1.4 -8.9 1.6 -8.6 1.6C-8.6 -1 -8.2 -3 -7 -4.4C-4 -5.4 0 -5.6 3.4 -6.6C5.4 -5.6 7.6 -4 8.6 1.6C9 1.6 9.3 1.4 9.5 1Z',
  'M9.2 -3.6C10 -14.6 -12.4 -15.4 -11.8 -1C-11.6 2.6 -9.8 6.4 -7.2 6.4C-6.6 5 -6.8 3.6 -7 1.4C-6.8 -1 -5.2 -1.8 -4 -1C-3.4 -3.6 -1.4 -5.4 2 -6C5 -5.4 7.4 -5 9.2 -3.6Z',
);
const longBack = pair(
  'M9.6 -3C10 -14.6 -10 -14.6 -9.6 -3C-11.4 4 -11 11 -12.6 17C-8 19.6 -4 18.6 0 18C4 18.6 8 19.6 12.6 17C11 11 11.4 4 9.6 -3Z',
  'M8 -5C8.4 -15 -12.2 -15.2 -12 -2C-13 6 -12.4 12 -14.6 18C-10 21 -5 20 -1 18C1 15 1.6 12 4 8C6 5 8 0 8 -5Z',
);
const longFront = pair(
  'M0 -12C-8 -12.4 -11 -5 -10.4 2C-10 7 -10.6 11 -11.4 14C-9 12 -7.6 7 -8 2C-8 -3 -5 -6.6 0 -8.6C5 -6.6 8 -3 8 2C7.6 7 9 12 11.4 14C10.6 11 10 7 10.4 2C11 -5 8 -12.4 0 -12Z',
  'M3.6 -12C-6 -13.6 -12.2 -8 -12 0C-12 6 -12 10 -13 14.6C-9 13.6 -6.8 9 -6.8 4C-6.4 -1 -2 -6 4.2 -8.4C6 -7 8 -4 8.8 1.6C8.8 1.6 8.8 1.6 8.8 1.6C9.6 0.4 9.8 -1 9.6 -3.4C9.4 -8 7 -11.6 3.6 -12Z',
);
const bob = pair(
  'M9.8 3C12 -15 -12 -15 -9.8 3C-10 6 -10 8 -9 10C-8 8 -8 4 -8.2 1C-8 -2 -7 -4.6 -5.6 -5.4C-2 -4.6 2 -4.6 5.6 -5.4C7 -4.6 8 -2 8.2 1C8 4 8 8 9 10C10 8 10 6 9.8 3Z',
  'M9.2 -2.6C10.4 -15 -12.6 -15.8 -12 0C-12 4 -12 8 -10 10.6C-7 10.8 -5 9 -4.6 6C-4.2 2 -4.6 0 -4 -2C-2 -4.2 2 -5 6 -5C7.4 -4.4 8.4 -3.6 9.2 -2.6C9.2 -2.6 9.2 -2.6 9.2 -2.6C9.2 -2.6 9.2 -2.6 9.2 -2.6Z',
);
const curly = pair(
  'M9.6 2C12 0 12.4 -3 10.6 -5C12 -9 9 -12 6 -11.4C4 -14.4 -4 -14.4 -6 -11.4C-9 -12 -12 -9 -10.6 -5C-12.4 -3 -12 0 -9.6 2C-9 -1 -8 -3 -6.6 -4.6C-4 -4 -2 -5 -1 -6.4C2 -4.8 5 -5 6.6 -4.6C8 -3 9 -1 9.6 2Z',
  'M9.4 -2.6C11 -4 11 -6.4 9.4 -8C9 -12 5 -13.6 2.4 -12.4C-1 -15 -7 -14 -8.4 -10.8C-12 -10 -13.4 -5 -12 -2.4C-13.4 0 -12.4 4 -10 4.6C-9 6.6 -6 6 -6.2 3C-6 0 -5 -1.4 -4 -1.6C-3 -4.4 -1 -5.8 1.4 -5.2C4 -6.6 7 -5 9.4 -2.6Z',
);
const bald = pair(
  'M9.4 0C10.6 -2 10.6 -4 9.6 -5.6C8.6 -4.4 8.6 -2 8.4 1C8.6 2 9 1.6 9.4 0C9.4 0 9.4 0 9.4 0C9.4 0 9.4 0 9.4 0C9.4 0 9.4 0 9.4 0Z',
  'M-4.4 -1.4C-5 -3.6 -6 -5.4 -7.8 -6.4C-10 -4 -10.4 3.6 -7.2 6C-6.6 5 -7 3 -7 1.4C-6.8 -0.6 -5.4 -1.6 -4.4 -1.4C-4.4 -1.4 -4.4 -1.4 -4.4 -1.4C-4.4 -1.4 -4.4 -1.4 -4.4 -1.4Z',
);
const dome = pair('M9.4 -4C10 -15 -10 -15 -9.4 -4Z', 'M9 -5C9 -14.8 -11.8 -15.4 -11.2 -4Z');
const tonsure = pair(
  'M9.5 1C11 -2 10.8 -5.6 9.4 -6.8C4 -7.6 -4 -7.6 -9.4 -6.8C-10.8 -5.6 -11 -2 -9.5 1C-9.5 1 -9.5 1 -9.5 1C-9 0.6 -8.8 -1 -7.8 -3.6C-7.8 -3.6 -7.8 -3.6 -7.8 -3.6C-3 -5 3 -5 7.8 -3.6C8.8 -1 9 0.6 9.5 1Z',
  'M9.4 -4.6C9.7 -5.4 9.6 -6.2 9.2 -7C4 -7.8 -4 -8.2 -10.6 -7C-12.6 -3 -12.2 3 -9.2 5.8C-8.2 6.8 -7 6.6 -6.8 4.6C-7 2.6 -7.2 0.8 -6.8 -0.8C-6.2 -2.6 -5.4 -3.4 -4.4 -4.2C-1 -5 5 -5.2 9.4 -4.6C9.4 -4.6 9.4 -4.6 9.4 -4.6Z',
);
const shortBeard = pair(
  'M-9 0C-9.4 8 -5 13.4 0 13.6C5 13.4 9.4 8 9 0C8 4 6.4 5.6 4 5.2C2 4.6 -2 4.6 -4 5.2C-6.4 5.6 -8 4 -9 0Z',
  'M-6.2 0.6C-5.8 8 -1 13.4 4.2 13.8C8.8 13.4 10.4 8 9.5 2.2C8.8 4.6 8 5.4 6.8 5.2C5 4.6 2.6 4.6 1 5.4C-2 6 -4.4 4.4 -6.2 0.6Z',
);
const longBeard = pair(
  'M-9 0C-10 10 -6 20 0 23C6 20 10 10 9 0C8 4 6.4 5.6 4 5.2C2 4.6 -2 4.6 -4 5.2C-6.4 5.6 -8 4 -9 0Z',
  'M-6.2 0.6C-6.4 10 -1 20 4 23C9 19 10.6 10 9.5 2.2C8.8 4.6 8 5.4 6.8 5.2C5 4.6 2.6 4.6 1 5.4C-2 6 -4.4 4.4 -6.2 0.6Z',
);
const wavyFront = pair(
  'M0 -12.6C-5 -13.6 -9.6 -10.4 -10.4 -5C-12.6 -3 -12 0.6 -11 2C-13 4.6 -12.6 8 -11.6 9.6C-13.4 12 -12.6 14.6 -11.4 16C-9 14 -7.6 8 -8 2C-8 -3 -5 -6.6 0 -8.6C5 -6.6 8 -3 8 2C7.6 8 9 14 11.4 16C12.6 14.6 13.4 12 11.6 9.6C12.6 8 13 4.6 11 2C12 0.6 12.6 -3 10.4 -5C9.6 -10.4 5 -13.6 0 -12.6Z',
  'M3.6 -12.4C-2 -15 -10 -12 -11 -7C-14 -4.6 -13.6 -0.6 -12.4 1C-14.6 3.6 -14 7 -13 8.6C-15 11 -14.4 14 -13 15.6C-9.4 15 -6.4 10 -6.8 4C-6.4 -1 -2 -6 4.2 -8.4C6 -7 8 -4 8.8 0C9.4 -1 9.8 -2.4 9.6 -3.8C9.2 -5 9.4 -7 8.4 -8.4C8 -11 6 -12.4 3.6 -12.4C3.6 -12.4 3.6 -12.4 3.6 -12.4C3.6 -12.4 3.6 -12.4 3.6 -12.4Z',
);
const parted = pair(
  'M9.6 1.4C12 -14.6 -11.6 -15.4 -9.6 1C-9.4 1.6 -8.8 1.6 -8.6 1.4C-8.8 -2 -8 -4 -6.8 -5.4C-4.6 -6.4 -3 -8 -2.4 -9.6C0 -7 4 -5.6 7 -5.4C8.2 -4 8.6 -2 8.6 1.6C9 1.8 9.4 1.8 9.6 1.4Z',
  'M9.4 -3C10.6 -14.8 -12.4 -15.6 -11.8 -1C-11.6 2.6 -9.8 6.4 -7.2 6.4C-6.6 5 -6.8 3.6 -7 1.4C-6.8 -1 -5.4 -1.6 -4.4 -1.4C-3.6 -4.4 -1.6 -7 -0.6 -9C2 -6.4 6 -5 9.4 -3C9.4 -3 9.4 -3 9.4 -3Z',
);

const strand = (turn: number): Shape[] => [
  shade(
    blend('M-6 -8.6C-3.6 -11 -0.6 -11.6 2 -11', 'M-8.6 -6C-7 -10 -2.6 -11.8 1.4 -11', turn),
    '#ffffff55',
    0.6,
  ),
];

/** One way to wear the hair: what lies behind the head and what before it. */
interface HairStyle {
  back?: (colour: Colour, turn: number) => Shape[];
  front: (colour: Colour, turn: number, skin: Colour) => Shape[];
}

const simple =
  (outline: (turn: number) => string) =>
  (colour: Colour, turn: number): Shape[] => [area(outline(turn), colour, 0.85), ...strand(turn)];

function braids(colour: Colour, turn: number): Shape[] {
  const t = 2 * turn;
  const left = `M${-7 - 1.2 * t} 5C${-12 - t} 8 ${-9 - t} 12 ${-11 - t} 14C${-8 - t} 16 ${-11 - t} 19 ${-9 - t} 24C${-6 - t} 20 ${-5 - t} 17 ${-6 - t} 14C${-4 - t} 11 ${-5 - t} 8 ${-7 - 1.2 * t} 5Z`;
  const right = 'M7 5C12 8 9 12 11 14C8 16 11 19 9 24C6 20 5 17 6 14C4 11 5 8 7 5Z';
  return [area(left, colour, 0.7), ...(turn < 0.5 ? [area(right, colour, 0.7)] : [])];
}

function bun(colour: Colour, turn: number): Shape[] {
  const [t, y] = [turn, 4 * turn];
  return [
    area(
      `M${-9 * t} ${y - 13}C${-14 * t - 4} ${y - 17} ${-18 * t - 1} ${y - 6} ${-10 * t} ${y - 6}C${4 - 4 * t} ${y - 6} ${6 - 4 * t} ${y - 16} ${-9 * t} ${y - 13}Z`,
      colour,
      0.8,
    ),
  ];
}

function ponytail(colour: Colour, turn: number): Shape[] {
  const x = -9 * turn;
  return [
    area(
      `M${x} -9C${x - 9} -12 ${x - 12} -2 ${x - 9} 5C${x - 10} 11 ${x - 8} 15 ${x - 5} 18C${x - 4} 12 ${x - 1} 6 ${x + 1} 0Z`,
      colour,
      0.8,
    ),
  ];
}

function baldSides(colour: Colour, turn: number): Shape[] {
  if (turn >= 0.5) return [area(bald(1), colour, 0.75)];
  return [
    area('M9.4 1C11 -2 10.6 -5 9 -6.4C8.4 -4 8.6 -1 8.4 1Z', colour, 0.7),
    area('M-9.4 1C-11 -2 -10.6 -5 -9 -6.4C-8.4 -4 -8.6 -1 -8.4 1Z', colour, 0.7),
  ];
}

/** Every way to wear the hair. */
export const hairStyles: Record<Hair, HairStyle> = {
  short: { front: simple(cap) },
  parted: { front: simple(parted) },
  bob: { front: simple(bob) },
  curls: { front: (colour, turn) => [area(curly(turn), colour, 0.85)] },
  long: { back: (colour, turn) => [area(longBack(turn), colour, 0.9)], front: simple(longFront) },
  wavy: { back: (colour, turn) => [area(longBack(turn), colour, 0.9)], front: simple(wavyFront) },
  braids: { back: braids, front: simple(cap) },
  ponytail: { back: ponytail, front: simple(cap) },
  bun: { back: bun, front: simple(cap) },
  bald: { front: baldSides },
  tonsure: {
    front: (colour, turn, skin) => [area(dome(turn), skin, 0.85), area(tonsure(turn), colour, 0.8)],
  },
  none: { front: () => [] },
};

/** A head from behind. */
export function hairFromBehind(hair: Hair, colour: Colour, skin: Colour): Shape[] {
  const gloss = shade('M-6 -8C-3.6 -11 -0.6 -11.6 2 -11', '#ffffff55', 0.6);
  if (hair === 'bald' || hair === 'tonsure') {
    const crown =
      hair === 'bald'
        ? 'M-9.4 -3C-9 -14 9 -14 9.4 -3C6 0 -6 0 -9.4 -3Z'
        : 'M-5.4 -8C-5 -12.6 5 -12.6 5.4 -8C3 -6 -3 -6 -5.4 -8Z';
    return [area(skull(0), colour, 0.9), area(crown, skin, 0.6)];
  }
  const isLong = hair === 'long' || hair === 'wavy';
  return [
    ...(hair === 'braids' ? braids(colour, 0) : []),
    area(isLong ? longBack(0) : skull(0), colour, 0.9),
    gloss,
    ...(hair === 'bun' ? [disc(0, -3, 6, 5.4, colour, 0.7)] : []),
    ...(hair === 'ponytail' ? [area('M-4 -5C-6 4 -5 12 -1 18C4 12 6 4 4 -5Z', colour, 0.8)] : []),
    ...(hair === 'curls'
      ? [line('M-6 -3C-4 -1 -2 -1 0 -3M2 2C4 4 6 4 8 2M-7 4C-5 6 -3 6 -1 4', 0.5)]
      : []),
  ];
}

/** Every beard. */
export const beards: Record<Beard, (colour: Colour, turn: number) => Shape[]> = {
  short: (colour, turn) => [area(shortBeard(turn), colour, 0.75)],
  long: (colour, turn) => [
    area(longBeard(turn), colour, 0.75),
    line(
      blend(
        'M-3 12C-2.6 15 -1.6 17 -0.6 18.4M3 12C2.6 15 2 17 1.4 18',
        'M0 12C0.6 15 1.6 17 3 18.4M6 12C6 15 5.4 16.6 5 17.6',
        turn,
      ),
      0.4,
    ),
  ],
  moustache: (colour, turn) => [
    area(
      blend(
        'M0 4.2C-2 3.4 -4.4 4.6 -5.4 6.4C-3.4 6.6 -1.4 6.4 0 5.6C1.4 6.4 3.4 6.6 5.4 6.4C4.4 4.6 2 3.4 0 4.2Z',
        'M4.6 4.2C2.6 3.4 0.4 4.6 -0.6 6.4C1.4 6.8 3.2 6.4 4.8 5.6C6 6.4 7.6 6.4 8.8 6C8.2 4.6 6.4 3.6 4.6 4.2Z',
        turn,
      ),
      colour,
      0.6,
    ),
  ],
  goatee: (colour, turn) => [
    area(
      blend(
        'M-3 8.4C-2.6 12 -1 14.4 0 15C1 14.4 2.6 12 3 8.4C1 9.4 -1 9.4 -3 8.4Z',
        'M1.4 8.6C1.8 12 3.4 14.6 4.6 15C6 14.4 7.4 12 7.4 8.4C5.6 9.4 3.4 9.4 1.4 8.6Z',
        turn,
      ),
      colour,
      0.65,
    ),
  ],
};
