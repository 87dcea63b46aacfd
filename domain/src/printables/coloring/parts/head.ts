import { polygonPath } from '../path.ts';
import { area, both, disc, ink, line, rich, type Shape } from '../shape.ts';
import { star } from './star.ts';

/** What is on a head, drawn round a point between the eyes; the face is 27 wide and 37 high. */
export interface HeadLook {
  hair?: 'short' | 'long' | 'waves' | 'curls' | 'bald' | 'ring' | 'veil' | 'wimple' | 'girl';
  beard?: 'short' | 'long';
  halo?: 'plain' | 'rays' | 'cross' | 'stars';
  hat?: 'mitre' | 'crown' | 'cap' | 'turban';
}

/** What is seen of a head behind the body: halo and long hair. */
export function headBehind({ hair = 'short', halo }: HeadLook): Shape[] {
  return [...(halo ? halos[halo]() : []), ...behind[hair]];
}

/** A head seen from the front, calm, with what is on it; it stands on the body. */
export function headBefore({ hair = 'short', beard, hat }: HeadLook): Shape[] {
  return [
    ...covering[hair],
    ...(behind[hair].length + covering[hair].length > 0 ? [] : ears),
    ...face,
    ...before[hair],
    ...(beard ? beards[beard] : []),
    ...features(beard !== undefined),
    ...(hat ? hats[hat] : []),
  ];
}

/** A head alone. */
export const head = (look: HeadLook): Shape[] => [...headBehind(look), ...headBefore(look)];

const face: Shape[] = [
  area('M-13.5 -4C-13.5 -21 13.5 -21 13.5 -4L13 4C12 14 6 19 0 19C-6 19 -12 14 -13 4Z'),
];

const ears = both([disc(-14.6, 3, 4.8, 5.6)]);

function features(isBearded: boolean): Shape[] {
  return [
    ...both([
      ink('M-7.4 1.5C-7.4 -1.4 -4 -1.4 -4 1.5C-4 4.4 -7.4 4.4 -7.4 1.5Z'),
      line('M-8.8 -4C-7 -5.6 -4.6 -5.6 -3 -4.6'),
    ]),
    line('M0.4 2C0 5 -2.4 7 -0.6 8C0.2 8.3 1 8 1.6 7.6'),
    line(isBearded ? 'M-3 14C-1 15.4 1 15.4 3 14' : 'M-4.4 12.4C-2 15 2 15 4.4 12.4'),
  ];
}

type Hair = NonNullable<HeadLook['hair']>;

const behind: Record<Hair, Shape[]> = {
  short: [],
  bald: [],
  ring: [],
  curls: [],
  veil: [],
  wimple: [],
  long: [
    area('M-18 30C-22 12 -21 -23 0 -23C21 -23 22 12 18 30C10 34 -10 34 -18 30Z'),
    ...rich(both([line('M-15 20C-17 10 -17.4 0 -16 -7')])),
  ],
  waves: [
    area(
      'M-15 34C-22 33 -25 27 -20.6 22C-26 16 -24 9 -20 6C-23 -9 -16 -23 0 -23C16 -23 23 -9 20 6C24 9 26 16 20.6 22C25 27 22 33 15 34Z',
    ),
  ],
  girl: [
    area('M-15 26C-24 24 -24 12 -20 8C-23 -8 -16 -23 0 -23C16 -23 23 -8 20 8C24 12 24 24 15 26Z'),
  ],
};

/** What covers a head and lies on the shoulders. */
const covering: Record<Hair, Shape[]> = {
  short: [],
  bald: [],
  ring: [],
  curls: [],
  long: [],
  waves: [],
  girl: [],
  veil: [
    area(
      'M-29 46C-30 18 -26 -25 0 -25C26 -25 30 18 29 46C22 36 11 28.6 0 26C-11 28.6 -22 36 -29 46Z',
    ),
    ...rich(both([line('M-24 30C-22 14 -22 2 -20 -6')])),
  ],
  wimple: [
    area('M-29 46C-30 20 -26 -26 0 -26C26 -26 30 20 29 46C20 40 11 37 0 37C-11 37 -20 40 -29 46Z'),
    area(
      'M-17.5 8C-19 -8 -15 -21.5 0 -21.5C15 -21.5 19 -8 17.5 8C21 20 18 30 0 31C-18 30 -21 20 -17.5 8Z',
    ),
  ],
};

