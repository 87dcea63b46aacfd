import { polygonPath } from '../path.ts';
import { area, at, block, both, disc, line, rich, type Shape } from '../shape.ts';
import { cross } from './holy-things.ts';

/** The room of a scene: everything is drawn inside. */
export const scene = { width: 170, height: 210 } as const;

/**
 * Rays from a point, or from the edge of a glory round it, to the edges of the scene, parting its
 * ground.
 */
export function rays(x: number, y: number, count: number, glory = 0, turn = 0): Shape[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const range = Math.min(
      dx === 0 ? 999 : Math.abs(((dx > 0 ? scene.width - 2 : 2) - x) / dx),
      dy === 0 ? 999 : Math.abs(((dy > 0 ? scene.height - 2 : 2) - y) / dy),
    );
    const point = (distance: number) =>
      `${(x + dx * distance).toFixed(2)} ${(y + dy * distance).toFixed(2)}`;
    return line(`M${point(glory)}L${point(range)}`);
  });
  return glory > 0 ? [...lines, disc(x, y, glory)] : lines;
}

/** Ground from a height to the foot of the scene, its upper edge a wave. */
export const ground = (left: number, middle: number, right: number): Shape =>
  area(`M2 ${left}C40 ${middle} 100 ${middle} 168 ${right}L168 208L2 208Z`);

/** A floor of large tiles from a height to the foot of the scene. */
export function floor(y: number): Shape[] {
  const columns = [-64, -32, 0, 32, 64];
  return [
    block(2, y, 166, 208 - y),
    ...rich(columns.map((x) => line(`M${85 + x * 0.8} ${y}L${85 + x * 1.12} 208`))),
  ];
}

/** A cloud, 46 wide, its middle the origin. */
export const cloud: Shape[] = [
  area(
    'M-18 9C-26 8 -27 -2 -19 -4C-19 -13 -7 -15 -4 -9C1 -16 14 -13 13 -5C22 -6 27 3 21 8C20 9 -16 9 -18 9Z',
  ),
];

/** The sun as a disc with pointed rays; its middle is the origin. */
export function sun(radius: number, points = 16): Shape[] {
  const step = (2 * Math.PI) / points;
  const range = (index: number) => radius * (1.72 - (index % 2) * 0.24);
  return [
    ...Array.from({ length: points }, (_, index) => {
      const angle = index * step;
      const at_ = (distance: number, turn: number) =>
        [distance * Math.cos(angle + turn), distance * Math.sin(angle + turn)] as const;
      return area(
        polygonPath([at_(radius, -step * 0.44), at_(range(index), 0), at_(radius, step * 0.44)]),
      );
    }),
    disc(0, 0, radius),
  ];
}

/**
 * A moon as a sickle that lies on its back, 56 wide; the middle of its inner edge is the origin.
 */
export const sickle: Shape = area('M-32 -12C-24 20 24 20 32 -12C18 4 -18 4 -32 -12Z');

/** A church with its tower, 76 wide and 96 high; it stands on the origin. */
export const church: Shape[] = [
  block(-8, -52, 46, 52),
  area('M-10 -50L2 -70L34 -70L42 -50Z'),
  block(-36, -66, 28, 66),
  area('M-40 -64L-22 -90L-4 -64Z'),
  ...at([cross(4, 8, 6, 12)], -22, -98),
  disc(-22, -50, 6),
  area('M-29 0L-29 -22C-29 -34 -15 -34 -15 -22L-15 0Z'),
  ...[8, 24].map((x) =>
    area(`M${x - 5} -14L${x - 5} -32C${x - 5} -41 ${x + 5} -41 ${x + 5} -32L${x + 5} -14Z`),
  ),
];

/** A window with a pointed arch and its tracery, 40 wide and 70 high; it stands on the origin. */
export const gothicWindow: Shape[] = [
  area('M-20 0L-20 -40C-20 -56 -8 -66 0 -70C8 -66 20 -56 20 -40L20 0Z'),
  ...both([area('M-16 -4L-16 -36C-16 -44 -9 -48 -9 -48C-9 -48 -2 -44 -2 -36L-2 -4Z')]),
  disc(0, -54, 6.4),
];

/** Waves over the whole width, from a height to the foot of the scene, in rows. */
export function waves(y: number, rows = 2): Shape[] {
  return Array.from({ length: rows }, (_, row) => {
    const top = y + row * ((208 - y) / rows);
    const crests = Array.from({ length: 6 }, (__, index) => {
      const x = 2 + ((index + 1) * 166) / 6;
      return `Q${(x - 13.83).toFixed(2)} ${(top - 12 + (row % 2) * 4).toFixed(2)} ${x.toFixed(2)} ${top.toFixed(2)}`;
    });
    return area(`M2 ${top.toFixed(2)}${crests.join('')}L168 208L2 208Z`);
  });
}
