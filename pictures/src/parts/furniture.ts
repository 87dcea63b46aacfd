// Chairs, chests and what else stands in a room; the foot is the origin.
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape } from '../shape.ts';

/** A chair whose back is on the left; the seat is 66 high. */
export const chair = (fill: Colour = 'wood5'): Shape[] => [
  area('M-30 0L-34 -140L-24 -140L-20 0ZM24 0L26 -62L34 -62L34 0Z', 'wood6', 0.75),
  area('M-36 -136L-22 -136L-20 -90L-34 -90Z', fill, 0.7),
  area('M-30 -72L38 -72L36 -60L-28 -60Z', fill, 0.8),
];

/** A great seat with arms, seen from three quarters. */
export const throne = (fill: Colour = 'gold4', cloth: Colour = 'ruby6'): Shape[] => [
  area('M-60 0L-60 -200C-60 -240 40 -240 40 -200L40 0Z', fill, 0.9),
  area('M-46 -80L-46 -194C-46 -218 26 -218 26 -194L26 -80Z', cloth, 0.7),
  area('M-60 -96L84 -96L84 -78L-60 -78Z', fill, 0.8),
  area('M-50 -78L78 -78L78 0L-50 0Z', cloth, 0.8),
  disc(-10, -226, 8, 8, 'ruby4', 0.6),
];

/** A chest that stands open or closed, with bands. */
export const chest = (isOpen = true, fill: Colour = 'wood5'): Shape[] => [
  ...(isOpen
    ? [
        area('M-62 -60L-54 -112L54 -112L62 -60Z', 'wood6', 0.85),
        area('M-56 -60C-40 -78 -20 -66 -4 -78C14 -66 36 -78 56 -60Z', 'gold4', 0.7),
      ]
    : [area('M-66 -60C-62 -90 62 -90 66 -60Z', 'wood6', 0.85)]),
  area('M-64 -62L64 -62L58 0L-58 0Z', fill, 0.9),
  line('M-36 -62L-33 0M36 -62L33 0', 1.3, 'gold5'),
];

/** A school desk or a small table; its top is 78 high. */
export const desk = (w = 150, fill: Colour = 'wood4'): Shape[] => [
  area(
    `M${14 - w / 2} -70L${26 - w / 2} -70L${24 - w / 2} 0L${12 - w / 2} 0ZM${w / 2 - 26} -70L${w / 2 - 14} -70L${w / 2 - 12} 0L${w / 2 - 24} 0Z`,
    'wood6',
    0.75,
  ),
  area(`M${-w / 2} -82L${w / 2} -82L${w / 2} -68L${-w / 2} -68Z`, fill, 0.85),
];

/** A table seen from before, its near edge cut by the picture or not; its top is 90 high. */
export const longTable = (
  w = 400,
  fill: Colour = 'wood5',
  cloth: Colour | 'none' = 'none',
): Shape[] => [
  area(
    `M${30 - w / 2} -76L${52 - w / 2} -76L${48 - w / 2} 0L${26 - w / 2} 0ZM${w / 2 - 52} -76L${w / 2 - 30} -76L${w / 2 - 26} 0L${w / 2 - 48} 0Z`,
    'wood6',
    0.85,
  ),
  area(
    `M${26 - w / 2} -108L${w / 2 - 26} -108L${w / 2} -84L${-w / 2} -84Z`,
    cloth === 'none' ? fill : cloth,
    0.85,
  ),
  area(
    `M${-w / 2} -84L${w / 2} -84L${w / 2} -70L${-w / 2} -70Z`,
    cloth === 'none' ? 'wood6' : cloth,
    0.85,
  ),
];

/** An armchair or a sofa, seen from before; the seat is 60 high. */
export const sofa = (w = 220, fill: Colour = 'teal5', dark: Colour = 'teal6'): Shape[] => [
  area(
    `M${-w / 2} -30L${-w / 2} -118C${-w / 2} -134 ${w / 2} -134 ${w / 2} -118L${w / 2} -30Z`,
    fill,
    0.9,
  ),
  area(`M${-w / 2} -66L${w / 2} -66L${w / 2} -12L${-w / 2} -12Z`, dark, 0.8),
  area(
    `M${-w / 2 - 16} -12L${-w / 2 - 16} -76C${-w / 2 - 16} -92 ${22 - w / 2} -92 ${22 - w / 2} -76L${22 - w / 2} -12ZM${w / 2 - 22} -12L${w / 2 - 22} -76C${w / 2 - 22} -92 ${w / 2 + 16} -92 ${w / 2 + 16} -76L${w / 2 + 16} -12Z`,
    fill,
    0.85,
  ),
  area(
    `M${4 - w / 2} -12L${14 - w / 2} -12L${12 - w / 2} 0L${6 - w / 2} 0ZM${w / 2 - 14} -12L${w / 2 - 4} -12L${w / 2 - 6} 0L${w / 2 - 12} 0Z`,
    'wood7',
    0.6,
  ),
];

/** A chest of drawers with one drawer pulled out. */
export const drawers = (fill: Colour = 'wood5'): Shape[] => [
  area('M-80 0L-80 -170L80 -170L80 0Z', fill, 0.9),
  area('M-88 -182L88 -182L88 -168L-88 -168Z', 'wood6', 0.8),
  line('M-70 -114L70 -114M-70 -58L70 -58', 0.7),
  disc(-28, -142, 4, 4, 'gold4', 0.5),
  disc(28, -142, 4, 4, 'gold4', 0.5),
  area('M-72 -106L72 -106L82 -60L-82 -60Z', 'wood8', 0.7),
  area('M-84 -78L84 -78L84 -40L-84 -40Z', 'wood4', 0.85),
  disc(0, -58, 5, 5, 'gold4', 0.5),
];

/** A ladder that leans. */
export const ladder = (h = 200, fill: Colour = 'wood5'): Shape[] => [
  area(`M-24 0L-18 ${-h}L-12 ${-h}L-16 0ZM16 0L12 ${-h}L18 ${-h}L24 0Z`, fill, 0.7),
  line(
    Array.from(
      { length: Math.floor(h / 30) },
      (_, i) => `M-18 ${-20 - i * 30}L18 ${-20 - i * 30}`,
    ).join(''),
    1.2,
    fill,
  ),
];

/** A trunk, a box or a step of wood. */
export const box = (w = 90, h = 50, fill: Colour = 'wood5'): Shape[] => [
  area(`M${-w / 2} 0L${-w / 2} ${-h}L${w / 2} ${-h}L${w / 2} 0Z`, fill, 0.85),
  line(`M${-w / 2} ${-h / 2}L${w / 2} ${-h / 2}`, 0.4),
];

/** A cart with two wheels, the shafts to the right. */
export const cart = (fill: Colour = 'wood5'): Shape[] => [
  area('M-80 -84L56 -84L46 -42L-70 -42Z', fill, 0.9),
  line('M-76 -70L52 -70M-72 -56L48 -56M46 -56L130 -66', 1),
  disc(-10, -32, 32, 32, 'wood6', 0.9),
  disc(-10, -32, 24, 24, 'wood3', 0.6),
  line('M-10 -56L-10 -8M-34 -32L14 -32M-27 -49L7 -15M-27 -15L7 -49', 0.9),
  disc(-10, -32, 6, 6, 'wood7', 0.6),
];
