// Furniture of churches and chapels; what stands has its foot at the origin.

import { polar } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, light, line, type Shape } from '../shape.ts';

/** An altar with cloth, two candles and a crucifix; its top is 112 above the ground. */
export const altar = (w = 220, front: Colour = 'ruby5'): Shape[] => [
  area(`M${-w / 2} -106L${w / 2} -106L${w / 2} 0L${-w / 2} 0Z`, front, 0.9),
  line(`M0 -74L0 -34M-18 -58L18 -58`, 1.6, 'gold4'),
  area(
    `M${-w / 2 - 8} -114L${w / 2 + 8} -114L${w / 2 + 8} -92C${w / 4} -84 ${-w / 4} -84 ${-w / 2 - 8} -92Z`,
    'white',
    0.8,
  ),
  area(`M-20 -114L-20 -152C-20 -168 20 -168 20 -152L20 -114Z`, 'gold4', 0.8),
  line('M0 -150L0 -126M-8 -142L8 -142', 0.9),
  area('M-3 -164L3 -164L3 -206L-3 -206ZM-16 -194L16 -194L16 -188L-16 -188Z', 'gold6', 0.6),
];

/** A low rail before an altar with a white cloth. */
export const altarRail = (w = 400, fill: Colour = 'stone2'): Shape[] => [
  ...Array.from({ length: Math.floor(w / 40) }, (_, i) => {
    const x = 20 - w / 2 + i * 40;
    return area(
      `M${x - 7} 0C${x - 3} -14 ${x - 12} -24 ${x - 5} -44L${x + 5} -44C${x + 12} -24 ${x + 3} -14 ${x + 7} 0Z`,
      fill,
      0.65,
    );
  }),
  area(`M${-w / 2} -56L${w / 2} -56L${w / 2} -43L${-w / 2} -43Z`, fill, 0.8),
  area(
    `M${-w / 2} -58L${w / 2} -58L${w / 2} -38C${w / 4} -32 ${-w / 4} -32 ${-w / 2} -38Z`,
    'white',
    0.7,
  ),
];

/** A lamp that hangs and burns red before the tabernacle. */
export const sanctuaryLamp = (): Shape[] => [
  light(0, -6, 60),
  line('M0 -200L0 -40M0 -40L-16 -14M0 -40L16 -14', 0.6, 'gold6'),
  area('M-18 -16L18 -16C18 6 8 16 0 22C-8 16 -18 6 -18 -16Z', 'ruby5', 0.75),
  area('M-22 -20L22 -20L20 -12L-20 -12Z', 'gold5', 0.6),
  area('M0 -20C-7 -26 -3 -34 0 -40C3 -34 7 -26 0 -20Z', 'gold4', 0.4),
];

/** A monstrance with the Host and rays. */
export const monstrance = (): Shape[] => [
  ...Array.from({ length: 16 }, (_, i) => {
    const [a, b, c] = [
      polar(0, -70, 22, i * 22.5 - 8),
      polar(0, -70, i % 2 ? 36 : 44, i * 22.5),
      polar(0, -70, 22, i * 22.5 + 8),
    ];
    return area(`M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}Z`, 'gold4', 0.5);
  }),
  disc(0, -70, 23, 23, 'gold5', 0.7),
  disc(0, -70, 15, 15, 'white', 0.6),
  area('M-4 -34L4 -34L5 -12C14 -8 22 -4 24 0L-24 0C-22 -4 -14 -8 -5 -12Z', 'gold5', 0.7),
];

/** A confessional seen from the side: the priest's seat left, the penitent's place right; the window is 150 high. */
export const confessional = (fill: Colour = 'wood5'): Shape[] => [
  area('M-150 0L-150 -262L150 -262L150 0Z', fill, 0.95),
  area('M-166 -262L0 -312L166 -262L150 -250L-150 -250Z', 'wood6', 0.9),
  line('M0 -300L0 -276M-9 -290L9 -290', 0.9, 'gold4'),
  area('M-134 0L-134 -196C-134 -240 -22 -240 -22 -196L-22 0Z', 'wood8', 0.8),
  area('M22 0L22 -196C22 -240 134 -240 134 -196L134 0Z', 'wood8', 0.8),
  area('M-22 -262L22 -262L22 0L-22 0Z', 'wood6', 0.8),
];

/** A thurible that swings. */
export const thurible = (): Shape[] => [
  line('M0 0L-4 34M0 0L4 34M0 0L12 36', 0.5, 'gold6'),
  area('M-12 38C-12 28 16 28 16 38L12 52C8 58 -4 58 -8 52Z', 'gold4', 0.65),
  { ...line('M2 26C-6 16 8 10 0 -2', 0.6), stroke: 'white' },
];

/** A small cross of wood for a grave or a wall. */
export const woodenCross = (s = 1, fill: Colour = 'wood5'): Shape[] => [
  area(
    `M${-6 * s} 0L${-6 * s} ${-70 * s}L${-30 * s} ${-70 * s}L${-30 * s} ${-82 * s}L${-6 * s} ${-82 * s}L${-6 * s} ${-112 * s}L${6 * s} ${-112 * s}L${6 * s} ${-82 * s}L${30 * s} ${-82 * s}L${30 * s} ${-70 * s}L${6 * s} ${-70 * s}L${6 * s} 0Z`,
    fill,
    0.8,
  ),
];
