import { add, mix, type Point, scaled, subtract, unit } from '../geometry/points.ts';
import type { Look } from './look.ts';
import type { Pose } from './pose.ts';

/** The measures of an age, in a figure that is 100 high. */
export interface Build {
  head: number;
  neck: number;
  shoulder: number;
  waist: number;
  arm: readonly [upper: number, lower: number];
  sleeve: readonly [shoulder: number, elbow: number, wrist: number];
}

const builds = {
  adult: {
    head: 11.2,
    neck: 4.4,
    shoulder: 10,
    waist: 8.6,
    arm: [16.5, 15.5],
    sleeve: [5.4, 5, 4.6],
  },
  old: { head: 11.2, neck: 4.4, shoulder: 9.8, waist: 9, arm: [16, 15], sleeve: [5.4, 5, 4.8] },
  youth: { head: 11.8, neck: 4, shoulder: 9, waist: 7.6, arm: [16, 15], sleeve: [4.8, 4.4, 4] },
  child: { head: 15, neck: 4, shoulder: 9, waist: 8.4, arm: [15, 14], sleeve: [5, 4.6, 4.2] },
} as const satisfies Record<string, Build>;

/** The build of somebody who looks so. */
function buildOf(look: Look): Build {
  return builds[look.build ?? look.age ?? 'adult'];
}

/** The points of a body on which clothes hang: B is the back, F the front, N the near side. */
export interface Body {
  build: Build;
  pose: Pose;
  /** From neck to hip. */
  axis: Point;
  across: Point;
  neckB: Point;
  neckF: Point;
  shN: Point;
  shF: Point;
  waistB: Point;
  waistF: Point;
  hemB: Point;
  hemF: Point;
  waist: number;
  /** The place across and along the body from a base. */
  at: (base: Point, across: number, along: number) => Point;
}

/** The body of a pose; `turn` is 0 from the front and 1 in profile. */
export function bodyOf(look: Look, pose: Pose, turn: number): Body {
  const build = buildOf(look);
  const axis = unit(subtract(pose.hip, pose.neck));
  const across: Point = [axis[1], -axis[0]];
  const w = build.shoulder * (1 - 0.22 * turn);
  const waist = build.waist * (1 - 0.1 * turn);
  const at = (base: Point, x: number, y: number) =>
    add(add(base, scaled(across, x)), scaled(axis, y));
  return {
    build,
    pose,
    axis,
    across,
    waist,
    at,
    neckB: at(pose.neck, -build.neck + 0.4, 0.4),
    neckF: at(pose.neck, build.neck + 0.6, 1),
    shN: at(pose.neck, -w, 5),
    shF: at(pose.neck, w + 1.4 * turn, 5.4),
    waistB: at(pose.hip, -waist, -3),
    waistF: at(pose.hip, waist + 0.6, -3),
    hemB: at(pose.hip, -waist, 36),
    hemF: at(pose.hip, waist, 36),
  };
}

/** The middle of the head. */
export function headCentre(body: Body, turn: number, flip: boolean): Point {
  const lean = unit(mix([0, -1], scaled(body.axis, -1), 0.55));
  const centre = add(body.pose.neck, scaled(lean, body.build.head + 1.6));
  return add(centre, [turn * (flip ? -0.4 : 1), 0]);
}
