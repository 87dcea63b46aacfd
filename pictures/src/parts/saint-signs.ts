// Signs by which saints are known, for roundels; the grip or the middle is the origin.
import { polygon } from '../geometry/path.ts';
import { polar } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, dot, line, place, type Shape } from '../shape.ts';

/** The gridiron of St. Lawrence; the grip is at the end of its handle. */
export const gridiron = (): Shape[] =>
  [
    area('M-3 30L-3 -12L3 -12L3 30Z', 'slate6', 0.6),
    area('M-28 -12L28 -12L28 -84L-28 -84Z M-20 -20L20 -20L20 -76L-20 -76Z', 'slate5', 0.7),
    area('M-12 -14L-6 -14L-6 -82L-12 -82ZM6 -14L12 -14L12 -82L6 -82Z', 'slate5', 0.55),
  ].map((shape, i) => (i === 1 ? { ...shape, rule: 'evenodd' as const } : shape));

/** Three arrows in a hand, points up. */
export const arrows = (): Shape[] =>
  [-14, 0, 14].flatMap((turn, i) =>
    place(
      [
        line('M0 44L0 -50', 1.3, 'wood4'),
        area('M-8 -46L0 -66L8 -46L0 -51Z', 'slate4', 0.55),
        area('M0 30L-7 38L-7 54L0 46L7 54L7 38Z', i === 1 ? 'ruby5' : 'white', 0.5),
      ],
      { turn },
    ),
  );

/** The slanting cross of St. Andrew. */
export const slantingCross = (r = 84): Shape[] =>
  [45, -45].flatMap((turn) =>
    place([area(`M-8 ${-r}L8 ${-r}L8 ${r}L-8 ${r}Z`, 'wood5', 0.9)], { turn }),
  );

/** A thin cross of reeds with a white scroll. */
export const reedCross = (): Shape[] => [
  area('M-3 100L-3 -74L3 -74L3 100ZM-16 -58L16 -58L16 -52L-16 -52Z', 'wood4', 0.6),
  area('M2 -40C18 -46 26 -34 40 -40L36 -26L42 -14C28 -8 18 -20 2 -14Z', 'pearl', 0.55),
];

/** A pilgrim's scallop. */
export const scallop = (fill: Colour = 'amber3'): Shape[] => [
  area(
    'M-4 16L4 16L8 12C20 10 26 -2 20 -12C12 -24 -12 -24 -20 -12C-26 -2 -20 10 -8 12Z',
    fill,
    0.7,
  ),
  line('M0 14L0 -18M-3 13L-12 -14M3 13L12 -14M-5 12L-19 -5M5 12L19 -5', 0.45),
];

/** A pilgrim's staff with its gourd. */
export const pilgrimStaff = (): Shape[] => [
  area('M-3 100L-3 -70L3 -70L3 100Z', 'wood5', 0.65),
  disc(0, -74, 6, 6, 'wood4', 0.6),
  area(
    'M4 -54C14 -58 16 -46 11 -42C22 -36 20 -18 10 -18C0 -18 -2 -34 7 -42C3 -46 2 -52 4 -54Z',
    'amber4',
    0.6,
  ),
];

/** Three stones. */
export const threeStones = (): Shape[] =>
  (
    [
      [-15, 0],
      [15, 2],
      [0, -19],
    ] as const
  ).map(([x, y]) =>
    area(
      `M${x - 13} ${y + 4}C${x - 15} ${y - 8} ${x - 6} ${y - 13} ${x + 3} ${y - 12}C${x + 13} ${y - 10} ${x + 16} ${y} ${x + 11} ${y + 7}C${x + 4} ${y + 12} ${x - 8} ${y + 12} ${x - 13} ${y + 4}Z`,
      'stone4',
      0.65,
    ),
  );

/** A bag of coins, tied. */
export const purse = (fill: Colour = 'wood5'): Shape[] => [
  area('M-8 -12C-20 -4 -22 18 -8 20L8 20C22 18 20 -4 8 -12Z', fill, 0.7),
  area('M-8 -12L-12 -24C-4 -20 4 -20 12 -24L8 -12Z', fill, 0.6),
  line('M-9 -12L9 -12', 1, 'gold4'),
];

/** A king's orb with a cross. */
export const orb = (fill: Colour = 'gold4'): Shape[] => [
  disc(0, 0, 17, 17, fill, 0.7),
  line('M-17 0L17 0M0 -17L0 0', 1, 'ruby5'),
  area(
    'M-2.5 -17L-2.5 -23L-7 -23L-7 -28L-2.5 -28L-2.5 -34L2.5 -34L2.5 -28L7 -28L7 -23L2.5 -23L2.5 -17Z',
    fill,
    0.55,
  ),
];

