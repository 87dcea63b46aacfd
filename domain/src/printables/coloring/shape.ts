import { ellipsePath, type Matrix, polygonPath, transformPath } from './path.ts';

/**
 * One stroke of a drawing. An `area` is white inside and hides what lies behind it, so that what a child colors is
 * always closed; a `line` only adorns an area; `ink` is black all through, such as an eye.
 */
export interface Shape {
  kind: 'area' | 'line' | 'ink';
  path: string;
  /** Left out where areas are to be large. */
  isRich?: boolean;
}

/** A closed shape to color. */
export const area = (path: string): Shape => ({ kind: 'area', path });

/** A line that adorns an area. */
export const line = (path: string): Shape => ({ kind: 'line', path });

/** A small shape that is black from the beginning. */
export const ink = (path: string): Shape => ({ kind: 'ink', path });

/** A disc or an ellipse to color. */
export const disc = (x: number, y: number, rx: number, ry = rx) => area(ellipsePath(x, y, rx, ry));

/** A rectangle to color. */
export const block = (x: number, y: number, width: number, height: number) =>
  area(
    polygonPath([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
  );

/** Shapes that are drawn only where areas may be small. */
export const rich = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({ ...shape, isRich: true }));

interface Placing {
  scale?: number;
  /** Left becomes right. */
  flip?: boolean;
  /** In degrees, as the hands of a clock run. */
  turn?: number;
}

/** Shapes at another place: their origin comes to x, y. Outlines keep their width. */
export function at(shapes: readonly Shape[], x: number, y: number, placing: Placing = {}): Shape[] {
  const { scale = 1, flip = false, turn = 0 } = placing;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = flip ? -1 : 1;
  const matrix: Matrix = [cos * side, sin * side, -sin, cos, x, y];
  return shapes.map((shape) => ({ ...shape, path: transformPath(shape.path, matrix) }));
}

/** Shapes and their mirror image, the axis being the origin. */
export const both = (shapes: readonly Shape[]): Shape[] => [
  ...shapes,
  ...at(shapes, 0, 0, { flip: true }),
];
