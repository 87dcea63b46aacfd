import { type Box, boxOf, isWithin, outlineOf } from './geometry/outline.ts';
import type { Point } from './geometry/points.ts';
import type { Shape } from './shape.ts';

const strokeOf = (shape: Shape): number =>
  ['tint', 'light', 'ink', 'patch'].includes(shape.kind)
    ? 0
    : ((shape.pen ?? 4) * (shape.weight ?? 1)) / 2;

/** Whether nothing shows through a shape. */
const isOpaque = (shape: Shape): boolean =>
  ['area', 'facet', 'patch'].includes(shape.kind) &&
  shape.fill !== 'none' &&
  !/^#.{8}$/.test(shape.fill ?? 'none');

interface Measured {
  shape: Shape;
  polygons: Point[][];
  box: Box;
  stroke: number;
}

function measure(shape: Shape): Measured {
  const polygons = outlineOf(shape);
  return { shape, polygons, box: boxOf(polygons.flat()), stroke: strokeOf(shape) };
}

/** Whether a shape with its outline lies within another. */
function isCovered({ polygons, box, stroke }: Measured, cover: Measured): boolean {
  const reach = cover.stroke - stroke;
  const [left, top, right, bottom] = cover.box;
  const isInBox =
    box[0] >= left - reach &&
    box[1] >= top - reach &&
    box[2] <= right + reach &&
    box[3] <= bottom + reach;
  if (!isInBox) return false;
  const around = Math.max(0, stroke - cover.stroke) + 0.3;
  const corners: Point[] = [
    [around, 0],
    [-around, 0],
    [0, around],
    [0, -around],
  ];
  return polygons.every((polygon) =>
    polygon.every(([x, y]) =>
      corners.every(([dx, dy]) => isWithin([x + dx, y + dy], cover.polygons)),
    ),
  );
}

/** The shapes that can be seen: without what lies outside the picture or wholly under another shape. */
export function withoutHidden(shapes: readonly Shape[], width: number, height: number): Shape[] {
  const measured = shapes.map(measure);
  const isOutside = ({ box, stroke }: Measured) =>
    box[2] + stroke < 0 ||
    box[3] + stroke < 0 ||
    box[0] - stroke > width ||
    box[1] - stroke > height;
  const covers: Measured[] = [];
  const seen: Shape[] = [];
  for (const item of measured.toReversed()) {
    if (isOutside(item) || covers.some((cover) => isCovered(item, cover))) continue;
    seen.push(item.shape);
    if (isOpaque(item.shape)) covers.push(item);
  }
  return seen.reverse();
}
