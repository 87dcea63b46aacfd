import { polygonPath } from '../path.ts';
import { area, type Shape } from '../shape.ts';

/** A star with five points, to color. */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.48): Shape {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const range = index % 2 === 0 ? radius : radius * inner;
    return [x + range * Math.cos(angle), y + range * Math.sin(angle)] as const;
  });
  return area(polygonPath(corners));
}
