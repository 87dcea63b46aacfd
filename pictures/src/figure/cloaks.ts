// Cloths that hang from the shoulders.
import { p, rounded } from '../geometry/path.ts';
import { add, hull, mix, type Point, scaled } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, line, type Shape, shade } from '../shape.ts';
import type { Body } from './body.ts';

const outward = (body: Body) => (a: Point, distance: number) =>
  add(a, scaled(body.across, distance));

/** A cloth over the near shoulder, across the breast, and down behind. */
export function mantle(body: Body, colour: Colour, shadow: Colour): Shape[] {
  const { shN, shF, waistB, waistF, hemB, hemF, neckB, neckF, axis } = body;
  const out = outward(body);
  const low = mix(hemB, hemF, 0.6);
  const chest = mix(neckF, shF, 0.25);
  const cloth = `M${p(neckB)}C${p(mix(neckB, shN, 0.4))} ${p(mix(neckB, shN, 0.9))} ${p(out(shN, -0.8))}C${p(out(mix(shN, waistB, 0.5), -2.6))} ${p(out(waistB, -2.4))} ${p(out(mix(waistB, hemB, 0.35), -2.6))}L${p(out(hemB, -1.6))}C${p(mix(hemB, low, 0.4))} ${p(mix(hemB, low, 0.7))} ${p(add(low, scaled(axis, -1)))}C${p(out(mix(waistF, low, 0.45), 3.4))} ${p(out(waistF, 3))} ${p(out(waistF, 1.4))}C${p(mix(waistF, chest, 0.4))} ${p(mix(chest, waistB, 0.1))} ${p(chest)}Z`;
  const fold = (share: number, start: number, end: number) =>
    p(mix(mix(waistB, waistF, start), mix(hemB, low, end), share));
  const folds = `M${p(mix(shN, neckF, 0.45))}C${p(mix(shN, waistF, 0.4))} ${p(mix(waistB, waistF, 0.6))} ${p(out(waistF, -1.6))}M${p(mix(waistB, waistF, 0.25))}C${p(mix(waistB, hemB, 0.3))} ${p(mix(hemB, low, 0.2))} ${fold(0.86, 0.2, 0.3)}M${p(mix(waistB, waistF, 0.6))}C${p(mix(waistB, low, 0.4))} ${p(mix(hemB, low, 0.5))} ${fold(0.84, 0.5, 1)}`;
  return [area(cloth, colour, 0.95), shade(folds, shadow, 0.65)];
}

/** A cape open in front: what lies behind the body. */
export function cloakBack(body: Body, colour: Colour): Shape[] {
  const { shN, shF, hemB, hemF, waistB } = body;
  const out = outward(body);
  const points = [
    out(shN, -2),
    shF,
    out(waistB, -6),
    out(mix(waistB, hemB, 0.92), -6),
    mix(hemB, hemF, 0.7),
  ];
  return [area(rounded(hull(points), 3), colour, 0.95)];
}

/** The same, over the near shoulder. */
export function cloakFront(body: Body, colour: Colour, shadow: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, hemB } = body;
  const out = outward(body);
  const cloth = `M${p(neckB)}C${p(mix(neckB, shN, 0.5))} ${p(shN)} ${p(out(shN, -1.4))}C${p(out(mix(shN, waistB, 0.6), -3.4))} ${p(out(waistB, -5))} ${p(out(mix(waistB, hemB, 0.92), -6))}L${p(out(mix(waistB, hemB, 0.97), 2))}C${p(mix(waistB, hemB, 0.4))} ${p(out(waistB, 2))} ${p(mix(shN, waistB, 0.3))}C${p(mix(shN, shF, 0.3))} ${p(mix(shN, neckF, 0.7))} ${p(mix(neckF, shF, 0.25))}Z`;
  const fold = `M${p(out(mix(shN, waistB, 0.7), -1))}L${p(out(mix(waistB, hemB, 0.8), -3))}`;
  return [area(cloth, colour, 0.9), shade(fold, shadow, 0.6)];
}

/** A priest's great cape, closed by a clasp and edged with gold. */
export function cope(body: Body, colour: Colour, trim: Colour): Shape[] {
  const { shF, neckF, waistF, hemF, at, pose } = body;
  const out = outward(body);
  const far = `M${p(neckF)}L${p(out(shF, 1.6))}C${p(out(waistF, 5))} ${p(out(mix(waistF, hemF, 0.6), 6))} ${p(out(mix(waistF, hemF, 0.9), 5))}L${p(out(mix(waistF, hemF, 0.92), -1))}C${p(mix(waistF, hemF, 0.3))} ${p(out(waistF, -2))} ${p(neckF)}Z`;
  const clasp = at(pose.neck, 2, 6);
  return [
    ...cloakFront(body, colour, '#00000040'),
    area(far, colour, 0.9),
    line(`M${p(neckF)}L${p(clasp)}L${p(mix(body.waistB, waistF, 0.3))}`, 1.2, trim),
    area(
      `M${p(at(clasp, -3, -2))}L${p(at(clasp, 3, -2))}L${p(at(clasp, 3, 2))}L${p(at(clasp, -3, 2))}Z`,
      trim,
      0.6,
    ),
  ];
}

/** A cloak or mantle seen from behind: it covers the whole back. */
export function backCloth(body: Body, colour: Colour, shadow: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, waistF, hemB, hemF, axis } = body;
  const out = outward(body);
  const up = (a: Point) => add(a, scaled(axis, -1));
  const [lowB, lowF] = [out(mix(waistB, hemB, 0.94), -3), out(mix(waistF, hemF, 0.94), 3)];
  const cloth = `M${p(up(neckB))}C${p(mix(neckB, shN, 0.5))} ${p(up(shN))} ${p(out(shN, -3))}C${p(out(mix(shN, waistB, 0.6), -5))} ${p(out(waistB, -5))} ${p(lowB)}C${p(add(mix(lowB, lowF, 0.3), [0, 2]))} ${p(add(mix(lowB, lowF, 0.7), [0, 2]))} ${p(lowF)}C${p(out(waistF, 5))} ${p(out(mix(shF, waistF, 0.6), 5))} ${p(out(shF, 3))}C${p(up(shF))} ${p(mix(neckF, shF, 0.5))} ${p(up(neckF))}Z`;
  const fold = (share: number) =>
    `M${p(mix(mix(shN, shF, share), mix(lowB, lowF, share), 0.25))}L${p(mix(mix(shN, shF, share), mix(lowB, lowF, share), 0.9))}`;
  return [area(cloth, colour, 0.95), shade(fold(0.25) + fold(0.52) + fold(0.78), shadow, 0.6)];
}