/** A sceptre. */
export const sceptre = (): Shape[] => [
  area('M-2.6 60L-2.6 -44L2.6 -44L2.6 60Z', 'gold5', 0.6),
  area(
    'M0 -42C-12 -46 -12 -58 -6 -62C-6 -58 -3 -56 -2 -56C-4 -62 -2 -68 0 -72C2 -68 4 -62 2 -56C3 -56 6 -58 6 -62C12 -58 12 -46 0 -42Z',
    'gold4',
    0.55,
  ),
];

/** The new moon, its horns up. */
export const crescent = (r = 60): Shape[] => [
  area(
    `M${-r} ${-r * 0.3}C${-r * 0.8} ${r * 0.5} ${r * 0.8} ${r * 0.5} ${r} ${-r * 0.3}C${r * 0.6} ${r * 0.14} ${-r * 0.6} ${r * 0.14} ${-r} ${-r * 0.3}Z`,
    'pearl',
    0.8,
  ),
];

const starPath = (x: number, y: number, r: number): string =>
  polygon(Array.from({ length: 10 }, (_, k) => polar(x, y, k % 2 ? r * 0.45 : r, k * 36 - 90)));

/** A crown of stars round a head: an arc of `count`. */
export const starCrown = (r: number, count = 12, from = -215, to = 35, size = 7): Shape[] =>
  Array.from({ length: count }, (_, i) =>
    area(starPath(...polar(0, 0, r, from + ((to - from) * i) / (count - 1)), size), 'gold4', 0.45),
  );

/** Stars of gold on a cloth: a list of places. */
export const goldStars = (places: readonly (readonly [number, number])[], r = 4): Shape[] =>
  places.map(([x, y]) => area(starPath(x, y, r), 'gold4', 0.2));

/** A shamrock. */
export const shamrock = (fill: Colour = 'leaf4'): Shape[] => [
  line('M0 0C0 12 -4 18 -8 24', 1.4, 'leaf7'),
  ...[-90, 30, 150].flatMap((turn) =>
    place([area('M0 0C4 -12 16 -20 22 -12C26 -6 26 6 22 12C16 20 4 12 0 0Z', fill, 0.6)], { turn }),
  ),
];

/** A few bees. */
export const bees = (places: readonly (readonly [number, number])[]): Shape[] =>
  places.flatMap(([x, y]) => [
    disc(x - 3, y - 6, 5, 4, 'white', 0.4),
    disc(x + 4, y - 6, 5, 4, 'white', 0.4),
    disc(x, y, 8, 5.6, 'gold5', 0.5),
    line(`M${x - 2} ${y - 5}L${x - 2} ${y + 5}M${x + 2.4} ${y - 5}L${x + 2.4} ${y + 5}`, 0.6),
  ]);

/** A sun that shines on a breast. */
export const breastSun = (r = 13): Shape[] => [
  area(
    polygon(Array.from({ length: 24 }, (_, i) => polar(0, 0, i % 2 ? r : r * 1.7, i * 15))),
    'gold5',
    0.5,
  ),
  disc(0, 0, r * 0.8, r * 0.8, 'gold3', 0.5),
];

/** A chain that is broken. */
export const chain = (): Shape[] => {
  const links = [-36, -20, 20, 36].map((x, i) => disc(x, (i % 2) * 5, 10, 6.6, 'none', 1.7));
  return [
    ...links,
    ...links.map((link) => ({
      ...link,
      kind: 'line' as const,
      stroke: 'slate4' as const,
      weight: 0.75,
    })),
    line('M-10 5L-3 -4M10 4L4 -5', 1.1, 'slate4'),
  ];
};

/** A small church, as a founder carries it. */
export const smallChurch = (fill: Colour = 'stone2'): Shape[] => [
  area('M-30 20L-30 -10L14 -10L14 20Z', fill, 0.7),
  area('M-34 -8L-24 -26L12 -26L18 -8Z', 'ruby6', 0.65),
  area('M10 20L10 -34L30 -34L30 20Z', fill, 0.7),
  area('M6 -32L20 -56L34 -32Z', 'ruby6', 0.65),
  line('M20 -56L20 -68M15 -63L25 -63', 0.7),
  area(
    'M15 20L15 8C15 2 25 2 25 8L25 20ZM-22 8L-22 0C-22 -5 -14 -5 -14 0L-14 8ZM-6 8L-6 0C-6 -5 2 -5 2 0L2 8Z',
    'lapis6',
    0.45,
  ),
];

