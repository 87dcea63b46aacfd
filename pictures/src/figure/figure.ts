// A person in a measure in which a grown-up is 100 high; the origin is on the ground.
import { limb } from '../geometry/limb.ts';
import { p, rounded } from '../geometry/path.ts';
import { add, mix, type Point, scaled, subtract } from '../geometry/points.ts';
import { drawHead } from '../head/head.ts';
import { type Colour, skins } from '../palette.ts';
import { area, patch, place, type Shape, tint } from '../shape.ts';
import { type Arm, armOf, drawArm } from './arm.ts';
import { type Body, bodyOf, headCentre } from './body.ts';
import { cloakBack } from './cloaks.ts';
import { collar, dress, dressFromBehind } from './clothes.ts';
import { drawLegs } from './legs.ts';
import type { Look } from './look.ts';
import type { DressedPerson, Gesture, HeadView } from './person.ts';
import { gestures, poses } from './pose.ts';
import { wingsOf } from './wings.ts';

function torso(look: Look, body: Body): Shape[] {
  const { at, neckB, neckF, shN, shF, waistB, waistF } = body;
  const outline = `M${p(neckB)}C${p(mix(neckB, shN, 0.5))} ${p(at(shN, 0.6, -3))} ${p(shN)}C${p(at(shN, -0.6, 8))} ${p(at(waistB, -0.4, -9))} ${p(waistB)}C${p(at(waistB, 3, 2.4))} ${p(at(waistF, -3, 2.4))} ${p(waistF)}C${p(at(waistF, 2, -10))} ${p(at(shF, 1.4, 8))} ${p(shF)}C${p(at(shF, -0.6, -3.4))} ${p(mix(neckF, shF, 0.5))} ${p(neckF)}Z`;
  const out = [area(outline, look.robe)];
  if (look.robeShade) {
    const side = `M${p(at(shN, 1.6, 2))}C${p(at(shN, 0.8, 9))} ${p(at(waistB, 1, -9))} ${p(at(waistB, 1.6, 0))}L${p(at(waistB, 4.4, 0.6))}C${p(at(waistB, 4, -9))} ${p(at(shN, 4.6, 9))} ${p(at(shN, 4.6, 2))}Z`;
    out.push({ ...tint(side, look.robeShade, 0.8), fine: true });
  }
  const isOnePiece = (look.skirt ?? look.robe) === look.robe;
  if (look.legs !== 'trousers' && !look.belt && isOnePiece) {
    const seam = [
      at(waistB, 1.1, -4),
      at(waistF, -1.1, -4),
      at(waistF, -1.4, 5),
      at(waistB, 1.4, 5),
    ];
    out.push(patch(rounded(seam, 2), look.robe));
  }
  if (look.belt) {
    const belt = `M${p(at(waistB, -0.4, -2.2))}C${p(at(waistB, 3, 0.2))} ${p(at(waistF, -3, 0.2))} ${p(at(waistF, 0.4, -2.2))}L${p(at(waistF, 0.6, 1.8))}C${p(at(waistF, -3, 4.4))} ${p(at(waistB, 3, 4.4))} ${p(at(waistB, -0.4, 1.8))}Z`;
    out.push(area(belt, look.belt, 0.8));
  }
  return out;
}

function neckOf(body: Body, centre: Point, fill: Colour): Shape {
  const { at, pose, build } = body;
  const middle = mix(pose.neck, centre, 0.5);
  return area(
    `M${p(at(pose.neck, 0.6 - build.neck, 1))}L${p(add(middle, [0.4 - build.neck, 0]))}L${p(add(middle, [build.neck, 0]))}L${p(at(pose.neck, build.neck, 1.4))}C${p(at(pose.neck, 2, 4))} ${p(at(pose.neck, -2, 4))} ${p(at(pose.neck, 0.6 - build.neck, 1))}Z`,
    fill,
    0.8,
  );
}

/**
 * Where a hand goes, from its shoulder. A place of the picture is where the middle of the hand
 * comes.
 */
function goalOf(gesture: Gesture, shoulder: Point, person: DressedPerson): Point {
  if (typeof gesture === 'string') return gestures[gesture];
  if (!('to' in gesture)) return gesture;
  const goal = subtract(person.toOwn?.(gesture.to) ?? gesture.to, shoulder);
  const far = Math.hypot(...goal) || 1;
  return scaled(goal, Math.max(0.2, (far - 4.5) / far));
}

/**
 * Both arms of a person whose hands are folded reach one place, which is given from the near
 * shoulder.
 */
function withJoinedHands(person: DressedPerson, near: Point, far: Point): DressedPerson {
  if (person.joined === undefined) return person;
  const goal = goalOf(person.joined, near, person);
  return {
    ...person,
    near: goal,
    far: subtract(add(goal, [-1, -1]), subtract(far, near)),
    nearHand: 'joined',
    farHand: 'none',
    farBend: 'back',
    nearRoll: person.nearRoll ?? -20,
  };
}

interface Arms {
  near: Arm | undefined;
  far: Arm | undefined;
}

