import { type Box, boxOf, isWithin, outlineOf } from './geometry/outline.ts';
import { mix, type Point } from './geometry/points.ts';
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

/** Places all over a shape: on its outline, also along straight sides, and within it. */
function placesOn(
  polygons: readonly (readonly Point[])[],
  [left, top, right, bottom]: Box,
): Point[] {
  const places: Point[] = [];
  for (const polygon of polygons) {
    let before = polygon.at(-1);
    for (const corner of polygon) {
      const from = before ?? corner;
      places.push(corner, ...[0.25, 0.5, 0.75].map((share) => mix(from, corner, share)));
      before = corner;
    }
  }
  const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => step / 8);
  const grid = steps.flatMap((x) =>
    steps.map((y): Point => [left + (right - left) * x, top + (bottom - top) * y]),
  );
  return [...places, ...grid.filter((place) => isWithin(place, polygons))];
}

interface Measured {
  shape: Shape;
  polygons: Point[][];
  places: Point[];
  box: Box;
  stroke: number;
}

function measure(shape: Shape): Measured {
  const polygons = outlineOf(shape);
  const box = boxOf(polygons.flat());
  return { shape, polygons, places: placesOn(polygons, box), box, stroke: strokeOf(shape) };
}

/** Whether a shape with its outline lies within another. */
function isCovered({ places, box, stroke }: Measured, cover: Measured): boolean {
  const range = cover.stroke - stroke;
  const [left, top, right, bottom] = cover.box;
  const isInBox =
    box[0] >= left - range &&
    box[1] >= top - range &&
    box[2] <= right + range &&
    box[3] <= bottom + range;
  if (!isInBox) return false;
  const around = Math.max(0, stroke - cover.stroke) + 0.3;
  const corners: Point[] = [
    [around, 0],
    [-around, 0],
    [0, around],
    [0, -around],
  ];
  return places.every(([x, y]) =>
    corners.every(([dx, dy]) => isWithin([x + dx, y + dy], cover.polygons)),
  );
}

/**
 * The shapes that can be seen: without what lies outside the picture or wholly under another shape.
 */
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