/** A wheel of wood, broken, with spikes. */
export const brokenWheel = (): Shape[] => [
  ...Array.from({ length: 8 }, (_, i) =>
    area(
      polygon([polar(0, 0, 32, i * 45 - 8), polar(0, 0, 43, i * 45), polar(0, 0, 32, i * 45 + 8)]),
      'slate4',
      0.45,
    ),
  ),
  disc(0, 0, 33, 33, 'wood5', 0.8),
  disc(0, 0, 23, 23, 'gold2', 0.6),
  line('M0 -23L0 23M-20 -12L20 12M-20 12L20 -12', 1.4, 'wood6'),
  disc(0, 0, 7, 7, 'wood5', 0.6),
  area('M20 -40L6 -18L16 -12L4 4L40 -14Z', 'wood7', 0.01),
];

/** A box of medicine with a spoon. */
export const medicineBox = (): Shape[] => [
  area('M-24 18L-24 -10L24 -10L24 18Z', 'wood5', 0.75),
  area('M-27 -10L-22 -18L22 -18L27 -10Z', 'wood4', 0.65),
  line('M0 -6L0 12M-9 3L9 3', 1.7, 'white'),
];

/** A flask of glass or ointment. */
export const flask = (fill: Colour = 'leaf4'): Shape[] => [
  area('M-5 -22L5 -22L5 -8C16 -2 18 18 8 20L-8 20C-18 18 -16 -2 -5 -8Z', 'lapis1', 0.65),
  area('M-12 4C-4 8 4 0 12 4C14 12 12 17 8 18L-8 18C-12 17 -14 12 -12 4Z', fill, 0.35),
  area('M-7 -28L7 -28L7 -21L-7 -21Z', 'wood5', 0.55),
];

/** A spade, its blade up. */
export const spade = (): Shape[] => [
  area('M-3 90L-3 -44L3 -44L3 90Z', 'wood5', 0.65),
  area('M-14 -40L14 -40L14 -66C14 -78 6 -84 0 -88C-6 -84 -14 -78 -14 -66Z', 'slate4', 0.7),
];

/** A hammer, its head up. */
export const hammer = (): Shape[] => [
  area('M-3 34L-3 -30L3 -30L3 34Z', 'wood5', 0.65),
  area('M-20 -44L14 -44L22 -36L22 -30L-20 -30Z', 'slate5', 0.7),
];

/** Ears of wheat, tied. */
export const wheat = (): Shape[] =>
  [-26, 0, 26].flatMap((turn) =>
    place(
      [
        line('M0 30L0 -20', 1, 'gold6'),
        ...[-8, -20, -32].flatMap((y) => [
          area(
            `M0 ${y}C-10 ${y - 2} -12 ${y - 12} -9 ${y - 17}C-3 ${y - 13} 0 ${y - 8} 0 ${y}Z`,
            'gold5',
            0.4,
          ),
          area(
            `M0 ${y}C10 ${y - 2} 12 ${y - 12} 9 ${y - 17}C3 ${y - 13} 0 ${y - 8} 0 ${y}Z`,
            'gold4',
            0.4,
          ),
        ]),
      ],
      { turn, y: 0 },
    ),
  );

/** A cave in a rock, as high as the roundel. */
export const cave = (fill: Colour = 'stone5', dark: Colour = 'slate7'): Shape[] => [
  area(
    'M10 240L4 120C20 70 40 60 60 40C90 16 150 14 180 36C206 56 230 90 236 120L230 240Z',
    fill,
    0.9,
  ),
  area('M46 240L50 130C56 70 184 66 190 130L194 240Z', dark, 0.8),
  line(
    'M24 120C34 116 38 126 36 136M66 56C74 60 74 68 70 74M204 110C210 120 214 130 212 140M168 44C172 52 180 56 186 54',
    0.5,
  ),
];

/** Clouds below somebody, as wide as the roundel. */
export const cloudBank = (y = 200, fill: Colour = 'white'): Shape[] => [
  area(
    `M-10 250L-10 ${y + 6}C4 ${y - 14} 30 ${y - 14} 44 ${y}C54 ${y - 20} 92 ${y - 22} 106 ${y - 2}C118 ${y - 18} 150 ${y - 20} 164 ${y}C178 ${y - 16} 210 ${y - 16} 224 ${y + 2}L250 250Z`,
    fill,
    0.8,
  ),
];

/** A crown that lies or floats by itself. */
export const looseCrown = (fill: Colour = 'gold4', gem: Colour = 'ruby5'): Shape[] => [
  area('M-20 12L-24 -14L-11 -2L0 -18L11 -2L24 -14L20 12Z', fill, 0.7),
  dot(-10, 6, 2.4, 2.4, gem),
  dot(0, 6, 2.4, 2.4, gem),
  dot(10, 6, 2.4, 2.4, gem),
];

/** A round loaf with a cross. */
export const roundLoaf = (): Shape[] => [
  disc(0, 0, 16, 13, 'amber4', 0.7),
  line('M-7 -5L7 5M7 -5L-7 5', 0.6),
];
