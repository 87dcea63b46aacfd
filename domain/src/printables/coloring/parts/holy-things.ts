import { ellipsePath } from '../path.ts';
import { area, at, block, both, disc, line, rich, type Shape } from '../shape.ts';
import { star } from './star.ts';

/** A ring to color: what lies behind shows through its middle. */
export function ring(x: number, y: number, outer: number, inner: number): Shape {
  // The inner edge runs the other way round, which leaves a hole.
  const hole = `M${x - inner} ${y}${reversed(x, y, inner)}`;
  return area(ellipsePath(x, y, outer) + hole);
}

function reversed(x: number, y: number, r: number): string {
  const bend = r * 0.5523;
  return (
    `C${x - r} ${y + bend} ${x - bend} ${y + r} ${x} ${y + r}` +
    `C${x + bend} ${y + r} ${x + r} ${y + bend} ${x + r} ${y}` +
    `C${x + r} ${y - bend} ${x + bend} ${y - r} ${x} ${y - r}` +
    `C${x - bend} ${y - r} ${x - r} ${y - bend} ${x - r} ${y}Z`
  );
}

/** A cross; its beams cross in the origin. */
export const cross = (width: number, up: number, side: number, down: number): Shape => {
  const half = width / 2;
  return area(
    `M${-half} ${-up}H${half}V${-half}H${side}V${half}H${half}V${down}H${-half}V${half}H${-side}V${-half}H${-half}Z`,
  );
};

/** The host, round, with a cross; its middle is the origin. */
export const host = (radius: number): Shape[] => [
  disc(0, 0, radius),
  line(`M0 ${-radius * 0.55}V${radius * 0.55}M${-radius * 0.4} ${-radius * 0.12}H${radius * 0.4}`),
];

/** A chalice, 58 high, whose foot stands on the origin. */
export const chalice: Shape[] = [
  area('M-4 -30L4 -30L5 -9L-5 -9Z'),
  area('M-4 -13L4 -13C7 -7 18 -7 21 0L-21 0C-18 -7 -7 -7 -4 -13Z'),
  disc(0, -23, 8, 5),
  area('M-19 -58L19 -58C19 -38 11 -29 4 -28L-4 -28C-11 -29 -19 -38 -19 -58Z'),
  line('M-18.6 -51L18.6 -51'),
  ...rich([disc(0, -41, 4.6)]),
];

/** A monstrance with the host, 116 high, whose foot stands on the origin. */
export const monstrance: Shape[] = [
  area('M-5 -46L5 -46L5 -10L-5 -10Z'),
  area('M-5 -14L5 -14C8 -7 22 -7 26 0L-26 0C-22 -7 -8 -7 -5 -14Z'),
  disc(0, -23, 9, 6),
  ...at([star(0, 0, 44, 16, 0.72)], 0, -76),
  disc(0, -76, 26),
  ...rich([disc(0, -76, 21)]),
  ...at(host(15), 0, -76),
  ...at([cross(5, 9, 8, 12)], 0, -124),
];

/** An open book, 76 wide, its middle the origin. */
export const openBook: Shape[] = [
  area('M-40 -18L0 -12L40 -18L42 28L0 34L-42 28Z'),
  ...both([
    area('M0 -12C-10 -23 -26 -24 -37 -22L-37 22C-26 20 -10 21 0 30Z'),
    line('M-30 -13C-22 -14 -14 -13 -7 -9M-30 -4C-22 -5 -14 -4 -7 0M-30 5C-22 4 -14 5 -7 9'),
  ]),
];

/** A closed book with a cross, 26 wide, its middle the origin. */
export const closedBook: Shape[] = [block(-13, -16, 26, 32), ...at([cross(4.4, 10, 7, 10)], 0, -1)];

/** A candle with its flame, 60 high, that stands on the origin. */
export const candle: Shape[] = [
  block(-5, -40, 10, 40),
  line('M0 -40L0 -44'),
  area('M0 -42C-6 -45 -6 -51 0 -60C6 -51 6 -45 0 -42Z'),
];

/** A flame, 20 high, that stands on the origin. */
export const flame: Shape[] = [
  area(
    'M0 0C-9 -1 -10 -9 -5 -14C-4 -11 -2 -11 -2 -13C-2 -17 -1 -20 2 -22C2 -16 9 -13 8 -6C7 -2 4 0 0 0Z',
  ),
];

/** A key, 60 long, its ring at the origin and its bit below. */
export const key: Shape[] = [
  area('M-2.6 8L2.6 8L2.6 58L-2.6 58Z'),
  area('M2.6 40L13 40L13 44.6L9 44.6L9 48L13 48L13 55L2.6 55Z'),
  ring(0, 0, 12, 6.4),
];

