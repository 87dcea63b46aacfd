import type { Shape } from '../shape.ts';
import type { Point } from './points.ts';

/** Polygons along a path of M, L, C, Q and Z, one for each part of it. */
function polygonsOf(path: string): Point[][] {
  const parts: Point[][] = [];
  let current: Point[] = [];
  let at: Point = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = letter === 'C' ? 6 : letter === 'Q' ? 4 : 2;
    for (let i = 0; i + size <= values.length; i += size) {
      const own = values.slice(i, i + size);
      const end: Point = [own[size - 2] ?? 0, own[size - 1] ?? 0];
      if (letter === 'M' && i === 0) {
        current = [];
        parts.push(current);
      }
      if (letter === 'C' || letter === 'Q') current.push(...curve(at, own));
      current.push(end);
      at = end;
    }
  }
  return parts;
}

/** Places along a curve, without its ends. */
function curve(from: Point, values: readonly number[]): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx, cy] = values;
  return [0.2, 0.4, 0.6, 0.8].map((t): Point => {
    const u = 1 - t;
    if (cx === undefined || cy === undefined) {
      return [
        u * u * from[0] + 2 * u * t * ax + t * t * bx,
        u * u * from[1] + 2 * u * t * ay + t * t * by,
      ];
    }
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [a * from[0] + b * ax + c * bx + d * cx, a * from[1] + b * ay + c * by + d * cy];
  });
}

/** The polygons round a shape. */
export function outlineOf(shape: Shape): Point[][] {
  if (!shape.ellipse) return polygonsOf(shape.path ?? '');
  const [x, y, rx, ry] = shape.ellipse;
  const ring = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i * Math.PI) / 8;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
  return [ring];
}

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** The box round places. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((q) => q[0]), points.map((q) => q[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a place lies within polygons; what two of them share is outside. */
export function isWithin([x, y]: Point, polygons: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const polygon of polygons) {
    let before = polygon.at(-1) ?? [0, 0];
    for (const corner of polygon) {
      const crosses = corner[1] > y !== before[1] > y;
      if (
        crosses &&
        x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0]
      ) {
        inside = !inside;
      }
      before = corner;
    }
  }
  return inside;
}
