import { apply, matrixOf, type Placing, transform } from './geometry/path.ts';
import type { Colour } from './palette.ts';

/**
 * What a picture is made of. An area is closed, filled and outlined. A facet is an area with a thin
 * outline (a pane of glass). A tint is colour only and is left out of the coloring page, as are a
 * shade (a line) and a light. A patch hides an outline. Ink is dark in both renderings.
 */
export interface Shape {
  kind: 'area' | 'facet' | 'tint' | 'line' | 'shade' | 'light' | 'ink' | 'patch';
  path?: string;
  ellipse?: readonly [x: number, y: number, rx: number, ry: number];
  fill?: Colour;
  stroke?: Colour;
  /** The outline's width as a share of the pen. */
  weight?: number;
  opacity?: number;
  /** The width of an outline of weight 1. */
  pen?: number;
  rule?: 'evenodd';
  /** Left out of what is plain. */
  fine?: boolean;
}

/** Closed, filled and outlined. */
export const area = (path: string, fill: Colour, weight = 1): Shape => ({
  kind: 'area',
  path,
  fill,
  weight,
});
/** A pane of glass: an area with a thin outline. */
export const facet = (path: string, fill: Colour, weight = 0.55): Shape => ({
  kind: 'facet',
  path,
  fill,
  weight,
});
/** Colour without an outline. */
export const tint = (path: string, fill: Colour, opacity = 1): Shape => ({
  kind: 'tint',
  path,
  fill,
  opacity,
});
/** A line of both renderings. */
export const line = (path: string, weight = 0.7, stroke?: Colour): Shape => ({
  kind: 'line',
  path,
  weight,
  stroke,
});
/** A line that only the colour picture has. */
export const shade = (path: string, stroke: Colour, weight = 0.6): Shape => ({
  kind: 'shade',
  path,
  stroke,
  weight,
});
/** Colour that hides the outline under it. */
export const patch = (path: string, fill: Colour): Shape => ({ kind: 'patch', path, fill });
/** A round area. */
export const disc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Colour,
  weight = 1,
): Shape => ({ kind: 'area', ellipse: [x, y, rx, ry], fill, weight });
/** Round colour without an outline. */
export const glow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Colour,
  opacity = 1,
): Shape => ({ kind: 'tint', ellipse: [x, y, rx, ry], fill, opacity });
/** A soft pool of lamplight. */
export const light = (x: number, y: number, rx: number, ry = rx): Shape => ({
  kind: 'light',
  ellipse: [x, y, rx, ry],
});
/** A dark dot. */
export const dot = (x: number, y: number, rx: number, ry = rx, fill?: Colour): Shape => ({
  kind: 'ink',
  ellipse: [x, y, rx, ry],
  fill,
});

/** A placing that may set the pen and leave out the finest lines. */
export interface ShapePlacing extends Placing {
  pen?: number;
  /** Without the finest lines, for what is small. */
  plain?: boolean;
}

const isFine = (shape: Shape): boolean =>
  shape.fine ||
  shape.kind === 'shade' ||
  (shape.kind === 'line' && (shape.weight ?? 1) < 0.45) ||
  (shape.ellipse !== undefined && shape.ellipse[2] < 0.5);

/** Shapes elsewhere: their origin comes to x, y. */
export function place(shapes: readonly Shape[], placing: ShapePlacing): Shape[] {
  const m = matrixOf(placing);
  const scale = placing.scale ?? 1;
  return shapes
    .filter((shape) => !(placing.plain && isFine(shape)))
    .map((shape) => {
      const moved = { ...shape };
      if (shape.path) moved.path = transform(shape.path, m);
      if (shape.ellipse) {
        const [x, y, rx, ry] = shape.ellipse;
        const [cx, cy] = apply(m, [x, y]);
        moved.ellipse = [cx, cy, rx * scale, ry * scale];
      }
      if (placing.pen && shape.pen === undefined) moved.pen = placing.pen;
      return moved;
    });
}
