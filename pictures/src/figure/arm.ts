import { type Limb, limb, range } from '../geometry/limb.ts';
import { add, mix, type Point, scaled, subtract, unit } from '../geometry/points.ts';
import type { Colour } from '../palette.ts';
import { area, place, type Shape } from '../shape.ts';
import type { Build } from './body.ts';
import { type HandName, hands } from './hand.ts';

/** To which side an elbow goes. */
export type Bend = 'down' | 'up' | 'back' | 'front';

/** How an arm is drawn. */
export interface ArmStyle {
  build: Build;
  bend?: Bend;
  hand: HandName;
  sleeve: Colour;
  skin: readonly [Colour, Colour];
  short?: boolean;
  /** Degrees by which the hand turns. */
  roll?: number;
  /** The thumb is below. */
  thumbDown?: boolean;
  isChild: boolean;
}

/** An arm from its shoulder to its hand. */
export interface Arm {
  joint: Point;
  end: Point;
  direction: Point;
  hand: Shape[];
  /** The sleeve, or the bare arm with a short sleeve. */
  cover: Shape[];
  /** The sleeve without its upper end's outline. */
  openCover: Shape[];
}

const isBetter: Record<Bend, (a: Point, b: Point) => boolean> = {
  down: (a, b) => a[1] >= b[1],
  up: (a, b) => a[1] <= b[1],
  back: (a, b) => a[0] <= b[0],
  front: (a, b) => a[0] >= b[0],
};

function bareArm(shoulder: Point, joint: Point, wrist: Point, style: ArmStyle): Shape[] {
  const cuff = mix(shoulder, joint, 0.62);
  const [wide, narrow] = style.build.sleeve;
  return [
    area(limb(shoulder, joint, wrist, [3.4, 3.2, 2.6]).closed, style.skin[0], 0.8),
    area(
      limb(shoulder, mix(shoulder, cuff, 0.5), cuff, [wide, wide, narrow]).closed,
      style.sleeve,
      0.85,
    ),
  ];
}

/** An arm whose hand goes to a place that is given from the shoulder. */
export function armOf(shoulder: Point, goal: Point, style: ArmStyle): Arm {
  const target = add(shoulder, goal);
  const [one, two] = [1 as const, -1 as const].map((side) =>
    range(shoulder, target, style.build.arm, side),
  ) as [ReturnType<typeof range>, ReturnType<typeof range>];
  const { joint, end } = isBetter[style.bend ?? 'down'](one.joint, two.joint) ? one : two;
  const direction = unit(subtract(end, joint));
  const wrist = subtract(end, direction);
  const turn = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI + (style.roll ?? 0);
  const drawn = hands[style.hand](...style.skin);
  const turned = style.thumbDown ? place(drawn, { flip: true, turn: 180 }) : drawn;
  const hand = place(turned, { x: wrist[0], y: wrist[1], turn, scale: style.isChild ? 0.94 : 1 });
  if (style.short) {
    const cover = bareArm(shoulder, joint, wrist, style);
    return { joint, end, direction, hand, cover, openCover: cover };
  }
  const sleeve: Limb = limb(
    shoulder,
    joint,
    subtract(wrist, scaled(direction, 0.4)),
    style.build.sleeve,
  );
  return {
    joint,
    end,
    direction,
    hand,
    cover: [area(sleeve.closed, style.sleeve, 0.95)],
    openCover: [area(sleeve.open, style.sleeve, 0.95)],
  };
}

/** An arm with what it holds, from back to front. */
export function drawArm(
  arm: Arm,
  held: readonly Shape[],
  { before = false, open = false }: { before?: boolean; open?: boolean },
): Shape[] {
  const [x, y] = add(arm.end, scaled(arm.direction, 3));
  const thing = place(held, { x, y });
  const whole = [...arm.hand, ...(open ? arm.openCover : arm.cover)];
  return before ? [...whole, ...thing] : [...thing, ...whole];
}
