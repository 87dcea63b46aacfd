import { area, at, both, disc, line, rich, type Shape } from '../shape.ts';
import { type HeadLook, headBefore, headBehind } from './head.ts';

/** How somebody stands, from the front: the point between the eyes is the origin, the hem 124 below it. */
export interface FigureLook extends HeadLook {
  arms: 'praying' | 'holding' | 'blessing' | 'open' | 'both-up' | 'none';
  /** Over the robe. */
  over?: 'mantle' | 'cope' | 'chasuble' | 'habit' | 'stole' | 'armour';
  /** A belt or a rope. */
  belt?: boolean;
  /** What the hands hold, drawn before the hands. */
  held?: readonly Shape[];
  /** What is before the hands. */
  before?: readonly Shape[];
  /** A child's head is larger beside the body. */
  isChild?: boolean;
}

/** Somebody who stands, seen from the front. */
export function figure({
  arms,
  over,
  belt = false,
  held = [],
  before = [],
  isChild = false,
  ...look
}: FigureLook): Shape[] {
  const scale = isChild ? 1.3 : 1;
  const pose = over === 'chasuble' && arms === 'praying' ? 'praying-low' : arms;
  return [
    ...at(headBehind(look), 0, 0, { scale }),
    ...shoes,
    ...(over === 'chasuble' ? chasuble : robe),
    ...(belt ? rope : []),
    ...(over && over !== 'chasuble' ? clothes[over] : []),
    ...(isChild || !isNeckSeen(look) ? [] : neck),
    ...sleeves[pose],
    ...held,
    ...hands[pose],
    ...at(headBefore(look), 0, 0, { scale }),
    ...before,
  ];
}

/** Somebody down to the breast, as in a crowd; 76 wide, cut off 52 below the eyes. */
export function bust({ over, ...look }: HeadLook & { over?: 'mantle' }): Shape[] {
  return [
    ...headBehind(look),
    area('M-38 52C-38 36 -30 27 -15 24C-9 29 9 29 15 24C30 27 38 36 38 52Z'),
    ...(over ? both([area('M-38 52C-38 36 -30 27 -15 24C-12 26 -9 27 -7 28L-16 52Z')]) : []),
    ...(isNeckSeen(look) ? neck : []),
    ...headBefore(look),
  ];
}

/** Not below a beard or inside a veil. */
const isNeckSeen = ({ beard, hair }: HeadLook) =>
  beard === undefined && hair !== 'veil' && hair !== 'wimple';

const shoes = both([disc(-12, 125.5, 9, 5)]);

const neck = [area('M-6 14L-6.6 25C-3 29 3 29 6.6 25L6 14Z')];

const robe: Shape[] = [
  area(
    'M-16 24C-23 26 -26 33 -27 44L-35 121C-20 126 20 126 35 121L27 44C26 33 23 26 16 24C10 29 -10 29 -16 24Z',
  ),
  ...both([line('M-11 122C-10.6 108 -10 94 -8 82')]),
];

const rope: Shape[] = [
  area('M-25 69C-10 73 10 73 25 69L25.6 77C10 81 -10 81 -25.6 77Z'),
  area('M5 78C9 84 10 94 9 106L15 106C16 94 16 84 12.6 77Z'),
];

const mantle: Shape[] = both([
  area(
    'M-14 24C-22 26 -27 34 -30 50L-33 62L-45 122C-39 126 -31 126.4 -25 124C-23 92 -20 56 -6 28C-9 27 -12 26 -14 24Z',
  ),
  ...rich([line('M-36 118C-33 98 -31 84 -29 72')]),
]);

const cope: Shape[] = [
  ...both([
    area(
      'M-14 24C-22 26 -27 34 -30 50L-33 62L-47 122C-40 126 -30 126 -22 124C-20 92 -17 56 0 33L0 28C-6 28 -11 27 -14 24Z',
    ),
    area('M-9 27C-16 52 -25 88 -29 124.8L-22 124C-20 92 -17 56 0 33L0 28C-4 28 -7 28 -9 27Z'),
  ]),
  area('M-7 30L7 30L7 41L-7 41Z'),
];

const chasuble: Shape[] = [
  area('M-27 84L-35 121C-20 126 20 126 35 121L27 84Z'),
  ...both([line('M-12 110L-13 121')]),
  area(
    'M-15 24C-30 28 -40 44 -45 66C-43 72 -39 75 -34 75C-28 92 -14 104 0 106C14 104 28 92 34 75C39 75 43 72 45 66C40 44 30 28 15 24C10 29 -10 29 -15 24Z',
  ),
  area('M-4.5 27.6L4.5 27.6L4.5 105.6L0 106L-4.5 105.6Z'),
  area('M-22 26.6L-14 24L-4.5 41.6L4.5 41.6L14 24L22 26.6L4.5 53L-4.5 53Z'),
];