const before: Record<NonNullable<HeadLook['hair']>, Shape[]> = {
  short: [
    area(
      'M-16.5 3C-23 -27 23 -27 16.5 3C15 0 13.8 -4 11.4 -7.4C5 -9.6 -4 -10 -9 -8.4C-12.6 -6 -14.4 0 -16.5 3Z',
    ),
  ],
  bald: [...both([area('M-13.6 -6C-19 -6 -19.6 4 -16 8C-12.6 6 -12.4 -2 -13.6 -6Z')])],
  ring: [
    area(
      'M-16.5 3C-20 -12 -13 -18 -9 -17.6C-3 -14.6 3 -14.6 9 -17.6C13 -18 20 -12 16.5 3C14.6 0 13.6 -4 11 -8C4 -10.4 -4 -10.4 -11 -8C-13.6 -4 -14.6 0 -16.5 3Z',
    ),
  ],
  curls: [
    area(
      'M-15 4C-20 3 -20 -3 -17 -5C-22 -9 -19 -15 -15 -15C-16 -21 -9 -24 -6 -21C-3 -25.5 3 -25.5 6 -21C9 -24 16 -21 15 -15C19 -15 22 -9 17 -5C20 -3 20 3 15 4C15 0 14 -4 11.6 -7C8 -5 5 -7 4 -9.6C1 -7.4 -3 -7.4 -5 -9.6C-6 -7 -9 -6 -11.6 -7C-14 -4 -15 0 -15 4Z',
    ),
  ],
  long: [line('M0 -22.4L0 -16.8')],
  waves: [line('M0 -22.6L0 -16.8')],
  girl: [area('M-14 -2C-15 -19 15 -19 14 -2C11 -7 6 -9.4 0 -9.4C-6 -9.4 -11 -7 -14 -2Z')],
  veil: [
    area(
      'M-13.6 2C-15 -17 -5 -17.4 0 -17.4C5 -17.4 15 -17 13.6 2C11.4 -5 6 -10 0 -11C-6 -10 -11.4 -5 -13.6 2Z',
    ),
  ],
  wimple: [],
};

const beards: Record<NonNullable<HeadLook['beard']>, Shape[]> = {
  short: [
    area(
      'M-13.4 2C-14 16 -9 25.5 0 25.5C9 25.5 14 16 13.4 2C11 8.4 8 10.4 4.4 9.8C2 9.4 -2 9.4 -4.4 9.8C-8 10.4 -11 8.4 -13.4 2Z',
    ),
  ],
  long: [
    area(
      'M-13.4 2C-15 20 -9 38 0 41C9 38 15 20 13.4 2C11 8.4 8 10.4 4.4 9.8C2 9.4 -2 9.4 -4.4 9.8C-8 10.4 -11 8.4 -13.4 2Z',
    ),
    line('M-5 21C-4.6 27 -3.4 31 -2 34M5 21C4.6 27 3.4 31 2 34'),
  ],
};

const halos: Record<NonNullable<HeadLook['halo']>, () => Shape[]> = {
  plain: () => [disc(0, -2, 30), ...rich([disc(0, -2, 24.6)])],
  rays: () => [
    ...Array.from({ length: 16 }, (_, index) => ray((index * Math.PI) / 8)),
    disc(0, -2, 27),
  ],
  cross: () => [
    disc(0, -2, 31),
    area('M-4.5 -32.4L4.5 -32.4L4.5 -6.5L30.7 -6.5L30.7 2.5L-30.7 2.5L-30.7 -6.5L-4.5 -6.5Z'),
  ],
  stars: () => [
    disc(0, -2, 28),
    ...Array.from({ length: 11 }, (_, index) => {
      const angle = Math.PI * (-1.21 + (index * 1.42) / 10);
      return star(37 * Math.cos(angle), -2 + 37 * Math.sin(angle), 5.6);
    }),
  ],
};

function ray(angle: number): Shape {
  const point = (radius: number, turn: number) =>
    [radius * Math.cos(angle + turn), -2 + radius * Math.sin(angle + turn)] as const;
  return area(polygonPath([point(26, -0.17), point(37, 0), point(26, 0.17)]));
}

const hats: Record<NonNullable<HeadLook['hat']>, Shape[]> = {
  mitre: [
    area('M-15.5 -8C-19 -24 -13 -38 0 -49C13 -38 19 -24 15.5 -8C6 -12 -6 -12 -15.5 -8Z'),
    area('M-3.4 -46.2L0 -49L3.4 -46.2L3.4 -17.6C1 -18 -1 -18 -3.4 -17.6Z'),
    area('M-17.2 -15C-6 -20 6 -20 17.2 -15L15.5 -8C6 -12 -6 -12 -15.5 -8Z'),
  ],
  crown: [
    area('M-15.5 -9L-18 -29L-9 -20L0 -32L9 -20L18 -29L15.5 -9C6 -12.4 -6 -12.4 -15.5 -9Z'),
    area('M-16.3 -15.4C-6 -19 6 -19 16.3 -15.4L15.5 -9C6 -12.4 -6 -12.4 -15.5 -9Z'),
  ],
  cap: [area('M-15 -9C-15 -27 15 -27 15 -9C6 -13 -6 -13 -15 -9Z'), line('M0 -22.6L0 -24.8')],
  turban: [
    area(
      'M-16.5 -7C-20 -12 -20 -18 -15 -22C-10 -31 10 -31 15 -22C20 -18 20 -12 16.5 -7C6 -12 -6 -12 -16.5 -7Z',
    ),
    line('M-15 -22C-6 -12 8 -12 16.6 -9.6M15 -22C8 -17.4 2 -15.6 -2 -15'),
    disc(0, -21, 4.2),
  ],
};
