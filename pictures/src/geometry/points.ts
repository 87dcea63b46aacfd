/** A place: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scaled = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
/** The place that lies `share` of the way from a to b. */
export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const length = (a: Point): number => Math.hypot(a[0], a[1]);
export const unit = (a: Point): Point => scaled(a, 1 / (length(a) || 1));
/** A quarter turn to the left as one looks along a. */
export const normal = (a: Point): Point => [a[1], -a[0]];
/** The place at a distance and an angle from x, y. */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** The entry of a list that is known to be there. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`the list has no item ${index}`);
  return item;
}

/** The groups of a list such as '60,50 130,100,8': groups by spaces, entries by commas. */
export function entriesOf(list: string): string[][] {
  return list
    .trim()
    .split(/\s+/)
    .map((group) => group.split(','));
}

/** The groups of numbers of a list such as '60,50,6 130,100,8'. */
export function numbersOf(list: string): number[][] {
  const groups = entriesOf(list).map((group) => group.map(Number));
  if (groups.flat().some(Number.isNaN)) throw new RangeError(`no list of numbers: ${list}`);
  return groups;
}

/** The places of a list such as '60,50 130,100'. */
export function pointsOf(list: string): Point[] {
  return numbersOf(list).map(([x, y]) => [x ?? 0, y ?? 0]);
}

/** The smallest convex polygon round points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const q of list) {
      while (out.length > 1) {
        const [a, b] = [itemAt(out, -2), itemAt(out, -1)];
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The same random numbers each time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
