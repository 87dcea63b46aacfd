import type { Point } from '../geometry/points.ts';
import type { Shape } from '../shape.ts';
import type { Bend } from './arm.ts';
import type { HandName } from './hand.ts';
import type { Look } from './look.ts';
import type { GestureName, Pose, PoseName } from './pose.ts';

/** Where a hand goes: a gesture, a place from the shoulder (x is forward, -y is up), or a place of the picture. */
export type Gesture = GestureName | Point | { to: Point };

/** How a head is held. */
export interface HeadView {
  /** 0 from the front, 1 at three quarters, or a true profile, or from behind. */
  turn?: number | 'profile' | 'back';
  /** 1 looks down, -1 looks up. */
  nod?: number;
  /** Degrees. */
  roll?: number;
  /** Looks back over the shoulder. */
  flip?: boolean;
}

/** What somebody does. */
export interface Person {
  pose?: PoseName;
  /** Joints that differ from the pose's. */
  joints?: Partial<Pose>;
  mood?: Look['expression'];
  /** How far the body is turned: 0 from the front, 1 in profile; 'back' is seen from behind. */
  turn?: number | 'back';
  head?: HeadView;
  /** A place of the picture at which the eyes look; it sets the head. */
  looks?: Point;
  /** The arm nearer to us; null leaves it out. */
  near?: Gesture | null;
  far?: Gesture | null;
  nearHand?: HandName;
  farHand?: HandName;
  nearBend?: Bend;
  farBend?: Bend;
  nearRoll?: number;
  farRoll?: number;
  nearThumbDown?: boolean;
  farThumbDown?: boolean;
  /** What is held lies over the hand. */
  nearBefore?: boolean;
  farBefore?: boolean;
  /** Both hands folded at one place. */
  joined?: Gesture;
  /** The farther arm lies before the breast. */
  farInFront?: boolean;
  /** The head lies over the near arm. */
  headLast?: boolean;
  wings?: 'spread' | 'folded';
  /** The near arm alone, to lie over a thing or a person; or all but the near arm. */
  only?: 'near' | 'body';
}

/** Somebody with a look, ready to be drawn. */
export interface DressedPerson extends Person {
  look: Look;
  nearHolds?: Shape[];
  farHolds?: Shape[];
  /** From places of the picture to the figure's own measure. */
  toOwn?: (point: Point) => Point;
}
