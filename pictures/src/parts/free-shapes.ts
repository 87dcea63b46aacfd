// Shapes that only one scene needs.
import type { Colour } from '../palette.ts';
import * as shapes from '../shape.ts';

/** A closed, filled and outlined area. */
export const area = (path: string, fill: Colour, weight = 0.8): shapes.Shape[] => [
  shapes.area(path, fill, weight),
];
/** Lines of both renderings. */
export const line = (path: string, weight = 0.6, stroke?: Colour): shapes.Shape[] => [
  shapes.line(path, weight, stroke),
];
/** Colour without an outline. */
export const tint = (path: string, fill: Colour, opacity = 1): shapes.Shape[] => [
  shapes.tint(path, fill, opacity),
];
/** A round area. */
export const disc = (
  x: number,
  y: number,
  r: number,
  fill: Colour,
  weight = 0.5,
): shapes.Shape[] => [shapes.disc(x, y, r, r, fill, weight)];
