// What lies over a robe.
import { p } from '../geometry/path.ts';
import { add, mix, type Point, scaled } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, line, type Shape, shade } from '../shape.ts';
import type { Body } from './body.ts';
import { backCloth, cloakFront, cope, mantle } from './cloaks.ts';
import type { Look } from './look.ts';

function stole(body: Body, colour: Colour): Shape[] {
  const { neckB, neckF, waistF, waistB, hemF, hemB } = body;
  const strip = (top: Point, share: number) => {
    const knee = mix(waistB, waistF, share);
    const low = mix(knee, mix(hemB, hemF, share), 0.55);
    const width = 3.4;
    return `M${p(top)}L${p(knee)}L${p(low)}L${p(add(low, [width, 0]))}L${p(add(knee, [width, 0]))}L${p(add(top, [width * 0.8, 0.6]))}Z`;
  };
  return [
    area(strip(mix(neckB, neckF, 0.15), 0.42), colour, 0.7),
    area(strip(mix(neckB, neckF, 0.75), 0.78), colour, 0.7),
  ];
}

function chasuble(body: Body, colour: Colour, trim: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, waistF, hemB, hemF, across } = body;
  const out = (a: Point, distance: number) => add(a, scaled(across, distance));
  const [lowB, lowF] = [out(mix(waistB, hemB, 0.5), -4), out(mix(waistF, hemF, 0.5), 4)];
  const mid = mix(mix(waistB, waistF, 0.62), mix(hemB, hemF, 0.62), 0.66);
  const cloth = `M${p(neckB)}C${p(shN)} ${p(out(shN, -2))} ${p(out(shN, -3))}C${p(out(mix(shN, waistB, 0.6), -6))} ${p(out(waistB, -7))} ${p(lowB)}C${p(mix(lowB, mid, 0.5))} ${p(mid)} ${p(mid)}C${p(mid)} ${p(mix(lowF, mid, 0.5))} ${p(lowF)}C${p(out(waistF, 6))} ${p(out(shF, 4))} ${p(out(shF, 2))}L${p(neckF)}Z`;
  return [
    area(cloth, colour, 0.95),
    line(`M${p(mix(neckB, neckF, 0.6))}L${p(mix(mid, neckF, 0.04))}`, 1.5, trim),
    shade(`M${p(out(waistB, -2))}L${p(out(lowB, 3))}`, '#00000040', 0.6),
  ];
}

/** A short white linen over a cassock. */
function surplice(body: Body, colour: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, waistF, hemB, hemF, across } = body;
  const out = (a: Point, distance: number) => add(a, scaled(across, distance));
  const [lowB, lowF] = [out(mix(waistB, hemB, 0.42), -1.6), out(mix(waistF, hemF, 0.42), 1.6)];
  const cloth = `M${p(neckB)}C${p(mix(neckB, shN, 0.6))} ${p(shN)} ${p(out(shN, -1))}L${p(out(waistB, -1.4))}L${p(lowB)}C${p(mix(lowB, lowF, 0.3))} ${p(mix(lowB, lowF, 0.7))} ${p(lowF)}L${p(out(waistF, 1.4))}L${p(out(shF, 1))}L${p(neckF)}Z`;
  const hem = `M${p(mix(lowB, waistB, 0.14))}L${p(mix(lowF, waistF, 0.14))}`;
  return [area(cloth, colour, 0.9), shade(hem, 'stone3', 0.6)];
}

function apron(body: Body, colour: Colour): Shape[] {
  const { waistB, waistF, hemB, hemF } = body;
  const left = mix(waistB, waistF, 0.2);
  const low = p(mix(hemF, hemB, 0.3));
  const corner = mix(left, mix(hemB, hemF, 0.3), 0.78);
  const cloth = `M${p(left)}L${p(waistF)}C${p(mix(waistF, hemF, 0.4))} ${p(mix(waistF, hemF, 0.7))} ${p(mix(waistF, hemF, 0.78))}C${low} ${low} ${p(corner)}Z`;
  return [area(cloth, colour, 0.8)];
}

function scapular(body: Body, colour: Colour): Shape[] {
  const { neckB, neckF, waistB, waistF, hemB, hemF } = body;
  const [left, right] = [0.36, 0.92];
  const cloth = [
    mix(neckB, neckF, 0.1),
    mix(waistB, waistF, left),
    mix(hemB, hemF, left + 0.06),
    mix(hemB, hemF, right - 0.06),
    mix(waistB, waistF, right),
    neckF,
  ];
  return [area(`M${cloth.map(p).join('L')}Z`, colour, 0.8)];
}