function armsOf(input: DressedPerson, body: Body): Arms {
  const { look } = input;
  const nearShoulder = add(body.shN, scaled(body.axis, 1.6));
  const farShoulder = add(body.shF, scaled(body.axis, 1.4));
  const person = withJoinedHands(input, body.shN, body.shF);
  const skin = skins[look.skin ?? 'fair'];
  const sleeve = look.sleeve ?? look.robe;
  const common = { build: body.build, short: look.shortSleeves, isChild: look.age === 'child' };
  const near =
    person.near === null
      ? undefined
      : armOf(nearShoulder, goalOf(person.near ?? 'down', nearShoulder, person), {
          ...common,
          sleeve,
          skin,
          hand: person.nearHand ?? 'open',
          bend: person.nearBend,
          roll: person.nearRoll,
          thumbDown: person.nearThumbDown,
        });
  const far =
    person.far === null
      ? undefined
      : armOf(farShoulder, goalOf(person.far ?? 'down', farShoulder, person), {
          ...common,
          sleeve: look.sleeveShade ?? sleeve,
          skin: [skin[1], skin[1]],
          hand: person.farHand ?? 'plain',
          bend: person.farBend,
          roll: person.farRoll,
          thumbDown: person.farThumbDown,
        });
  return { near, far };
}

/** The end of a mantle or cloak that lies on the near shoulder. */
function shoulderCap(body: Body, arm: Arm | undefined, cloth: Colour | undefined): Shape[] {
  if (!cloth || !arm) return [];
  const from = add(body.shN, scaled(body.axis, 0.4));
  const to = mix(from, arm.joint, 0.56);
  const r = body.build.sleeve[0] + 0.9;
  return [area(limb(from, mix(from, to, 0.5), to, [r, r, r - 0.4]).open, cloth, 0.9)];
}

/** The head that looks at a place. */
function viewOf(person: DressedPerson, body: Body, turn: number): HeadView {
  if (!person.looks) return person.head ?? {};
  const goal = person.toOwn?.(person.looks) ?? person.looks;
  const [x, y] = subtract(goal, headCentre(body, turn, false));
  const slope = y / (Math.hypot(x, y) || 1);
  const nod = Math.max(-0.85, Math.min(0.6, slope * 0.9));
  return { turn: 0.9, nod, roll: nod * 12, flip: x < -8, ...person.head };
}

/** The shapes of a person in the figure's own measure, from back to front. */
export function figure(person: DressedPerson): Shape[] {
  const { look } = person;
  const fromBehind = person.turn === 'back';
  const turn = typeof person.turn === 'number' ? person.turn : fromBehind ? 0.1 : 0.8;
  const body = bodyOf(look, { ...poses[person.pose ?? 'standing'], ...person.joints }, turn);
  const over = look.over ?? {};
  const arms = armsOf(person, body);
  const isCovered = Boolean(over.mantle ?? over.cloak ?? over.chasuble ?? over.cope);
  const near = arms.near
    ? drawArm(arms.near, person.nearHolds ?? [], {
        before: person.nearBefore,
        open: !isCovered && !fromBehind,
      })
    : [];
  const cap = shoulderCap(body, arms.near, over.mantle ?? over.cloak ?? over.cope);
  if (person.only === 'near') return [...near, ...cap];
  const far = arms.far
    ? drawArm(arms.far, person.farHolds ?? [], { before: person.farBefore })
    : [];
  const view = viewOf(person, body, turn);
  const centre = headCentre(body, turn, view.flip ?? false);
  const head = drawHead(look, { ...view, turn: view.turn ?? (fromBehind ? 'back' : turn) });
  const onHead = (shapes: Shape[]) =>
    place(shapes, {
      x: centre[0],
      y: centre[1],
      scale: body.build.head / 10,
      turn: view.roll,
      flip: view.flip,
    });
  const halo = place(head.halo, {
    x: centre[0] - turn * 0.8 * (view.flip ? -1 : 1),
    y: centre[1] - 1,
    scale: body.build.head / 10,
    turn: view.roll,
  });
  const wings = person.wings ? wingsOf(body, person.wings) : [];
  const legs = drawLegs(look, body, fromBehind);
  const skin = skins[look.skin ?? 'fair'];
  const neck =
    look.wear === 'wimple' || look.wear === 'veil' ? [] : [neckOf(body, centre, skin[1])];
  if (fromBehind) {
    const arm = person.only === 'body' ? [] : near;
    return [
      ...halo,
      ...far,
      ...arm,
      ...legs,
      ...torso(look, body),
      ...neck,
      ...dressFromBehind(look, body),
      ...wings,
      ...onHead([...head.back, ...head.front]),
    ];
  }
  const arm = person.only === 'body' ? [] : [...near, ...cap];
  const face = onHead(head.front);
  return [
    ...halo,
    ...((over.cloak ?? over.cope) ? cloakBack(body, over.cloak ?? over.cope ?? 'white') : []),
    ...wings,
    ...(person.farInFront ? [] : far),
    ...legs,
    ...torso(look, body),
    ...dress(look, body),
    ...(person.farInFront ? far : []),
    ...onHead(head.back),
    ...neck,
    ...(over.collar ? collar(body, over.collar) : []),
    ...(person.headLast ? [...arm, ...face] : [...face, ...arm]),
  ];
}
