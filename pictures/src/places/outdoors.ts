// What stands under the sky.
import { p, polygon } from '../geometry/path.ts';
import {
  add,
  entriesOf,
  itemAt,
  mix,
  numbersOf,
  type Point,
  pointsOf,
  polar,
  scaled,
  subtract,
} from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, disc, glow, light, line, type Shape, tint } from '../shape.ts';

/** A cloud. */
export function cloud(x: number, y: number, s = 1, fill: Colour = 'white') {
  const q = (a: number, b: number) => `${x + a * s} ${y + b * s}`;
  return [
    area(
      `M${q(-60, 0)}C${q(-78, -2)} ${q(-76, -24)} ${q(-56, -22)}C${q(-54, -42)} ${q(-22, -46)} ${q(-16, -30)}C${q(-4, -46)} ${q(24, -42)} ${q(26, -26)}C${q(40, -36)} ${q(60, -26)} ${q(54, -14)}C${q(72, -14)} ${q(72, 0)} ${q(58, 0)}Z`,
      fill,
      0.7,
    ),
  ];
}

/** Stars: a list of x,y,radius. */
export function stars(list: string, fill: Colour = 'gold3') {
  return [
    area(
      numbersOf(list)
        .map(([x = 0, y = 0, r = 7]) =>
          polygon(
            Array.from({ length: 8 }, (_, i) => polar(x, y, i % 2 ? r * 0.36 : r, i * 45 - 90)),
          ),
        )
        .join(''),
      fill,
      0.3,
    ),
  ];
}
/** The full moon. */
export const moon = (x: number, y: number, r = 30) => [
  disc(x, y, r * 1.5, r * 1.5, '#4A63B4', 0.4),
  disc(x, y, r, r, 'gold2', 0.65),
  glow(x - r * 0.3, y + r * 0.25, r * 0.2, r * 0.2, 'gold3'),
  glow(x + r * 0.35, y - r * 0.3, r * 0.14, r * 0.14, 'gold3'),
  glow(x + r * 0.2, y + r * 0.5, r * 0.1, r * 0.1, 'gold3'),
];

/** A cypress. */
export const cypress = (x: number, y: number, s = 1, fill: Colour = '#3F7044') => [
  area(
    `M${x} ${y}L${x} ${y - 12 * s}L${x + 5 * s} ${y - 12 * s}L${x + 5 * s} ${y}Z`,
    '#7C4A20',
    0.5,
  ),
  area(
    `M${x + 2.5 * s} ${y - 86 * s}C${x + 16 * s} ${y - 60 * s} ${x + 20 * s} ${y - 10 * s} ${x + 2.5 * s} ${y - 10 * s}C${x - 15 * s} ${y - 10 * s} ${x - 11 * s} ${y - 60 * s} ${x + 2.5 * s} ${y - 86 * s}Z`,
    fill,
    0.7,
  ),
];

interface TreeLook {
  crown?: Colour;
  shine?: Colour;
  trunk?: Colour;
  fruit?: Colour;
  /** How far the crown leans to the right. */
  lean?: number;
}