/** A bishop's staff, 110 long, its crook about the origin. */
export const crosier: Shape[] = [
  area(
    'M-2.6 100L-2.6 8C-4 -18 28 -20 27 2C26 16 8 16 9 4C9 -1 15 -2 16 3C21 3 21.4 -9 12 -9C4 -9 2.6 0 2.6 8L2.6 100Z',
  ),
  disc(0, 18, 5),
];

/** A heart, 40 wide, its middle the origin. */
export const heart = area(
  'M0 19C-14 9 -21 0 -20 -9C-18 -20 -4 -21 0 -10C4 -21 18 -20 20 -9C21 0 14 9 0 19Z',
);

/** An anchor, 56 high, its middle the origin. */
export const anchor: Shape[] = [
  ring(0, -23, 7, 3),
  area(
    'M-3 -17L3 -17L3 -11L13 -11L13 -5L3 -5L3 17C11 16 16 10 18 4L13 5L21 -7L27 6L23.4 4.6C21 16 12 25 0 28C-12 25 -21 16 -23.4 4.6L-27 6L-21 -7L-13 5L-18 4C-16 10 -11 16 -3 17L-3 -5L-13 -5L-13 -11L-3 -11Z',
  ),
];

/** A scallop with seven ribs, 44 wide, its hinge the origin. */
export const shell: Shape[] = [
  area('M-7 4L7 4L8 -3L-8 -3Z'),
  area(
    'M0 0C-10 -4 -24 -16 -25 -28C-22 -33 -19 -33 -16 -31C-14 -37 -10 -38 -7 -36C-5 -40 5 -40 7 -36C10 -38 14 -37 16 -31C19 -33 22 -33 25 -28C24 -16 10 -4 0 0Z',
  ),
  ...both([line('M-3 -3C-10 -12 -14 -22 -16 -31')]),
  ...rich(both([line('M-1 -3C-4 -14 -6 -24 -7 -36')])),
];

/** A drop of water, 20 high, its point the origin. */
export const drop = area('M0 0C6 8 8 12 7 16C5 21 -5 21 -7 16C-8 12 -6 8 0 0Z');

/** A stole as it is laid over the shoulders, 44 wide and 62 high, its neck the origin. */
export const stole: Shape[] = [
  area('M-14 0C-8 8 8 8 14 0L24 6L27 64L13 66L10 20C4 16 -4 16 -10 20L-13 66L-27 64L-24 6Z'),
  ...both([line('M-13.4 57L-26.6 55'), ...at([cross(4, 6, 5, 7)], -19, 40)]),
];

/** The letters I, V and X as strokes, 8 high, and how far the next one is. */
const numerals = {
  I: { strokes: 'M0 0V8', next: 3.6 },
  V: { strokes: 'M0 0L2.6 8L5.2 0', next: 7.6 },
  X: { strokes: 'M0 0L5.2 8M5.2 0L0 8', next: 7.6 },
} as const;

function numeral(number: string, middle: number, y: number): Shape[] {
  const letters = [...number].map((letter) => numerals[letter as keyof typeof numerals]);
  const width = letters.reduce((sum, { next }) => sum + next, -2.4);
  let x = middle - width / 2;
  return letters.flatMap(({ strokes, next }) => {
    const drawn = at([line(strokes)], x, y);
    x += next;
    return drawn;
  });
}

/** Two tablets of stone with the numbers of the commandments, 84 wide and 76 high, their middle the origin. */
export const tablets: Shape[] = [
  area('M-42 38L-42 -16C-42 -42 -2 -42 -2 -16L-2 38Z'),
  area('M2 38L2 -16C2 -42 42 -42 42 -16L42 38Z'),
  ...['I', 'II', 'III', 'IV', 'V'].flatMap((number, row) => numeral(number, -22, -24 + row * 12)),
  ...['VI', 'VII', 'VIII', 'IX', 'X'].flatMap((number, row) => numeral(number, 22, -24 + row * 12)),
];

/** A mitre alone, 36 wide and 52 high, that stands on the origin. */
export const mitre: Shape[] = [
  area('M-18 0C-24 -20 -15 -40 0 -52C15 -40 24 -20 18 0Z'),
  area('M-3.6 -49L0 -52L3.6 -49L3.6 -9L-3.6 -9Z'),
  area('M-20 -9L20 -9L18 0L-18 0Z'),
];

/** A small jar of oil, 44 high, that stands on the origin. */
export const oilJar: Shape[] = [
  area('M-5 -40L5 -40L5 -30L-5 -30Z'),
  area('M-5 -32L5 -32C20 -26 18 -4 10 0L-10 0C-18 -4 -20 -26 -5 -32Z'),
  area('M-8 -45L8 -45L8 -39L-8 -39Z'),
  ...at([cross(4, 6, 5.4, 8)], 0, -17),
];
