// What is worn on a head of radius 10, from the front and at three quarters to the right, blended by `turn`.

import type { Headwear } from '../figure/look.ts';
import { blend } from '../geometry/path.ts';
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** One thing to wear. */
export interface HeadwearStyle {
  /** Behind the face. */
  back?: (colour: Colour, turn: number) => Shape[];
  /** Over the face. */
  front?: (colour: Colour, turn: number, trim: Colour) => Shape[];
  colour: Colour;
  trim: Colour;
  /** It covers the hair. */
  covers?: boolean;
  /** A white cloth round the face. */
  mask?: (turn: number) => string;
}

const pair =
  (front: string, three: string) =>
  (turn: number): string =>
    blend(front, three, turn);

const veilBack = pair(
  'M9 -6C9 -15 -9 -15 -9 -6C-12.6 0 -11 10 -16 20C-10 25 -4 25 0 24C4 25 10 25 16 20C11 10 12.6 0 9 -6Z',
  'M8 -6C7 -15.6 -13 -15.6 -12.6 -2C-12.8 8 -15.6 14 -17 22C-11 27 0 26.6 8 21C6 16 4 13 4 10C6 5 9 0 8 -6Z',
);
const veilFront = pair(
  'M0 -13.4C-9 -13.4 -12.4 -6 -11.6 2C-11 8 -11 12 -12 16C-8 15 -7 12 -7.6 7C-8.6 -2 -8 -7.6 0 -8C8 -7.6 8.6 -2 7.6 7C7 12 8 15 12 16C11 12 11 8 11.6 2C12.4 -6 9 -13.4 0 -13.4Z',
  'M2 -13.4C-8 -14.6 -13 -8 -12.6 0C-12.4 8 -13.6 12 -15 17C-10 18 -5.4 17 -3 13C-6 7 -7.4 -2 -4.4 -5.6C-2 -8.4 4 -8.6 8.4 -4.6C8.8 -3.4 9 -2.6 9.2 -1C10 -2 10 -3.6 9.8 -5C9.2 -10 6.6 -13 2 -13.4Z',
);
const wimple = pair(
  'M0 -11.6C-8 -11.6 -10.6 -6 -10.2 2C-10 8 -11 12 -13 15C-8 19 -4 19.6 0 19.6C4 19.6 8 19 13 15C11 12 10 8 10.2 2C10.6 -6 8 -11.6 0 -11.6Z',
  'M2 -11.8C-7 -12 -11 -6 -10.6 1C-10.4 8 -12 12 -13 16C-8 20 0 20 7.6 17.6C7 15 6.6 13.6 7.6 11C9.6 7 10.6 0 9.6 -4.6C8.6 -9.6 6 -11.8 2 -11.8Z',
);
const wimpleFace = pair(
  'M-7.8 -2C-7.6 -8.4 7.6 -8.4 7.8 -2C8.4 6.6 5.4 10.4 0 10.4C-5.4 10.4 -8.4 6.6 -7.8 -2Z',
  'M-5.4 -2C-4.8 -8.4 8 -9 8.6 -2C9.8 5 8.2 10.4 3.8 10.4C-2 10.6 -6.6 6 -5.4 -2Z',
);
const capOver = pair(
  'M-10 -4.6C-10.6 -16 10.6 -16 10 -4.6C4 -7.6 -4 -7.6 -10 -4.6Z',
  'M-11.6 -2.6C-12.6 -16.6 9.6 -16 9.6 -5.6C4 -8 -5 -7 -11.6 -2.6Z',
);
const headband = pair(
  'M-11 -7C-6 -10.6 6 -10.6 11 -7L10.4 -4C6 -7.4 -6 -7.4 -10.6 -4Z',
  'M-12 -5.6C-7 -10.6 4 -11 9.4 -8L9.8 -5C4 -8 -6 -7.6 -12.4 -2.6Z',
);
const hoodBack = pair(
  'M10 -6C10 -16 -10 -16 -10 -6C-13.6 0 -12 12 -17 24C-10 28 -4 28 0 27C4 28 10 28 17 24C12 12 13.6 0 10 -6Z',
  'M9 -6C8 -16.6 -14 -16.6 -13.6 -2C-13.8 8 -16.6 16 -18 26C-12 29 -4 28 0 24C3 20 3 14 4 10C6 5 10 0 9 -6Z',
);
const hoodFront = pair(
  'M0 -14.6C-10 -14.6 -13 -8 -12.6 1C-12.4 8 -13.6 14 -16 21C-12 22 -10 19 -9.6 14C-10 6 -10.4 -4 -7.6 -8C-4 -10.6 4 -10.6 7.6 -8C10.4 -4 10 6 9.6 14C10 19 12 22 16 21C13.6 14 12.4 8 12.6 1C13 -8 10 -14.6 0 -14.6Z',
  'M2 -14.6C-8 -16 -14 -9 -13.6 0C-13.4 9 -15 16 -17 24C-12 24.6 -9 21 -9 15C-10 6 -10 -2 -7 -6.6C-4 -10.4 4 -11.4 9 -7C9.6 -6 9.8 -4.6 10 -3.6C10 -3.6 10 -3.6 10 -3.6C10.6 -4.6 10.6 -6 10.4 -7C9.6 -12 6.6 -14.4 2 -14.6Z',
);
const skullcap = pair(
  'M-7.6 -8.6C-6.6 -14.6 6.6 -14.6 7.6 -8.6C3 -10.6 -3 -10.6 -7.6 -8.6Z',
  'M-11 -6.6C-11 -14.6 0 -16 4.6 -11.6C-1 -11.6 -7 -10 -11 -6.6Z',
);
const capRim = pair(
  'M-10.6 -6.6C-4 -10 4 -10 10.6 -6.6L10.4 -2.6C4 -6 -4 -6 -10.4 -2.6Z',
  'M-12.4 -5C-6 -9.6 4 -10.4 10 -8L10 -4C4 -6.6 -6 -5.6 -12 -0.6Z',
);
const mitre = pair(
  'M-9.6 -5.6C-12.6 -14 -8.6 -22 0 -29C8.6 -22 12.6 -14 9.6 -5.6C4 -8 -4 -8 -9.6 -5.6Z',
  'M-11.4 -4C-14 -14 -9 -22 0.6 -29C9 -22 12 -14 9.6 -6.4C4 -8.6 -5 -8 -11.4 -4Z',
);
const mitreBar = pair(
  'M-1.8 -27.4L0 -29L1.8 -27.4L1.8 -7.4L-1.8 -7.4Z',
  'M0.6 -28.8L1.6 -28L4 -26L4.6 -8L1 -7.8Z',
);
const mitreRim = pair(
  'M-10.8 -10C-4 -13 4 -13 10.8 -10L9.6 -5.6C4 -8 -4 -8 -9.6 -5.6Z',
  'M-12.6 -8.6C-6 -12.6 4 -13.4 10.6 -11L9.6 -6.4C4 -8.6 -5 -8 -11.4 -4Z',
);
const crown = pair(
  'M-9.6 -6L-11.4 -16L-6 -11.4L0 -18L6 -11.4L11.4 -16L9.6 -6C4 -8.4 -4 -8.4 -9.6 -6Z',
  'M-11.6 -4.6L-14 -14.6L-8 -10.8L-2 -18L4 -12.4L9.6 -16.6L9.4 -6.6C4 -8.8 -5 -8.4 -11.6 -4.6Z',
);
const plume = pair(
  'M-2.6 -12C-4 -20 4 -20 2.6 -12C2.6 -12 2.6 -12 2.6 -12C2.6 -12 -2.6 -12 -2.6 -12Z',
  'M8 -13.6C4 -21 -13 -20 -16.6 -5C-15.6 -3.6 -14 -3.6 -12.6 -4.6C-10 -11 -2 -14.6 8 -13.6Z',
);
const helmet = pair(
  'M-10.4 3C-12.6 -16 12.6 -16 10.4 3C9.4 3.6 8.6 3.4 8 3C8.6 0 8.4 -4 7.6 -5C4 -6.6 -4 -6.6 -7.6 -5C-8.4 -4 -8.6 0 -8 3C-8.6 3.4 -9.4 3.6 -10.4 3C-10.4 3 -10.4 3 -10.4 3Z',
  'M9.8 -5C10 -14.6 -13.2 -16.4 -12.4 -1C-12.2 3 -11.6 5 -10.6 7C-9 8.4 -6 8.8 -4.4 8C-3.6 5 -4.4 1 -4.8 -2C-4 -4 0 -6.4 2 -6.6C5 -6.6 8 -5.6 9.8 -5C9.8 -5 9.8 -5 9.8 -5Z',
);
const strawBrim = pair(
  'M-15 -5C-8 -10 8 -10 15 -5C8 -2.6 -8 -2.6 -15 -5Z',
  'M-16 -4C-8 -10 8 -11 14.6 -7C8 -3.6 -8 -2 -16 -4Z',
);
const scarf = pair(
  'M0 -13C-9 -13 -12 -6 -11 2C-10.6 6 -9 10 -5 11.6C-8 6 -9 -1 -7.6 -5C-4 -7 4 -7 7.6 -5C9 -1 8 6 5 11.6C9 10 10.6 6 11 2C12 -6 9 -13 0 -13Z',
  'M2 -13C-8 -14 -13 -8 -12.4 0C-12 6 -8 11 0 12.6C-4 8 -6.6 0 -4.6 -4.6C-2 -7.6 4 -8 9 -4.6C9.2 -4 9.4 -3 9.6 -2C10 -3 10 -4 9.8 -5C9 -10 6.6 -12.6 2 -13Z',
);
const bandLow = pair(
  'M-10.4 -6C-4 -9 4 -9 10.4 -6L10.2 -2.6C4 -5.6 -4 -5.6 -10.2 -2.6Z',
  'M-12.4 -4.4C-6 -8.6 4 -9.4 9.8 -7.4L9.8 -4C4 -6 -6 -5.2 -12 -1Z',
);
const tiara = pair(
  'M-9.4 -6C-12 -15 -8 -25 0 -31C8 -25 12 -15 9.4 -6C4 -8.4 -4 -8.4 -9.4 -6Z',
  'M-11.2 -4.4C-13.6 -14 -8.6 -25 0 -31C8.6 -25 11.8 -15 9.6 -6.6C4 -8.8 -5 -8.2 -11.2 -4.4Z',
);
const biretta = pair(
  'M-10 -6L-10.6 -17L0 -14.6L10.6 -17L10 -6C4 -8.4 -4 -8.4 -10 -6Z',
  'M-11.4 -4.6L-12.4 -16.4L-1 -14.8L10.4 -17.6L9.8 -6.6C4 -8.8 -5 -8.2 -11.4 -4.6Z',
);
const turban = pair(
  'M-11 -4C-13 -17 13 -17 11 -4C4 -8 -4 -8 -11 -4Z',
  'M-12.6 -2C-15 -16.6 11 -18 10.8 -5C4 -8.6 -5 -7.6 -12.6 -2Z',
);
const furRim = pair(
  'M-11.6 -7C-5 -11 5 -11 11.6 -7C13 -5 12.6 -2.6 10.6 -1.6C4 -5.6 -4 -5.6 -10.6 -1.6C-12.6 -2.6 -13 -5 -11.6 -7Z',
  'M-13 -5.4C-6 -10.6 4 -11.6 10.8 -8.6C12.4 -7 12 -4.4 10.2 -3.2C4 -6 -6 -5 -12 0C-14 -1 -14.4 -4 -13 -5.4Z',
);
const laurelLeaves = pair(
  'M-9.4 -5C-10 -8 -8 -9.6 -6 -9.4C-6.6 -7 -7.6 -5.4 -9.4 -5ZM-6.4 -7.6C-6 -10.4 -3.6 -11.4 -1.6 -10.6C-2.6 -8.6 -4.4 -7.4 -6.4 -7.6ZM9.4 -5C10 -8 8 -9.6 6 -9.4C6.6 -7 7.6 -5.4 9.4 -5ZM6.4 -7.6C6 -10.4 3.6 -11.4 1.6 -10.6C2.6 -8.6 4.4 -7.4 6.4 -7.6Z',
  'M-10.6 -3C-11.8 -6 -10 -8.4 -7.8 -8.4C-8 -6 -8.8 -3.8 -10.6 -3ZM-7.6 -6C-7.6 -9 -5.2 -10.4 -3 -9.8C-3.8 -7.6 -5.4 -6 -7.6 -6ZM9.6 -6C10.2 -9 8.4 -10.4 6.4 -10C6.8 -7.8 7.8 -6.4 9.6 -6ZM3 -7.6C2.6 -10.6 -0 -11.4 -2 -10.4C-1 -8.2 0.8 -7.2 3 -7.6Z',
);