/** A tree with a round crown. */
export function tree(x: number, y: number, s = 1, look: TreeLook = {}): Shape[] {
  const { crown = '#5B8F4A', shine = '#7FB060', trunk = '#7C4A20', fruit, lean = 0 } = look;
  const at = ([a, b]: Point): Point => [x + (a + (lean * -b) / 100) * s, y + b * s];
  const q = (a: number, b: number) => p(at([a, b]));
  const ring = pointsOf('-46,-96 -62,-128 -40,-160 0,-176 42,-162 62,-126 44,-96 0,-86').map(at);
  const centre: Point = [x + lean * 1.3 * s, y - 128 * s];
  const outward = (from: Point, of: Point) => add(from, scaled(subtract(of, centre), 0.34));
  const bulges = ring.map((a, i) => {
    const b = itemAt(ring, (i + 1) % ring.length);
    return `C${p(outward(a, a))} ${p(outward(b, mix(a, b, 0.5)))} ${p(b)}`;
  });
  const fruits = pointsOf('-36,-108 -10,-122 -40,-140 30,-112 40,-142 0,-156').map(at);
  return [
    area(
      `M${q(-20, 2)}C${q(-8, -10)} ${q(-9, -40)} ${q(-9, -60)}L${q(-24, -92)}L${q(24, -92)}L${q(10, -60)}C${q(10, -40)} ${q(12, -10)} ${q(24, 2)}Z`,
      trunk,
      0.85,
    ),
    area(`M${p(itemAt(ring, 0))}${bulges.join('')}Z`, crown, 0.9),
    tint(
      `M${q(-50, -120)}C${q(-54, -150)} ${q(-20, -176)} ${q(6, -164)}C${q(20, -170)} ${q(36, -150)} ${q(16, -142)}C${q(-10, -150)} ${q(-24, -112)} ${q(-50, -120)}Z`,
      shine,
      0.8,
    ),
    ...(fruit ? fruits.map(([a, b]) => disc(a, b, 6 * s, 7 * s, fruit, 0.55)) : []),
  ];
}

/** A tree without leaves. */
export function bareTree(x: number, y: number, s = 1, trunk: Colour = 'wood7'): Shape[] {
  const q = (a: number, b: number) => `${x + a * s} ${y + b * s}`;
  return [
    line(
      `M${q(0, -80)}C${q(-10, -110)} ${q(-30, -124)} ${q(-44, -150)}M${q(0, -90)}C${q(8, -120)} ${q(20, -134)} ${q(40, -156)}M${q(0, -80)}L${q(2, -170)}M${q(-24, -122)}L${q(-50, -124)}M${q(18, -128)}L${q(50, -124)}`,
      1.6,
      trunk,
    ),
    area(
      `M${q(-18, 2)}C${q(-8, -10)} ${q(-8, -50)} ${q(-7, -84)}L${q(7, -84)}C${q(8, -50)} ${q(10, -10)} ${q(20, 2)}Z`,
      trunk,
      0.8,
    ),
  ];
}

/** A palm tree. */
export function palm(x: number, y: number, s = 1): Shape[] {
  const q = (a: number, b: number) => `${x + a * s} ${y + b * s}`;
  const fronds = numbersOf(
    '-62,-18,20,-6 70,-18,22,-6 -44,-40,-14,-14 54,-40,-12,-14 -40,4,44,8 50,4,46,8',
  ).map(
    ([a = 0, b = 0, c = 0, e = 0]) =>
      `M${q(6, -110)}C${q(a * 0.4, b * 1.3 - 122)} ${q(a * 0.8, b - 110)} ${q(a, c - 110)}C${q(a * 0.6, e - 110)} ${q(a * 0.3, b * 0.3 - 106)} ${q(6, -104)}Z`,
  );
  return [
    area(
      `M${q(-8, 0)}C${q(-2, -40)} ${q(-2, -80)} ${q(2, -108)}L${q(11, -108)}C${q(8, -80)} ${q(8, -40)} ${q(9, 0)}Z`,
      'wood5',
      0.7,
    ),
    ...fronds.map((frond, i) => area(frond, i % 2 ? 'leaf6' : 'leaf5', 0.65)),
  ];
}
/** A bush. */
export const bush = (x: number, y: number, s = 1, fill: Colour = '#4A7A2A') => [
  area(
    `M${x - 34 * s} ${y}C${x - 48 * s} ${y - 18 * s} ${x - 30 * s} ${y - 34 * s} ${x - 18 * s} ${y - 28 * s}C${x - 10 * s} ${y - 46 * s} ${x + 14 * s} ${y - 44 * s} ${x + 18 * s} ${y - 28 * s}C${x + 34 * s} ${y - 34 * s} ${x + 46 * s} ${y - 14 * s} ${x + 34 * s} ${y}Z`,
    fill,
    0.75,
  ),
];
/** A rock. */
export const rock = (x: number, y: number, s = 1, fill: Colour = 'stone4') => [
  area(
    `M${x - 40 * s} ${y}C${x - 44 * s} ${y - 18 * s} ${x - 26 * s} ${y - 34 * s} ${x - 8 * s} ${y - 34 * s}C${x + 14 * s} ${y - 38 * s} ${x + 38 * s} ${y - 22 * s} ${x + 40 * s} ${y}Z`,
    fill,
    0.75,
  ),
  tint(
    `M${x - 32 * s} ${y - 12 * s}C${x - 26 * s} ${y - 28 * s} ${x - 8 * s} ${y - 32 * s} ${x + 8 * s} ${y - 30 * s}L${x - 4 * s} ${y - 16 * s}Z`,
    '#ffffff',
    0.3,
  ),
];
/** Tufts of grass: a list of x,y. */
export const grass = (list: string, stroke: Colour = '#4A7A2A') => [
  line(
    numbersOf(list)
      .map(
        ([x = 0, y = 0]) =>
          `M${x} ${y}C${x - 1} ${y - 6} ${x - 4} ${y - 10} ${x - 7} ${y - 13}M${x} ${y}C${x} ${y - 8} ${x + 1} ${y - 12} ${x + 2} ${y - 17}M${x} ${y}C${x + 2} ${y - 6} ${x + 5} ${y - 9} ${x + 9} ${y - 11}`,
      )
      .join(''),
    0.55,
    stroke,
  ),
];
/** Flowers: a list of x,y,colour. */
export const flowers = (list: string): Shape[] =>
  entriesOf(list).flatMap(([x, y, colour]) => [
    disc(Number(x), Number(y), 6.5, 6.5, (colour ?? 'white') as Colour, 0.45),
    glow(Number(x), Number(y), 2.4, 2.4, 'gold3'),
  ]);
