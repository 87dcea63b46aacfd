// Haloes, drawn behind a head of radius 10.

import type { Halo } from '../figure/look.ts';
import { p, polygon } from '../geometry/path.ts';
import { polar } from '../geometry/points.ts';
import { area, disc, line, type Shape } from '../shape.ts';

const ray = (from: number, to: number, angle: number, lean = angle): string =>
  `M${p(polar(0, 0, from, angle))}L${p(polar(0, 0, to, lean))}`;

const star = (x: number, y: number): string =>
  polygon(Array.from({ length: 10 }, (_, k) => polar(x, y, k % 2 ? 1.3 : 3, k * 36 - 90)));

/** Every halo; the cross is for Jesus alone. */
export const halos: Record<Halo, () => Shape[]> = {
  plain: () => [
    disc(0, 0, 17.5, 17.5, 'gold4', 0.9),
    disc(0, 0, 13.8, 13.8, 'gold2', 0.6),
    line(Array.from({ length: 12 }, (_, i) => ray(13.8, 17.5, i * 30)).join(''), 0.45),
  ],
  rays: () => [
    ...Array.from({ length: 14 }, (_, i) => {
      const angle = i * 25.7;
      const points = [
        polar(0, 0, 16, angle - 6),
        polar(0, 0, 22, angle),
        polar(0, 0, 16, angle + 6),
      ];
      return area(polygon(points), 'gold4', 0.6);
    }),
    disc(0, 0, 16.5, 16.5, 'gold3', 0.8),
    disc(0, 0, 13.4, 13.4, 'gold1', 0.5),
  ],
  cross: () => [
    disc(0, 0, 19, 19, 'gold4', 0.95),
    area('M-2.6 -6L-4 -18.3C-2 -19.3 2 -19.3 4 -18.3L2.6 -6Z', 'ruby5', 0.6),
    area('M6 -2.6L18.3 -4C19.3 -2 19.3 2 18.3 4L6 2.6Z', 'ruby5', 0.6),
    area('M-6 -2.6L-18.3 -4C-19.3 -2 -19.3 2 -18.3 4L-6 2.6Z', 'ruby5', 0.6),
    line(
      ray(13, 18, -62, -58) + ray(13, 18, -42) + ray(13, 18, -138) + ray(13, 18, -118, -122),
      0.45,
    ),
  ],
  stars: () => [
    disc(0, 0, 17, 17, 'white', 0.8),
    ...Array.from({ length: 11 }, (_, i) =>
      area(star(...polar(0, 0, 20, i * 24 - 210)), 'gold4', 0.5),
    ),
  ],
};
