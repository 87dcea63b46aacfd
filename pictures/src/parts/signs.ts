// Signs by which saints are known, and what people carry; the grip is the origin.
import { polar } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** A sword, its point up. */
export const sword = (): Shape[] => [
  area('M-4 -8L-4 -92L0 -102L4 -92L4 -8Z', 'slate4', 0.65),
  area('M-18 -10L18 -10L18 -3L-18 -3Z', 'gold5', 0.6),
  area('M-3.5 -3L3.5 -3L3.5 18L-3.5 18Z', 'wood7', 0.6),
  disc(0, 21, 5, 5, 'gold5', 0.5),
];
/** A round shield. */
export const shield = (fill: Colour = 'ruby5'): Shape[] => [
  disc(0, 0, 34, 34, fill, 0.8),
  disc(0, 0, 25, 25, 'gold4', 0.6),
  disc(0, 0, 8, 8, fill, 0.6),
];
/** A spear. */
export const spear = (h = 200): Shape[] => [
  area(`M-2.4 60L-2.4 ${60 - h}L2.4 ${60 - h}L2.4 60Z`, 'wood5', 0.6),
  area(`M-8 ${60 - h}L0 ${30 - h}L8 ${60 - h}L0 ${70 - h}Z`, 'slate4', 0.6),
];
/** A pair of scales. */
export const scales = (): Shape[] => [
  line(
    'M0 -40L0 -10M-36 -10L36 -10M-36 -10L-48 20M-36 -10L-24 20M36 -10L24 20M36 -10L48 20',
    0.7,
    'gold6',
  ),
  area('M-52 20L-20 20C-22 32 -50 32 -52 20ZM20 20L52 20C50 32 22 32 20 20Z', 'gold4', 0.6),
];
/** Two keys, crossed. */
export const keys = (): Shape[] => {
  const key = (side: number, fill: Colour): Shape =>
    area(
      `M${side * -4} 34L${side * 20} -24L${side * 27} -21L${side * 3} 37ZM${side * 22} -14L${side * 36} -8L${side * 33} 0L${side * 19} -6Z`,
      fill,
      0.6,
    );
  return [
    key(-1, 'slate4'),
    disc(6, 42, 10, 10, 'slate4', 0.6),
    disc(6, 42, 4, 4, 'white', 0.4),
    key(1, 'gold4'),
    disc(-6, 42, 10, 10, 'gold4', 0.6),
    disc(-6, 42, 4, 4, 'white', 0.4),
  ];
};
/** A lily on its stem. */
export const lily = (): Shape[] => [
  line('M0 40L0 -30M0 10L14 -14', 1, 'leaf6'),
  area('M0 24C-14 20 -20 8 -22 -4C-10 0 -2 10 0 24Z', 'leaf5', 0.5),
  area(
    'M0 -28C-12 -34 -16 -48 -14 -60C-8 -56 -4 -54 0 -64C4 -54 8 -56 14 -60C16 -48 12 -34 0 -28Z',
    'white',
    0.6,
  ),
  area('M14 -12C6 -18 6 -28 8 -36C12 -32 16 -32 20 -38C24 -30 24 -18 14 -12Z', 'white', 0.55),
  line('M0 -30L0 -46', 0.5, 'gold6'),
];
/** A flaming heart. */
export const heart = (fill: Colour = 'ruby5', hasFlames = true): Shape[] => [
  ...(hasFlames
    ? [
        area(
          'M-12 -14C-16 -26 -8 -30 -8 -38C-2 -34 0 -30 0 -40C6 -34 4 -28 10 -32C12 -26 14 -20 12 -14Z',
          'gold4',
          0.5,
        ),
      ]
    : []),
  area(
    'M0 22C-22 6 -26 -8 -18 -16C-10 -22 -2 -16 0 -9C2 -16 10 -22 18 -16C26 -8 22 6 0 22Z',
    fill,
    0.7,
  ),
];
/** A lantern with a handle. */
export const lantern = (): Shape[] => [
  line('M-9 8C-9 -4 9 -4 9 8', 0.7),
  area('M-12 10L12 10L14 16L-14 16Z', 'slate7', 0.6),
  area('M-11 16L11 16L13 42L-13 42Z', 'gold3', 0.7),
  area('M-14 42L14 42L12 48L-12 48Z', 'slate7', 0.6),
  line('M0 16L0 42', 0.5),
];
/** A loaf that is held or broken. */
export const loaf = (): Shape[] => [
  area('M-20 0C-24 -14 -12 -18 0 -18C14 -18 24 -12 20 0C14 8 -14 8 -20 0Z', 'amber4', 0.7),
  line('M-10 -12L-6 -2M0 -14L3 -3M10 -12L12 -2', 0.5),
];
/** Grapes. */
export const grapes = (fill: Colour = 'amethyst5'): Shape[] => [
  line('M0 -8L0 -18', 0.8, 'leaf7'),
  ...[
    [-9, 0],
    [0, 0],
    [9, 0],
    [-5, 8],
    [5, 8],
    [0, 16],
  ].map(([x = 0, y = 0]) => disc(x, y, 5.6, 5.6, fill, 0.5)),
  area('M0 -12C8 -20 18 -18 20 -10C12 -6 4 -6 0 -12Z', 'leaf5', 0.5),
];
/** A pen or quill. */
export const quill = (): Shape[] => [
  area('M0 0C4 -20 14 -38 30 -46C30 -28 20 -10 4 2Z', 'white', 0.6),
  line('M-4 8L20 -32', 0.5),
];
/** A scroll that is partly open. */
export const scroll = (): Shape[] => [
  area('M-22 -16L22 -16L22 18L-22 18Z', 'pearl', 0.7),
  area('M-27 -21L27 -21L27 -13L-27 -13ZM-27 15L27 15L27 23L-27 23Z', 'gold3', 0.6),
  line('M-15 -6L15 -6M-15 1L15 1M-15 8L8 8', 0.45),
];
/** A coin. */
export const coin = (): Shape[] => [
  disc(0, 0, 8, 8, 'gold4', 0.6),
  disc(0, 0, 4.6, 4.6, 'gold3', 0.4),
];
/** An anchor. */
export const anchor = (): Shape[] => [
  disc(0, -34, 8, 8, 'none', 1.2),
  line(
    'M0 -26L0 30M-16 -14L16 -14M-30 8C-28 26 -12 32 0 32C12 32 28 26 30 8M-30 8L-36 16M-30 8L-22 14M30 8L36 16M30 8L22 14',
    1.4,
  ),
];
/** A carpenter's square. */
export const square = (): Shape[] => [
  area('M-4 30L-4 -34L6 -34L6 20L40 20L40 30Z', 'wood4', 0.65),
  line('M0 -24L6 -24M0 -14L6 -14M0 -4L6 -4M0 6L6 6', 0.4),
];
/** A tower. */
export const tower = (fill: Colour = 'stone3'): Shape[] => [
  area(
    'M-18 40L-16 -30L-20 -30L-20 -46L-10 -46L-10 -38L-4 -38L-4 -46L4 -46L4 -38L10 -38L10 -46L20 -46L20 -30L16 -30L18 40Z',
    fill,
    0.7,
  ),
  area('M-5 40L-5 26C-5 18 5 18 5 26L5 40ZM-4 -4L-4 -14C-4 -20 4 -20 4 -14L4 -4Z', 'wood8', 0.5),
];
/** A beehive of straw with bees. */
export const beehive = (): Shape[] => [
  area('M-26 20C-30 -10 -16 -34 0 -36C16 -34 30 -10 26 20Z', 'gold4', 0.7),
  line('M-27 8L27 8M-26 -6L26 -6M-20 -20L20 -20', 0.5),
  area('M-6 20C-6 10 6 10 6 20Z', 'wood8', 0.5),
  ...[
    [-34, -26],
    [34, -20],
    [28, -42],
  ].flatMap(([x = 0, y = 0]) => [
    disc(x - 2, y - 4, 4, 3, 'white', 0.35),
    disc(x, y, 5, 3.4, 'gold5', 0.45),
  ]),
];
/** A star with eight rays. */
export const star = (r = 20, fill: Colour = 'gold4'): Shape[] => [
  area(
    `M${Array.from({ length: 16 }, (_, i) =>
      polar(0, 0, i % 2 ? r * 0.42 : r, i * 22.5 - 90)
        .map((v) => Math.round(v * 10) / 10)
        .join(' '),
    ).join('L')}Z`,
    fill,
    0.5,
  ),
];
/** A ball. */
export const ball = (r = 16, fill: Colour = 'ruby5'): Shape[] => [
  disc(0, -r, r, r, fill, 0.7),
  line(
    `M${-r * 0.9} ${-r * 1.3}C${-r * 0.3} ${-r * 0.9} ${r * 0.3} ${-r * 0.9} ${r * 0.9} ${-r * 1.3}M${-r * 0.8} ${-r * 0.5}C${-r * 0.3} ${-r * 0.8} ${r * 0.3} ${-r * 0.8} ${r * 0.8} ${-r * 0.5}`,
    0.5,
    'white',
  ),
];
/** A bucket or a watering can. */
export const bucket = (fill: Colour = 'slate4'): Shape[] => [
  line('M-14 -26C-10 -44 10 -44 14 -26', 0.7),
  area('M-16 -26L16 -26L12 2L-12 2Z', fill, 0.7),
  area('M-17 -28C-10 -32 10 -32 17 -28C10 -23 -10 -23 -17 -28Z', 'lapis3', 0.5),
];
/** Two straight planks with a rope: a swing, a sled, a plank to carry. */
export const pole = (w = 200, fill: Colour = 'wood4'): Shape[] => [
  area(`M${-w / 2} -5L${w / 2} -5L${w / 2} 5L${-w / 2} 5Z`, fill, 0.7),
];