/** Reeds: a list of x,y,height. */
export const reeds = (list: string, fill: Colour = '#5F8A3C') =>
  numbersOf(list).flatMap(([x = 0, y = 0, h = 0, bend = 6]) => [
    area(
      `M${x - 3} ${y}C${x - 3} ${y - h * 0.5} ${x - 1} ${y - h * 0.8} ${x + bend} ${y - h}C${x + 4} ${y - h * 0.6} ${x + 4} ${y - h * 0.4} ${x + 4} ${y}Z`,
      fill,
      0.5,
    ),
  ]);
/** Cattails: a list of x,y,height. */
export const cattails = (list: string) =>
  numbersOf(list).flatMap(([x = 0, y = 0, h = 0]) => [
    line(`M${x} ${y}L${x} ${y - h}`, 0.6, '#4A7A2A'),
    area(
      `M${x - 4} ${y - h + 4}C${x - 4} ${y - h - 16} ${x + 4} ${y - h - 16} ${x + 4} ${y - h + 4}C${x + 4} ${y - h + 12} ${x - 4} ${y - h + 12} ${x - 4} ${y - h + 4}Z`,
      '#7C4A20',
      0.5,
    ),
  ]);
/** A soft pool of light or shadow on the ground. */
export const pool = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Colour = '#1D1A38',
  opacity = 0.22,
) => [glow(x, y, rx, ry, fill, opacity)];
/** Lamplight round a point. */
export const lamplight = (x: number, y: number, rx: number, ry: number) => [light(x, y, rx, ry)];
/** A beam from a point to the ground between two points. */
export const beam = (
  from: readonly [Point, Point],
  left: Point,
  right: Point,
  fill: Colour = 'gold2',
  opacity = 0.45,
) => [tint(polygon([...from, right, left]), fill, opacity)];
/** Gulls far off: a list of x,y,scale. */
export const gulls = (list: string, stroke: Colour = 'ink') => [
  line(
    numbersOf(list)
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `M${x - 20 * s} ${y - 6 * s}C${x - 14 * s} ${y - 14 * s} ${x - 5 * s} ${y - 10 * s} ${x} ${y}C${x + 5 * s} ${y - 10 * s} ${x + 14 * s} ${y - 14 * s} ${x + 20 * s} ${y - 6 * s}`,
      )
      .join(''),
    0.75,
    stroke,
  ),
];
