// Paths use M, L, C, Q and Z with absolute numbers only.
import { add, itemAt, length, type Point, scaled, subtract, unit } from './points.ts';

const number = (value: number): string => String(Math.round(value * 100) / 100);
/** A place as a path says it. */
export const p = (a: Point): string => `${number(a[0])} ${number(a[1])}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(p).join('L')}Z`;

/** A soft curve through points (Catmull-Rom). */
export function spline(points: readonly Point[], tension = 1 / 6): string {
  const get = (i: number) => itemAt(points, Math.max(0, Math.min(points.length - 1, i)));
  let d = `M${p(get(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const from = add(b, scaled(subtract(c, a), tension));
    d += `C${p(from)} ${p(subtract(c, scaled(subtract(e, b), tension)))} ${p(c)}`;
  }
  return d;
}

/** Two paths of the same build, `share` of the way from one to the other. */
export function blend(from: string, to: string, share: number): string {
  const numbers = (to.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  if (from.match(/-?\d*\.?\d+/g)?.length !== numbers.length) {
    throw new RangeError(`two paths of different build: ${from}`);
  }
  let i = 0;
  return from.replace(/-?\d*\.?\d+/g, (text) => {
    const start = Number(text);
    return number(start + (itemAt(numbers, i++) - start) * share);
  });
}

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Where something stands: its origin comes to x, y. */
export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrored, so that it looks to the left. */
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
}

/** The matrix of a placing. */
export function matrixOf({ x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Placing): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = flip ? -1 : 1;
  return [cos * side, sin * side, -sin, cos, x, y];
}
/** A place after a matrix. */
export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];
/** The place that a matrix brings to this one. */
export function unapply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  const determinant = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant];
}
/** A path after a matrix. */
export const transform = (path: string, m: Matrix): string =>
  path.replace(/(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g, (_, x, y) =>
    p(apply(m, [Number(x), Number(y)])),
  );

/** A polygon with its corners rounded. */
export function rounded(points: readonly Point[], radius: number): string {
  const d = points.map((corner, i) => {
    const [before, after] = [itemAt(points, i - 1), itemAt(points, (i + 1) % points.length)];
    const cut = (to: Point) => {
      const side = subtract(to, corner);
      return add(corner, scaled(unit(side), Math.min(radius, length(side) / 2)));
    };
    return `${i ? 'L' : 'M'}${p(cut(before))}Q${p(corner)} ${p(cut(after))}`;
  });
  return `${d.join('')}Z`;
}
