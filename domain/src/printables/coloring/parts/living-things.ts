import { ellipsePath } from '../path.ts';
import { area, at, both, disc, ink, line, rich, type Shape } from '../shape.ts';

/** A lily with three flowers, 90 high, that stands on the origin. */
export const lily: Shape[] = [
  area('M-2.5 0L-2.5 -66L2.5 -66L2.5 0Z'),
  area('M1 -8C14 -14 17 -26 15 -36C6 -32 1 -22 1 -8Z'),
  area('M-1 -22C-14 -28 -17 -38 -15 -47C-6 -43 -1 -34 -1 -22Z'),
  ...at(lilyFlower(), -10, -56, { turn: -50 }),
  ...at(lilyFlower(), 10, -58, { turn: 50 }),
  ...at(lilyFlower(), 0, -64),
];

function lilyFlower(): Shape[] {
  return [
    area(
      'M0 0C-9 -5 -12 -16 -11 -24C-7 -22 -5 -19 -4 -16C-4 -21 -2 -25 0 -28C2 -25 4 -21 4 -16C5 -19 7 -22 11 -24C12 -16 9 -5 0 0Z',
    ),
  ];
}

/** A rose, 28 wide, its middle the origin. */
export const rose: Shape[] = [
  ...Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    const place = (value: number) => Math.round(value * 100) / 100;
    return disc(place(8.6 * Math.cos(angle)), place(8.6 * Math.sin(angle)), 7);
  }),
  disc(0, 0, 7.4),
  line('M-3.6 1C-3 -4.6 4.6 -3.6 3.6 1C3 4 -0.6 3.4 -0.4 0.8'),
];

/** An ear of wheat, 62 high, that stands on the origin. */
export const wheat: Shape[] = [
  area('M-2.4 0L-2.4 -30L2.4 -30L2.4 0Z'),
  ...[-22, -31, -40].flatMap((y) => both([grain(0, y, -34)])),
  grain(0, -46, 0),
];

function grain(x: number, y: number, turn: number): Shape {
  const [shape] = at([area('M0 0C-5.4 -5 -5.4 -11 0 -17C5.4 -11 5.4 -5 0 0Z')], x, y, { turn });
  return shape as Shape;
}

/** A bunch of grapes with its leaf, 42 high, its stalk the origin. */
export const grapes: Shape[] = [
  area('M-1.7 10L-1.7 -4L1.7 -4L1.7 10Z'),
  ...[
    [-13.5, 14],
    [-4.5, 14],
    [4.5, 14],
    [13.5, 14],
    [-9, 21.6],
    [0, 21.6],
    [9, 21.6],
    [-4.5, 29.2],
    [4.5, 29.2],
    [0, 36.8],
  ].map(([x = 0, y = 0]) => disc(x, y, 5)),
  area(
    'M0 6C-6 8 -10 6 -12 2C-17 2 -19 -3 -16 -7C-14 -12 -8 -12 -5 -9C-2 -13 4 -12 5 -8C8 -4 6 4 0 6Z',
  ),
  line('M0 6C-4 2 -8 -2 -12 -5'),
];

/** A tree with a round crown, 70 high, that stands on the origin. */
export const tree: Shape[] = [
  area('M-5 0C-4 -10 -4 -20 -5 -32L5 -32C4 -20 4 -10 5 0Z'),
  area(
    'M-12 -24C-24 -22 -29 -34 -22 -41C-28 -52 -18 -62 -9 -58C-5 -70 12 -70 14 -58C24 -60 30 -48 23 -41C30 -32 23 -22 12 -24C6 -18 -6 -18 -12 -24Z',
  ),
];

/** A lamb that stands, looking to the left, 62 wide and 52 high; its feet are at the origin's height. */
export const lamb: Shape[] = [
  ...[-16, -7, 9, 18].map((x) => area(`M${x - 3} -20L${x + 3} -20L${x + 3} 0L${x - 3} 0Z`)),
  area('M26 -30C34 -34 37 -26 32 -22C30 -18 26 -20 25 -23Z'),
  area(
    'M-20 -16C-28 -16 -30 -25 -24 -28C-29 -35 -21 -42 -15 -39C-12 -46 -2 -46 1 -41C6 -46 15 -44 17 -38C24 -40 30 -33 26 -27C31 -22 27 -15 20 -16C17 -11 9 -11 6 -15C1 -10 -8 -10 -10 -15C-13 -11 -18 -12 -20 -16Z',
  ),
  area('M-38 -40C-44 -44 -46 -50 -43 -52C-39 -53 -36 -49 -34 -45Z'),
  area(
    'M-22 -46C-18 -53 -26 -58 -32 -55C-40 -56 -43 -48 -42 -42C-42 -33 -37 -27 -31 -28C-25 -29 -22 -36 -22 -46Z',
  ),
  area('M-24 -46C-17 -47 -14 -42 -15 -37C-20 -36 -24 -40 -24 -46Z'),
  ink(ellipsePath(-33.4, -43.4, 1.5, 1.9)),
  line('M-39.6 -33.4C-38 -31.6 -36 -31.6 -34.6 -33'),
];

