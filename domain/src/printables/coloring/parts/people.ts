import { area, at, block, both, disc, line, type Shape } from '../shape.ts';
import { figure } from './figure.ts';
import { headBefore, headBehind } from './head.ts';
import { baby, wing } from './living-things.ts';

/** Mary with the Child on her arm, standing; her eyes are the origin. */
export const maryWithChild: Shape[] = figure({
  arms: 'holding',
  hair: 'veil',
  over: 'mantle',
  halo: 'plain',
  before: at(
    [
      ...headBehind({ halo: 'cross' }),
      area('M-12 20C-20 26 -24 40 -22 60C-12 66 12 66 22 60C24 40 20 26 12 20C6 24 -6 24 -12 20Z'),
      area('M-5 15L-5 22C-2 24 2 24 5 22L5 15Z'),
      ...headBefore({ hair: 'short' }),
      area('M-26 46C-18 41 -8 42 -6 47C-6 53 -14 58 -24 60Z'),
    ],
    12,
    44,
    { scale: 0.66 },
  ),
});

/** An angel with open wings, standing; the eyes are the origin. */
export function angel(
  arms: 'praying' | 'open' | 'holding' | 'both-up',
  hair: 'waves' | 'curls',
): Shape[] {
  return [...both(wing), ...figure({ arms, hair, halo: 'plain', over: 'stole' })];
}

/** The Child in the manger, 84 wide and 60 high; the manger stands on the origin. */
export const manger: Shape[] = [
  area('M-34 0L-24 -22L-17 -22L-27 0Z'),
  area('M34 0L24 -22L17 -22L27 0Z'),
  area('M-44 -38L44 -38L34 -14L-34 -14Z'),
  line('M-39 -26L39 -26'),
  area(
    'M-48 -36C-44 -48 -34 -46 -30 -50C-20 -46 -10 -52 0 -48C10 -52 20 -46 30 -50C34 -46 44 -48 48 -36C44 -33 40 -36 36 -33C28 -36 20 -32 12 -35C4 -32 -4 -36 -12 -33C-20 -36 -30 -32 -36 -35C-40 -33 -44 -34 -48 -36Z',
  ),
  ...at(baby, 2, -52, { scale: 0.98 }),
];

/** A king with a gift in his hands; the eyes are the origin. */
export function king(beard: 'short' | 'long' | undefined, gift: 'box' | 'jar' | 'cup'): Shape[] {
  return figure({
    arms: 'holding',
    hair: 'waves',
    hat: 'crown',
    over: 'mantle',
    ...(beard ? { beard } : {}),
    before: at(gifts[gift], 0, 8),
  });
}

const gifts: Record<'box' | 'jar' | 'cup', Shape[]> = {
  box: [block(-13, 34, 26, 20), area('M-15 34C-12 24 12 24 15 34Z'), disc(0, 43, 3.4)],
  jar: [
    area('M-6 30L6 30C16 36 15 52 9 56L-9 56C-15 52 -16 36 -6 30Z'),
    area('M-8 24L8 24L6 31L-6 31Z'),
  ],
  cup: [
    area('M-12 28L12 28C12 42 6 46 3 47L3 56L-3 56L-3 47C-6 46 -12 42 -12 28Z'),
    area('M-12 28C-10 18 10 18 12 28Z'),
  ],
};

/** A banner with a cross on its pole, 130 high; its foot is the origin. */
export const banner: Shape[] = [
  block(-2, -118, 4, 118),
  ...[disc(0, -121, 4.4)],
  area('M2 -112C18 -118 30 -104 50 -110L44 -92L50 -72C30 -66 18 -80 2 -74Z'),
  area(
    'M20 -113L28 -110.4L28 -96.6L47.4 -96.6L45 -89L28 -89L28 -73.4L20 -75.6L20 -89L2 -89L2 -97L20 -97Z',
  ),
];
