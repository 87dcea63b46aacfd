// Clothes from the waist down: trousers, or a skirt that hangs from hips, knees and hem.
import { limb } from '../geometry/limb.ts';
import { p, rounded } from '../geometry/path.ts';
import { add, hull, mix, type Point, polar } from '../geometry/points.ts';
import { type Colour, skins } from '../palette.ts';
import { area, line, place, type Shape, tint } from '../shape.ts';
import type { Body } from './body.ts';
import type { Look } from './look.ts';
import type { Pose } from './pose.ts';

function sole(look: Look, fromBehind: boolean, skin: Colour): Shape[] {
  const bare =
    look.feet === 'bare' || (look.feet === undefined && (look.legs ?? 'robe') === 'robe');
  if (fromBehind) {
    return [
      area(
        'M-4.4 -5C-5.4 -1 -4.6 1 -2.6 1L2.6 1C4.6 1 5.4 -1 4.4 -5Z',
        bare ? skin : (look.shoes ?? 'wood7'),
        0.8,
      ),
    ];
  }
  if (!bare) {
    const shoe =
      'M-3.8 -5.6C-4.6 -3 -5 0 -4 0.8L8.6 0.8C11 0.6 10.8 -2.6 8.6 -3.2C6 -3.8 4.2 -4 3.8 -5.6Z';
    return [area(shoe, look.shoes ?? 'wood7', 0.8)];
  }
  const foot = area(
    'M-3 -5.6C-4.6 -3 -5 0 -3.4 0.6L8.4 0.6C10.6 0.4 10.6 -2 8.8 -2.6C6 -3.2 4 -3.6 3 -5.6Z',
    skin,
    0.8,
  );
  const sandal = line(
    'M-0.6 -5C1.6 -3.6 4 -2.8 6.6 0.4M5.6 -3.4C5 -2 4.6 -0.8 4.4 0.4',
    0.44,
    'wood7',
  );
  return look.feet === undefined ? [foot, sandal] : [foot];
}

function legsOf(look: Look, pose: Pose, fromBehind: boolean): { near: Shape[]; far: Shape[] } {
  const [light, dark] = look.legColour
    ? [look.legColour, look.legColour]
    : skins[look.skin ?? 'fair'];
  const cloth = look.trousers ?? look.robe;
  const clothes = look.legs === 'trousers' ? [cloth, look.trousersShade ?? cloth] : [light, dark];
  const [nearFill = cloth, farFill = cloth] = clothes;
  const leg = (knee: Point, ankle: Point, side: number, fill: Colour) => {
    const wide = look.legs === 'trousers';
    const end = add(ankle, [0, wide ? -2.6 : -3.6]);
    const radii = wide ? ([6.4, 5.2, 4.6] as const) : ([4.6, 4, 3] as const);
    return area(limb(add(pose.hip, [side, 3]), knee, end, radii).closed, fill, 0.85);
  };
  const foot = (ankle: Point, turn: number, fill: Colour) =>
    place(sole(look, fromBehind, fill), {
      x: ankle[0],
      y: ankle[1],
      turn: fromBehind ? 0 : turn,
      scale: look.age === 'child' ? 0.95 : 1,
    });
  // A robe to the ground hides the legs.
  if ((look.legs ?? 'robe') === 'robe' && (look.hem ?? 0) <= 6) {
    return {
      far: foot(pose.farFoot, pose.farToe, dark),
      near: foot(pose.nearFoot, pose.nearToe, light),
    };
  }
  return {
    far: [...foot(pose.farFoot, pose.farToe, dark), leg(pose.farKnee, pose.farFoot, 1.6, farFill)],
    near: [
      ...foot(pose.nearFoot, pose.nearToe, light),
      leg(pose.nearKnee, pose.nearFoot, -1.6, nearFill),
    ],
  };
}

const circle = ([x, y]: Point, radius: number, steps = 6): Point[] =>
  Array.from({ length: steps }, (_, i) => polar(x, y, radius, (i * 360) / steps));

/** The points over which the cloth of a skirt is drawn taut. */
function skirtPoints(look: Look, body: Body): Point[] {
  const { pose, waist } = body;
  const points = [...circle(pose.hip, waist + 0.6, 8), body.waistB, body.waistF];
  const sides = [
    [pose.nearKnee, pose.nearFoot, 6.4],
    [pose.farKnee, pose.farFoot, 6.2],
  ] as const;
  for (const [knee, foot, radius] of sides) {
    if (look.legs === 'tunic') {
      points.push(...circle(mix(knee, foot, pose.low ? 0.06 : 0.16), radius));
      continue;
    }
    points.push(...circle(knee, 6));
    const flat = Math.abs(foot[1] - knee[1]) < 8;
    const share = flat ? 0.18 : (look.hem ?? 4.4) / (Math.abs(knee[1] - foot[1]) || 1);
    const c = mix(foot, knee, share);
    points.push(add(c, [-6.6, flat ? -3 : 0]), add(c, [6.2, flat ? 0 : 0.6]), add(c, [0, 1.6]));
    if (flat) points.push(add(knee, [3, 4]));
  }
  return points;
}

function foldsOf(body: Body): string {
  const { pose } = body;
  const { hip } = pose;
  if (pose.low) {
    const end = add(pose.nearKnee, [-3, 1]);
    return `M${p(add(hip, [4, 2]))}C${p(mix(hip, pose.farKnee, 0.5))} ${p(mix(hip, pose.nearKnee, 0.6))} ${p(end)}`;
  }
  const [back, front] =
    pose.nearKnee[0] < pose.farKnee[0]
      ? [pose.nearKnee, pose.farKnee]
      : [pose.farKnee, pose.nearKnee];
  const fold = (start: Point, knee: Point, share: number) =>
    `M${p(add(hip, start))}C${p(mix(hip, knee, 0.6))} ${p(knee)} ${p(mix(mix(body.hemB, body.hemF, share), hip, 0.12))}`;
  return fold([-3, 6], back, 0.3) + fold([4, 6], front, 0.74);
}

/** The legs and what covers them, from back to front; a skirt sets the hem of the body. */
export function drawLegs(look: Look, body: Body, fromBehind: boolean): Shape[] {
  const { pose, waist } = body;
  const { near, far } = legsOf(look, pose, fromBehind);
  if (look.legs === 'trousers') {
    const cloth = look.trousers ?? look.robe;
    const { hip } = pose;
    const pelvis = hull([
      body.waistB,
      body.waistF,
      add(hip, [-body.build.waist, 5]),
      add(hip, [body.build.waist, 5]),
      mix(hip, pose.nearKnee, 0.3),
      mix(hip, pose.farKnee, 0.3),
    ]);
    const seat = hull([add(hip, [1.4 - waist, 3]), add(hip, [2, 3]), mix(hip, pose.nearKnee, 0.4)]);
    return [...far, ...near, area(rounded(pelvis, 3), cloth, 0.85), tint(rounded(seat, 2), cloth)];
  }
  const outline = hull(skirtPoints(look, body));
  const bottom = Math.max(...outline.map((q) => q[1]));
  const low = outline.filter((q) => q[1] > bottom - 7);
  body.hemB = low.reduce((a, c) => (c[0] < a[0] ? c : a));
  body.hemF = low.reduce((a, c) => (c[0] > a[0] ? c : a));
  return [
    ...far,
    ...near,
    area(rounded(outline, 4.5), look.skirt ?? look.robe),
    line(foldsOf(body), 0.6, look.robeShade ?? '#00000044'),
  ];
}
