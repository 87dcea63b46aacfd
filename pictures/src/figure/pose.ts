import type { Point } from '../geometry/points.ts';

/**
 * The joints of a grown-up 100 high who looks to the right; the ground is y = 0. Near is the side
 * that we see. Toes turn by degrees.
 */
export interface Pose {
  hip: Point;
  neck: Point;
  nearKnee: Point;
  nearFoot: Point;
  farKnee: Point;
  farFoot: Point;
  nearToe: number;
  farToe: number;
  /** Knees near the ground: a short robe covers them. */
  low?: boolean;
}

/** Every way to stand, sit or go. */
export const poses = {
  standing: {
    hip: [0, -43],
    neck: [0.6, -74],
    nearKnee: [-2.6, -23],
    nearFoot: [-4.4, 0],
    farKnee: [3.4, -23],
    farFoot: [5, -1.4],
    nearToe: 0,
    farToe: 0,
  },
  leaning: {
    hip: [-2, -43],
    neck: [6, -72],
    nearKnee: [-3, -22],
    nearFoot: [-8, 0],
    farKnee: [5, -23],
    farFoot: [5, -1],
    nearToe: 4,
    farToe: 0,
  },
  walking: {
    hip: [0, -43],
    neck: [3.4, -73],
    nearKnee: [-2, -22],
    nearFoot: [-13.5, -3],
    farKnee: [8, -24],
    farFoot: [14, 0],
    nearToe: 38,
    farToe: -12,
  },
  striding: {
    hip: [0, -41],
    neck: [5, -70],
    nearKnee: [9, -24],
    nearFoot: [16, 0],
    farKnee: [-5, -22],
    farFoot: [-18, -4],
    nearToe: -12,
    farToe: 42,
  },
  running: {
    hip: [-1, -41],
    neck: [10, -69],
    nearKnee: [15, -32],
    nearFoot: [19, -8],
    farKnee: [-6, -22],
    farFoot: [-24, -16],
    nearToe: -18,
    farToe: 62,
  },
  kneeling: {
    hip: [-3, -27],
    neck: [2, -57],
    nearKnee: [8, -3.5],
    nearFoot: [-14, -2],
    farKnee: [11, -4],
    farFoot: [-10, -3],
    nearToe: 78,
    farToe: 78,
    low: true,
  },
  oneknee: {
    hip: [-2, -26],
    neck: [5, -55],
    nearKnee: [-3, -3.5],
    nearFoot: [-21, -2],
    farKnee: [15, -25],
    farFoot: [15, 0],
    nearToe: 74,
    farToe: 0,
    low: true,
  },
  bowed: {
    hip: [-8, -21],
    neck: [13, -40],
    nearKnee: [7, -3.5],
    nearFoot: [-15, -2],
    farKnee: [10, -4],
    farFoot: [-11, -3],
    nearToe: 78,
    farToe: 78,
    low: true,
  },
  sitting: {
    hip: [-5, -26],
    neck: [-2.5, -57],
    nearKnee: [13, -27],
    nearFoot: [12, 0],
    farKnee: [16, -26],
    farFoot: [18, -1],
    nearToe: 0,
    farToe: 0,
    low: true,
  },
  resting: {
    hip: [-8, -7],
    neck: [-7, -37],
    nearKnee: [12, -22],
    nearFoot: [20, 0],
    farKnee: [15, -20],
    farFoot: [25, -1],
    nearToe: 0,
    farToe: 0,
    low: true,
  },
  crouching: {
    hip: [-7, -16],
    neck: [5, -43],
    nearKnee: [10, -23],
    nearFoot: [3, 0],
    farKnee: [14, -20],
    farFoot: [10, -1],
    nearToe: 0,
    farToe: 0,
    low: true,
  },
  bending: {
    hip: [-6, -43],
    neck: [15, -64],
    nearKnee: [0, -23],
    nearFoot: [-4, 0],
    farKnee: [4, -23],
    farFoot: [7, -1],
    nearToe: 0,
    farToe: 0,
  },
  stooping: {
    hip: [-8, -42],
    neck: [20, -54],
    nearKnee: [0, -22],
    nearFoot: [-5, 0],
    farKnee: [4, -23],
    farFoot: [8, -1],
    nearToe: 0,
    farToe: 0,
  },
  wading: {
    hip: [0, -43],
    neck: [2, -73],
    nearKnee: [-3, -23],
    nearFoot: [-4, 0],
    farKnee: [4, -23],
    farFoot: [6, -1],
    nearToe: 0,
    farToe: 0,
  },
  /** On a horse or a donkey: the ground is the height of the stirrup. */
  riding: {
    hip: [0, -26],
    neck: [1.5, -57],
    nearKnee: [9, -15],
    nearFoot: [5, 5],
    farKnee: [12, -16],
    farFoot: [10, 3],
    nearToe: 0,
    farToe: 0,
    low: true,
  },
  /** On both knees, for who is seen from behind. */
  kneelingAway: {
    hip: [0, -25],
    neck: [0, -56],
    nearKnee: [-4, -9],
    nearFoot: [-5, 0],
    farKnee: [4, -9],
    farFoot: [5, 0],
    nearToe: 0,
    farToe: 0,
    low: true,
  },
  /** On a seat, seen from the front. */
  sittingFront: {
    hip: [0, -27],
    neck: [0, -58],
    nearKnee: [-7, -22],
    nearFoot: [-6, 0],
    farKnee: [7, -22],
    farFoot: [6, 0],
    nearToe: 20,
    farToe: 10,
    low: true,
  },
  /** Up a rung or a step, hands above. */
  climbing: {
    hip: [-2, -40],
    neck: [3, -71],
    nearKnee: [9, -30],
    nearFoot: [6, -14],
    farKnee: [0, -20],
    farFoot: [-4, 0],
    nearToe: 0,
    farToe: 20,
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;

/** Where a hand goes, from its shoulder; a reach is at most 31. */
export const gestures = {
  down: [1.5, 29],
  back: [-8, 27],
  swing: [11, 25],
  swingback: [-12, 24],
  hip: [-1, 22],
  reach: [29, 5],
  reachlow: [25, 17],
  reachhigh: [22, -20],
  up: [6, -31],
  both: [18, -26],
  point: [29, -4],
  pointup: [16, -27],
  give: [20, 13],
  carry: [17, 14],
  hold: [15, 10],
  staff: [17, 6],
  bless: [18, -4],
  pray: [14, 8],
  chest: [8, 11],
  face: [9, -9],
  brow: [13, -17],
  shield: [18, -7],
  open: [14, 19],
  embrace: [24, 8],
  lap: [14, 21],
  ground: [12, 33],
} as const satisfies Record<string, Point>;
export type GestureName = keyof typeof gestures;