const armour: Shape[] = [
  area(
    'M-17 24.6C-22 40 -22 54 -20 66C-10 70 10 70 20 66C22 54 22 40 17 24.6C10 29 -10 29 -17 24.6Z',
  ),
  line('M0 29L0 68.6'),
  area('M-20 66C-10 70 10 70 20 66L26 84C16 89 8 82 0 88C-8 82 -16 89 -26 84Z'),
  ...rich(both([line('M-9 68.6L-11 84.6')])),
];

const clothes: Record<Exclude<NonNullable<FigureLook['over']>, 'chasuble'>, Shape[]> = {
  mantle,
  cope,
  armour,
  habit: [area('M-11 27L11 27L16 118C6 121 -6 121 -16 118Z')],
  stole: both([area('M-13 25.6L-6.6 28C-7.6 56 -9 84 -11 104L-19 103.4C-19 76 -17 48 -13 25.6Z')]),
};

const lowerSleeve = area(
  'M-17 24.6C-27 27 -34 46 -34 60C-33 67 -24 69 -18 66L-3 57L-6.4 44.6L-17 50C-16.6 46 -16.6 42 -17 38Z',
);
const shortSleeve = area('M-26 62C-24 68 -20 68 -16 66L-3 58L-6.4 45L-20 51C-24 54 -26 58 -26 62Z');
const cuff = area('M-13.6 48.6L-6.2 43.8L-1.6 57.4L-9 62Z');

const raisedSleeve: Shape[] = [
  area(
    'M-17 24.6C-23 26 -27 33 -28.6 44L-30 25L-46 25C-46.6 40 -46 52 -42 60C-38 68 -28 67 -24 62C-19 54 -17 46 -17 38Z',
  ),
  line('M-28.6 44L-30 53'),
];

const raisedHand: Shape[] = [
  area(
    'M-43.4 25C-45 19 -45 15 -43.6 11L-43 0C-43 -3.4 -38.4 -3.4 -38.2 0L-38 -1C-38 -4.4 -33.2 -4.4 -33 -1L-32.8 10C-29.4 9.4 -28.6 12.6 -30 16C-31 19 -32 22 -33 25Z',
  ),
  line('M-38.1 0.6L-38 11'),
];

const openSleeve = area(
  'M-17 24.6C-27 29 -34 42 -40 58L-53 71C-51 80 -42 85 -36 82L-23 66C-18 56 -17 46 -17 38Z',
);
const openHand = area(
  'M-51.4 73C-56 77 -59 82 -58 87C-56 91.6 -52 90 -50.6 87C-48 91.4 -44.4 89.4 -44 86C-41 85 -40 82 -40 80C-45 80 -49 77 -51.4 73Z',
);

const upSleeve = area(
  'M-20 40C-20 34 -26 29 -34 29C-39 28 -42 24 -44 20L-55 3L-43 -4L-33 12C-28 18 -22 20 -15 25Z',
);
const upHand = area(
  'M-53.4 2C-58 -2 -60 -8 -58 -14C-55.6 -17 -53 -15 -53 -12C-52 -16.6 -47.6 -16 -47.4 -12C-44 -13 -42.4 -10 -44.6 -3Z',
);

const holdingHand = area('M-10 45.4C-5 42 2 42 4 46C5 50 2 55 -6 58.4Z');

type Pose = FigureLook['arms'] | 'praying-low';

const sleeves: Record<Pose, Shape[]> = {
  praying: both([lowerSleeve, cuff]),
  'praying-low': both([shortSleeve]),
  holding: both([lowerSleeve]),
  blessing: [...raisedSleeve, ...at([lowerSleeve], 0, 0, { flip: true })],
  open: both([openSleeve]),
  'both-up': both([upSleeve]),
  none: [],
};

const joinedHands = [
  area('M0 59.4L-7 56.8C-7.6 50 -5 38 0 33C5 38 7.6 50 7 56.8Z'),
  line('M0 35L0 58.4'),
];

const hands: Record<Pose, Shape[]> = {
  praying: joinedHands,
  'praying-low': joinedHands,
  holding: both([area('M-9.6 46.2C-6 43 0 42.4 0.4 46L0.4 55C-1 57 -4 58.4 -6.4 58.8Z')]),
  blessing: [...raisedHand, ...at([holdingHand], 0, 0, { flip: true })],
  open: both([openHand]),
  'both-up': both([upHand]),
  none: [],
};