/** A band from the near shoulder to the far hip. */
function sash(body: Body, colour: Colour): Shape[] {
  const { neckB, shN, waistF, waistB, at } = body;
  const top = mix(neckB, shN, 0.35);
  const low = mix(waistB, waistF, 0.94);
  const band = [top, at(top, 3.4, 0), at(low, 0, -1), at(low, -2.6, 3)];
  return [area(`M${band.map(p).join('L')}Z`, colour, 0.7)];
}

function vest(body: Body, colour: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, waistF } = body;
  const near = [
    neckB,
    shN,
    mix(shN, waistB, 0.5),
    waistB,
    mix(waistB, waistF, 0.5),
    mix(shN, neckF, 0.55),
  ];
  const far = [neckF, mix(neckF, shF, 0.9), waistF, mix(waistB, waistF, 0.82)];
  return [near, far].map((points) => area(`M${points.map(p).join('L')}Z`, colour, 0.75));
}

function armour(body: Body, colour: Colour, trim: Colour): Shape[] {
  const { shN, shF, neckB, neckF, waistB, waistF, hemB, hemF } = body;
  const at = (across: number, down: number) =>
    mix(mix(waistB, waistF, across), mix(hemB, hemF, across), down);
  const skirt = Array.from({ length: 5 }, (_, i) => {
    const [from, to] = [i / 5, (i + 1) / 5];
    const strip = [at(from, 0), at(from, 0.55), at(to, 0.55), at(to, 0)];
    return area(`M${strip.map(p).join('L')}Z`, i % 2 ? trim : 'wood6', 0.6);
  });
  const breast = `M${p(neckB)}C${p(shN)} ${p(shN)} ${p(shN)}L${p(waistB)}C${p(mix(waistB, waistF, 0.3))} ${p(mix(waistB, waistF, 0.7))} ${p(waistF)}L${p(shF)}L${p(neckF)}Z`;
  const [left, right] = [mix(shN, waistB, 0.6), mix(shF, waistF, 0.6)];
  const rib = `M${p(mix(shN, waistB, 0.45))}C${p(mix(left, right, 0.4))} ${p(mix(left, right, 0.7))} ${p(mix(shF, waistF, 0.45))}`;
  return [...skirt, area(breast, colour, 0.85), line(rib, 0.5)];
}

/** A collar; it lies over the neck. */
export function collar(body: Body, colour: Colour): Shape[] {
  const { neckB, neckF, shN, shF } = body;
  const points = [
    mix(neckB, shN, -0.05),
    mix(neckB, shN, 0.4),
    mix(mix(shN, shF, 0.55), mix(neckB, neckF, 0.5), 0.1),
    mix(neckF, shF, 0.45),
    mix(neckF, shF, -0.05),
  ];
  return [area(`M${points.map(p).join('L')}Z`, colour, 0.65)];
}

/** All that is worn over the robe, but for the collar. */
export function dress(look: Look, body: Body): Shape[] {
  const over = look.over ?? {};
  const shadow = look.mantleShade ?? '#00000040';
  const trim = look.trim ?? 'gold4';
  return [
    ...(over.scapular ? scapular(body, over.scapular) : []),
    ...(over.apron ? apron(body, over.apron) : []),
    ...(over.vest ? vest(body, over.vest) : []),
    ...(over.armour ? armour(body, over.armour, look.trim ?? 'gold6') : []),
    ...(over.surplice ? surplice(body, over.surplice) : []),
    ...(over.sash ? sash(body, over.sash) : []),
    ...(over.stole ? stole(body, over.stole) : []),
    ...(over.chasuble ? chasuble(body, over.chasuble, trim) : []),
    ...(over.mantle ? mantle(body, over.mantle, shadow) : []),
    ...(over.cloak ? cloakFront(body, over.cloak, shadow) : []),
    ...(over.cope ? cope(body, over.cope, trim) : []),
  ];
}

/** What is seen of it from behind. */
export function dressFromBehind(look: Look, body: Body): Shape[] {
  const over = look.over ?? {};
  const cloth = over.mantle ?? over.cloak ?? over.cope;
  if (cloth) return backCloth(body, cloth, look.mantleShade ?? '#00000040');
  if (over.chasuble) {
    const bar = `M${p(mix(body.shN, body.shF, 0.5))}L${p(mix(body.waistB, body.waistF, 0.5))}`;
    return [...chasuble(body, over.chasuble, over.chasuble), line(bar, 1.5, look.trim ?? 'gold4')];
  }
  if (over.surplice) return surplice(body, over.surplice);
  return over.scapular ? scapular(body, over.scapular) : [];
}
