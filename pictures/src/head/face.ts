// A face round the origin, the head's radius being 10. `turn` is 0 from the front and 1 at three quarters to the
// right; `nod` is 1 looking down and -1 looking up.

import type { Look, Mood } from '../figure/look.ts';
import { blend } from '../geometry/path.ts';
import { type Colour, hexOf } from '../palette.ts';
import { area, disc, dot, glow, line, type Shape, shade, tint } from '../shape.ts';

const front =
  'M-9 -2C-9 -11 9 -11 9 -3C9 -1.5 9 0 8.8 1.5C8.4 6.6 4.6 10.6 0 10.6C-5 10.6 -9 5.4 -9 -2Z';
const turned =
  'M-7.8 -2C-8 -11 8.6 -12 9 -4C8.6 -2.4 8.6 -1 9.2 1C9.8 5 8.4 9.8 3.8 10.6C-1.6 11 -7.4 6 -7.8 -2Z';
const profile =
  'M-7.6 -2C-7.8 -11 7.6 -12.4 8.2 -4.4C8 -3.4 7.8 -2.4 8.2 -1.4C9 0.2 10.6 2 10.9 2.9C11 3.8 9.8 4 9 4C9.6 4.8 9.4 5.4 8.9 5.8C9.3 6.4 9.2 7 8.7 7.4C9 8.8 7.8 10.4 5.4 10.6C-0.4 11 -7.2 6 -7.6 -2Z';
const jawFront =
  'M-8.8 1.5C-7.4 6.6 -3.8 9.3 0 9.3C3.8 9.3 7.4 6.6 8.8 1.5C8.4 6.6 4.6 10.6 0 10.6C-4.6 10.6 -8.4 6.6 -8.8 1.5Z';
const jawTurned =
  'M-7.4 1.5C-5 7 -1 9.2 3.4 9.2C6.4 9 8.6 6 9.2 2C9.6 6 8 9.8 3.8 10.6C-1.4 11 -6.6 6.8 -7.4 1.5Z';