/** A dove that comes down with open wings, 88 wide and 58 high, its breast the origin. */
export const dove: Shape[] = [
  area('M-5 -10L-14 -27C-15 -33 -7 -35 -5 -31C-4 -36 4 -36 5 -31C7 -35 15 -33 14 -27L5 -10Z'),
  ...both([
    area(
      'M-5 -9C-12 -23 -28 -33 -45 -31C-47 -25 -45 -20 -41 -18C-42 -12 -38 -8 -33 -8C-33 -2 -28 1 -23 0C-20 5 -12 7 -4 5Z',
    ),
    ...rich([line('M-41 -18C-34 -18 -28 -17 -22 -14M-33 -8C-27 -9 -22 -8 -17 -6')]),
  ]),
  area('M-8.6 -6C-8.6 -16 8.6 -16 8.6 -6C9 2 7 8 6 12L-6 12C-7 8 -9 2 -8.6 -6Z'),
  area('M-3 19L0 27L3 19Z'),
  disc(0, 14, 7.4),
  ...both([ink(ellipsePath(-3.2, 15, 1.1))]),
];

/** A bird that sits or flies, looking to the left, 34 wide; its middle is the origin. */
export const bird: Shape[] = [
  area('M12 -2L26 -9L23 -1L27 5L12 5Z'),
  area('M-18 -8L-11 -12L-10 -5Z'),
  area('M-12 -4C-14 -13 -2 -15 1 -8C6 -8 14 -4 14 2C12 10 -4 12 -9 5C-11 2 -12 -1 -12 -4Z'),
  area('M-2 -3C4 -8 14 -7 18 -14C20 -4 14 6 4 6C0 5 -2 1 -2 -3Z'),
  ink(ellipsePath(-6.6, -7, 1.2)),
];

/** A fish, looking to the left, 44 wide; its middle is the origin. */
export const fish: Shape[] = [
  area('M14 0L27 -11C25 -4 25 4 27 11Z'),
  area('M-20 0C-12 -13 8 -13 18 0C8 13 -12 13 -20 0Z'),
  line('M-8 -8.4C-4 -3 -4 3 -8 8.4'),
  ink(ellipsePath(-13, -2, 1.3)),
];

/** A wing seen from the front, left of the origin, 46 wide and 96 high. */
export const wing: Shape[] = [
  area('M-8 32C-16 4 -32 -18 -54 -22C-60 0 -58 40 -46 74C-34 66 -18 54 -8 32Z'),
  area('M-8 32C-16 4 -32 -18 -54 -22C-57 -8 -57 6 -55 22C-40 16 -20 20 -8 32Z'),
  ...rich([
    line('M-55 22C-54 30 -52 38 -50 47M-44 20C-42 34 -40 46 -34 64M-31 20.6C-29 30 -26 40 -22 51'),
  ]),
];

/** A child in swaddling clothes, lying, the head at the left; 66 wide, its middle the origin. */
export const baby: Shape[] = [
  disc(-22, -4, 17),
  area('M-18 -11C0 -17 30 -13 37 -2C39 8 26 13 6 13C-8 13 -18 11 -18 11Z'),
  line('M0 -14C5 -4 5 5 1 13M15 -13C20 -4 20 5 16 12.6'),
  disc(-22, -2, 12),
  ink(ellipsePath(-26, -2.4, 1.2, 1.5)),
  ink(ellipsePath(-18, -2.4, 1.2, 1.5)),
  line('M-25 3.4C-23.4 5.4 -20.6 5.4 -19 3.4'),
  line('M-23 -14C-26 -10 -20 -9 -21 -12'),
];

/** An ox that looks over, only its head, 48 wide; its middle is the origin. */
export const ox: Shape[] = [
  ...both([
    area('M-13 -17C-23 -17 -27 -25 -24 -32C-20 -26 -15 -25 -9 -21Z'),
    area('M-14 -10C-24 -15 -30 -9 -29 -5C-24 -1 -17 -2 -14 -5Z'),
  ]),
  area('M-15 -16C-10 -22 10 -22 15 -16C16 -4 13 6 12 14C10 24 -10 24 -12 14C-13 6 -16 -4 -15 -16Z'),
  area('M-12.6 10C-8 5 8 5 12.6 10C13 24 -13 24 -12.6 10Z'),
  ...both([ink(ellipsePath(-7, -5, 1.5, 2)), ink(ellipsePath(-4.6, 13, 1.4, 1.1))]),
];

/** A donkey that looks over, only its head, 34 wide; its middle is the origin. */
export const donkey: Shape[] = [
  ...both([area('M-10 -15C-20 -24 -20 -38 -15 -42C-8 -36 -5 -26 -4 -18Z')]),
  area('M-12 -14C-8 -22 8 -22 12 -14C13 -2 10 8 10 16C9 26 -9 26 -10 16C-10 8 -13 -2 -12 -14Z'),
  area('M-5 -19C-6 -10 6 -10 5 -19C2 -21 -2 -21 -5 -19Z'),
  area('M-10.4 13C-6 8 6 8 10.4 13C10 26 -10 26 -10.4 13Z'),
  ...both([ink(ellipsePath(-6, -4, 1.5, 2)), ink(ellipsePath(-3.6, 16, 1.3, 1))]),
];