/** Everything that is worn on a head. */
export const headwearStyles: Record<Headwear, HeadwearStyle> = {
  veil: {
    colour: 'white',
    trim: 'white',
    covers: true,
    back: (colour, turn) => [area(veilBack(turn), colour, 0.95)],
    front: (_, turn, trim) => [area(veilFront(turn), trim, 0.8)],
  },
  headcloth: {
    colour: 'stone2',
    trim: 'ruby6',
    covers: true,
    back: (colour, turn) => [area(veilBack(turn), colour, 0.9)],
    front: (colour, turn, trim) => [
      area(veilFront(turn), colour, 0.8),
      area(headband(turn), trim, 0.6),
    ],
  },
  wimple: {
    colour: 'slate7',
    trim: 'slate7',
    covers: true,
    back: (colour, turn) => [area(hoodBack(turn), colour, 0.95)],
    mask: (turn) => wimple(turn) + wimpleFace(turn),
    front: (colour, turn) => [area(hoodFront(turn), colour, 0.85)],
  },
  hood: {
    colour: 'wood5',
    trim: 'wood5',
    covers: true,
    back: (colour, turn) => [area(hoodBack(turn), colour, 0.95)],
    front: (colour, turn) => [area(hoodFront(turn), colour, 0.85)],
  },
  cap: {
    colour: 'ruby5',
    trim: 'ruby5',
    front: (colour, turn) => [area(capOver(turn), colour, 0.85)],
  },
  skullcap: {
    colour: 'white',
    trim: 'white',
    front: (colour, turn) => [area(skullcap(turn), colour, 0.75)],
  },
  woolcap: {
    colour: 'ruby5',
    trim: 'white',
    front: (colour, turn, trim) => [
      area(capOver(turn), colour, 0.85),
      area(capRim(turn), trim, 0.75),
      disc(-1.4 * turn, -14.4, 2.4, 2.4, trim, 0.7),
    ],
  },
  mitre: {
    colour: 'white',
    trim: 'gold4',
    front: (colour, turn, trim) => [
      area(mitre(turn), colour, 0.9),
      area(mitreBar(turn), trim, 0.6),
      area(mitreRim(turn), trim, 0.7),
    ],
  },
  tiara: {
    colour: 'white',
    trim: 'gold4',
    front: (colour, turn, trim) => [
      area(tiara(turn), colour, 0.9),
      area(bandLow(turn), trim, 0.6),
      line('M-9 -14C-4 -17 4 -17.6 9.6 -15M-7 -21C-3 -23 3 -23.6 7.4 -22', 1.3, trim),
      line('M0 -31L0 -36M-2 -34L2 -34', 0.6),
    ],
  },
  biretta: {
    colour: 'slate8',
    trim: 'slate8',
    front: (colour, turn) => [
      area(biretta(turn), colour, 0.85),
      line('M-1 -14.6L-1 -8', 0.5, 'slate5'),
      disc(-1, -16.4, 1.8, 1.6, colour, 0.6),
    ],
  },
  crown: {
    colour: 'gold4',
    trim: 'gold4',
    front: (colour, turn) => [area(crown(turn), colour, 0.8)],
  },
  laurel: {
    colour: 'leaf5',
    trim: 'leaf5',
    front: (colour, turn) => [area(laurelLeaves(turn), colour, 0.5)],
  },
  turban: {
    colour: 'white',
    trim: 'gold4',
    front: (colour, turn, trim) => [
      area(turban(turn), colour, 0.85),
      line('M-9 -6C-4 -13 4 -14 9 -12M-11 -8C-5 -11 2 -9 8 -7', 0.5),
      disc(2 * turn, -9.4, 1.7, 1.7, trim, 0.5),
    ],
  },
  furhat: {
    colour: 'ruby7',
    trim: 'wood6',
    front: (colour, turn, trim) => [
      area(
        `M-9 -7C-8 -16 ${-2 * turn - 2} -20 ${-2 * turn} -21C${4 - turn} -18 9 -15 9.4 -8Z`,
        colour,
        0.85,
      ),
      area(furRim(turn), trim, 0.75),
    ],
  },
  helmet: {
    colour: 'stone4',
    trim: 'ruby5',
    covers: true,
    front: (colour, turn, trim) => [
      area(plume(Math.round(turn)), trim, 0.8),
      area(helmet(Math.round(turn)), colour, 0.85),
    ],
  },
  strawhat: {
    colour: 'gold3',
    trim: 'ruby5',
    back: (colour, turn) => [disc(-turn, -6, 17, 6, colour, 0.85)],
    front: (colour, turn, trim) => [
      area(strawBrim(turn), colour, 0.8),
      area('M-8.6 -7C-8 -16 7 -16.6 7.6 -8C2 -10 -4 -9.6 -8.6 -7Z', colour, 0.8),
      area('M-8.8 -7C-4 -9.8 2 -10.2 7.6 -8L7.4 -10.4C2 -12.4 -4 -12 -8.8 -9.4Z', trim, 0.5),
    ],
  },
  scarf: {
    colour: 'leaf5',
    trim: 'leaf5',
    back: (colour, turn) => [
      area(`M${-8 - 2 * turn} 4C-14 6 -15 12 -13 13C-10 13 -7 10 -4 9Z`, colour, 0.7),
    ],
    front: (colour, turn) => [area(scarf(turn), colour, 0.85)],
  },
};