/** The hex digits of a colour between two. */
function tinge(a: Colour, b: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((i) => {
    const [from, to] = [a, b].map((colour) => Number.parseInt(hexOf(colour).slice(i, i + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** How a face is seen and what it is like. */
export interface FaceView {
  look: Look;
  skin: readonly [Colour, Colour];
  turn: number;
  isProfile: boolean;
  nod: number;
  brow: Colour;
  hidesEars: boolean;
}

/** Where things are in the face. */
interface Measures {
  isChild: boolean;
  mood: Mood;
  middle: number;
  y: number;
  lift: number;
  eyes: readonly number[];
}

function measuresOf({ look, turn, isProfile, nod }: FaceView): Measures {
  const isChild = look.age === 'child';
  const lift = nod * 2.1 + (isChild ? 1 : 0);
  const middle = 3.7 * turn;
  return {
    isChild,
    mood: look.expression ?? 'calm',
    middle,
    y: 0.2 + lift,
    lift,
    eyes: isProfile ? [5.4] : [middle - 3.5 + 0.3 * turn, middle + 3.5 - 0.75 * turn],
  };
}

const earAt = (x: number, y: number, dark: Colour): Shape[] => [
  disc(x, y, 2, 2.6, dark, 0.7),
  shade(
    `M${x - 0.7} ${y - 0.8}C${x + 0.9} ${y - 1} ${x + 0.9} ${y + 0.8} ${x - 0.2} ${y + 1.2}`,
    '#8a5a36',
    0.4,
  ),
];

function headShape({ look, skin, turn, isProfile, hidesEars }: FaceView, m: Measures): Shape[] {
  const [light, dark] = skin;
  const earY = 1.2 + m.lift * 0.4;
  const out: Shape[] = [];
  if (turn < 0.5 && !hidesEars) {
    out.push(...earAt(8.9 - turn * 2, earY, dark), ...earAt(turn * 2 - 8.9, earY, dark));
  }
  out.push(area(isProfile ? profile : blend(front, turned, turn), light, 0.9));
  if (!isProfile) {
    out.push({ ...tint(blend(jawFront, jawTurned, turn), tinge(light, dark, 0.7)), fine: true });
  }
  if (turn >= 0.5 && !hidesEars) out.push(...earAt(isProfile ? -4.6 : -5.4, earY, dark));
  const blush = m.mood === 'ill' ? 0 : m.isChild ? 0.5 : 0.36;
  if (blush) {
    const rosy = tinge(light, 'ruby4', blush);
    const [first = 0, second] = m.eyes;
    const size = m.isChild ? 2.1 : 1.8;
    out.push(glow(first - (isProfile ? 0.6 : 1.6), m.y + 4, size, m.isChild ? 1.7 : 1.4, rosy));
    if (second !== undefined) {
      out.push(glow(second + 1.4 - turn * 0.6, m.y + 4, size, m.isChild ? 1.7 : 1.4, rosy));
    }
  }
  if (look.age === 'old') {
    const [x = 0] = m.eyes;
    const crease = dark === '#8F5A36' ? '#6b3f22' : '#B87B4F';
    out.push(
      shade(
        `M${x - 2.2} ${m.y + 2.4}C${x - 1} ${m.y + 3} ${x + 0.6} ${m.y + 3} ${x + 1.4} ${m.y + 2.5}`,
        crease,
        0.4,
      ),
    );
  }
  return out;
}

const closedEyes = new Set<Mood>(['asleep', 'praying', 'laughing', 'weeping']);

function eyeAt(x: number, isFar: boolean, view: FaceView, m: Measures): Shape[] {
  const { turn, nod, look } = view;
  const k = isFar ? 1 - 0.14 * turn : 1;
  const { y, mood, isChild } = m;
  if (closedEyes.has(mood)) {
    const up = mood === 'laughing' ? -1.5 : 1.3;
    return [
      line(
        `M${x - 1.8 * k} ${y}C${x - 0.8 * k} ${y + up} ${x + 0.8 * k} ${y + up} ${x + 1.8 * k} ${y}`,
        0.6,
      ),
    ];
  }
  const [rx, ry] = isChild ? [1.15, 1.65] : [0.95, 1.35];
  const wide = mood === 'amazed' || mood === 'afraid' ? 1.15 : 1;
  const low = mood === 'grave' || mood === 'tender' ? 0.78 : 1;
  const down = nod > 0.45 ? 0.5 : 0;
  const gaze = x + 0.25 * turn;
  const out = [
    dot(gaze, y + down, rx * k, ry * wide * low),
    dot(gaze + 0.35, y - 0.55 * low + down, 0.42, 0.42, 'white'),
  ];
  const lid = low < 1 ? 1.7 : 2.1;
  if (!isChild || low < 1) {
    out.push(
      line(
        `M${x - 1.9 * k} ${y - 0.7}C${x - 0.9 * k} ${y - lid} ${x + 0.9 * k} ${y - lid} ${x + 1.8 * k} ${y - 0.9}`,
        0.42,
      ),
    );
  }
  if (look.gender === 'female' && !isChild) {
    const lash =
      isFar || view.isProfile
        ? `M${x + 1.8 * k} ${y - 0.9}L${x + 2.4 * k} ${y - 1.3}`
        : `M${x - 1.9} ${y - 0.7}L${x - 2.7} ${y - 1.2}`;
    out.push(line(lash, 0.42));
  }
  return out;
}

/** Height of the inner and the outer end of a brow. */
const brows: Partial<Record<Mood, readonly [number, number]>> = {
  sad: [-4.6, -3],
  weeping: [-4.4, -2.8],
  grave: [-4, -3.2],
  afraid: [-5, -3.6],
  amazed: [-5, -4.6],
  stern: [-2.6, -3.9],
  ill: [-4.1, -3],
};

function browAt(x: number, isFar: boolean, view: FaceView, m: Measures): Shape[] {
  const k = isFar ? 1 - 0.14 * view.turn : 1;
  const side = isFar || view.isProfile ? 1 : -1;
  const [inner, outer] = brows[m.mood] ?? [-3.7, -3.4];
  const arch = m.mood === 'stern' ? 0 : 0.9;
  const path = `M${x - side * 1.5 * k} ${m.y + inner}C${x - side * 0.4 * k} ${m.y + (inner + outer) / 2 - arch} ${x + side * k} ${m.y + outer - arch * 0.9} ${x + side * 2 * k} ${m.y + outer}`;
  if (view.look.age === 'old') return [line(path, 1.15), line(path, 0.6, view.brow)];
  return [line(path, m.isChild ? 0.5 : 0.65)];
}

function noseOf(view: FaceView, m: Measures): Shape[] {
  if (view.isProfile) return [];
  const { turn } = view;
  const { middle: x, y } = m;
  const path = m.isChild
    ? `M${x + 0.5 + turn * 0.8} ${y + 2.2}C${x + 1.5 + turn} ${y + 2.4} ${x + 1.4 + turn} ${y + 3.6} ${x + 0.2 + turn} ${y + 3.4}`
    : `M${x + 0.3 + 0.5 * turn} ${y + 0.4}C${x + 0.5 + 1.4 * turn} ${y + 2} ${x + 1.4 + 1.6 * turn} ${y + 3} ${x + 1 + 1.4 * turn} ${y + 3.6}C${x + 0.6 + turn} ${y + 4.1} ${x - 0.4 + turn} ${y + 4} ${x - 0.9 + turn} ${y + 3.7}`;
  return [line(path, 0.55)];
}

function mouthOf(view: FaceView, m: Measures): Shape[] {
  const y = view.isProfile ? 6.2 : Math.min(7.9, m.y + (m.isChild ? 5.9 : 6.6));
  const x = view.isProfile ? 7.4 : m.middle + 0.3 * view.turn;
  const w = view.isProfile ? 1.5 : (m.isChild ? 2.1 : 2.3) - 0.3 * view.turn;
  const open = (height: number, wide: number) => [
    area(
      `M${x - wide} ${y - 0.5}C${x - wide} ${y + height} ${x + wide} ${y + height} ${x + wide} ${y - 0.6}C${x + wide * 0.4} ${y} ${x - wide * 0.4} ${y} ${x - wide} ${y - 0.5}Z`,
      'ruby8',
      0.5,
    ),
  ];
  const smile = (bend: number, share = 1) => [
    line(
      `M${x - w * share} ${y - bend * 0.35}C${x - w * 0.4 * share} ${y + bend} ${x + w * 0.4 * share} ${y + bend} ${x + w * share} ${y - bend * 0.4}`,
      0.65,
    ),
  ];
  const round = (rx: number, ry: number) => [disc(x, y + 0.3, rx, ry, 'ruby8', 0.5)];
  const mouths: Record<Mood, () => Shape[]> = {
    calm: () => smile(1.2),
    glad: () => smile(1.9, 1.25),
    tender: () => smile(1.6),
    laughing: () => open(3, w * 1.1),
    speaking: () => open(2.1, w * 0.75),
    singing: () => round(1.2, 1.5),
    serious: () => smile(0.1, 0.8),
    grave: () => smile(-0.2, 0.9),
    sad: () => smile(-0.8, 0.8),
    weeping: () => smile(-1.3, 0.8),
    afraid: () => open(1.8, w * 0.7),
    amazed: () => round(1.1, 1.4),
    stern: () => smile(-0.7, 0.8),
    praying: () => smile(0.9, 0.8),
    asleep: () => smile(0.6, 0.7),
    ill: () => smile(-0.5, 0.7),
  };
  return mouths[m.mood]();
}

function glassesOf(m: Measures): Shape[] {
  const rings = m.eyes.map((x) => disc(x, m.y, 2.9, 2.7, 'none', 0.5));
  const [first = 0, second] = m.eyes;
  const bridge =
    second === undefined ? '' : `M${first + 2.9} ${m.y - 0.4}L${second - 2.7} ${m.y - 0.4}`;
  return [...rings, line(`M${first - 2.9} ${m.y - 0.6}L${first - 5} ${m.y - 1}${bridge}`, 0.5)];
}

/** The parts of a face: the head with eyes and nose, the mouth (a beard goes between), and what lies over all. */
export interface FaceShapes {
  head: Shape[];
  mouth: Shape[];
  over: Shape[];
}

/** Draws a face. */
export function drawFace(view: FaceView): FaceShapes {
  const m = measuresOf(view);
  const [x = 0] = m.eyes;
  const tear = `M${x - 0.4} ${m.y + 1.8}C${x - 1.8} ${m.y + 4} ${x + 0.9} ${m.y + 4.4} ${x - 0.4} ${m.y + 1.8}Z`;
  return {
    head: [
      ...headShape(view, m),
      ...m.eyes.flatMap((eye, i) => eyeAt(eye, i === 1, view, m)),
      ...m.eyes.flatMap((eye, i) => browAt(eye, i === 1, view, m)),
      ...noseOf(view, m),
    ],
    mouth: mouthOf(view, m),
    over: [
      ...(m.mood === 'weeping' ? [area(tear, 'lapis3', 0.35)] : []),
      ...(view.look.glasses ? glassesOf(m) : []),
    ],
  };
}
