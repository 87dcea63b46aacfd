import type { Point } from './sheet.ts';

/** A ring round the stretch between two points, as the path of an SVG; numbers to a hundredth of a millimetre. */
export function ringPath(from: Point, to: Point, radius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: (-(to.y - from.y) / length) * radius, y: ((to.x - from.x) / length) * radius };
  const at = (point: Point, side: 1 | -1) =>
    `${hundredths(point.x + side * aside.x)} ${hundredths(point.y + side * aside.y)}`;
  const arc = `A${hundredths(radius)} ${hundredths(radius)} 0 0 1`;
  return `M${at(from, -1)} L${at(to, -1)} ${arc} ${at(to, 1)} L${at(from, 1)} ${arc} ${at(from, -1)} Z`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
