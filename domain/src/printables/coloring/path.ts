/** An affine map: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Step {
  /** What stands in every path here: where to, a line, a curve, back to the beginning. */
  command: 'M' | 'L' | 'C' | 'Z';
  /** Pairs of x and y. */
  points: number[];
}

const arguments_ = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 } as const;

/**
 * A path of SVG as lines and curves with absolute numbers.
 * @param path - M, L, H, V, C, Q and Z, small letters too, each with its letter.
 * @throws A RangeError for anything else.
 */
function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase() as keyof typeof arguments_;
    const size = arguments_[kind];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length % size !== 0)) {
      throw new RangeError(`"${letter}${rest}" is no step of a drawing`);
    }
    if (kind === 'Z') {
      steps.push({ command: 'Z', points: [] });
      [x, y] = [startX, startY];
    }
    for (let from = 0; from < numbers.length; from += size) {
      const own = numbers.slice(from, from + size);
      const points = absolute(kind, own, letter !== kind, x, y);
      const [fromX, fromY] = [x, y];
      [x, y] = points.slice(-2) as [number, number];
      if (kind === 'M' && from === 0) [startX, startY] = [x, y];
      const command = kind === 'M' && from > 0 ? 'L' : kind;
      steps.push(
        command === 'Q'
          ? { command: 'C', points: cubic(fromX, fromY, points) }
          : { command: command === 'H' || command === 'V' ? 'L' : command, points },
      );
    }
  }
  return steps;
}

function absolute(kind: string, own: number[], isRelative: boolean, x: number, y: number) {
  const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
  if (kind === 'H') return [baseX + (own[0] ?? 0), y];
  if (kind === 'V') return [x, baseY + (own[0] ?? 0)];
  return own.map((value, index) => value + (index % 2 === 0 ? baseX : baseY));
}

function cubic(x: number, y: number, [qx = 0, qy = 0, toX = 0, toY = 0]: number[]): number[] {
  const third = (from: number, to: number) => from + (2 / 3) * (to - from);
  return [third(x, qx), third(y, qy), third(toX, qx), third(toY, qy), toX, toY];
}

/** A path moved, turned or scaled; numbers to a hundredth. */
export function transformPath(path: string, [a, b, c, d, e, f]: Matrix): string {
  return stepsOf(path)
    .map(({ command, points }) => {
      const pairs: string[] = [];
      for (let index = 0; index < points.length; index += 2) {
        const [x = 0, y = 0] = points.slice(index, index + 2);
        pairs.push(`${hundredths(a * x + c * y + e)} ${hundredths(b * x + d * y + f)}`);
      }
      return command + pairs.join(' ');
    })
    .join('');
}

/** The rectangle that the points of a path lie in, those that bend its curves too. */
export function pathBounds(path: string) {
  const points = stepsOf(path).flatMap((step) => step.points);
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Whether every part of a path comes back to where it began. */
export function isClosedPath(path: string): boolean {
  return path
    .trim()
    .split(/(?=[Mm])/)
    .every((part) => /z\s*$/i.test(part));
}

/** How far the points that bend a curve stand out, for a quarter of a circle. */
const quarter = 0.5523;

/** An ellipse as a closed path. */
export function ellipsePath(x: number, y: number, rx: number, ry = rx): string {
  const [bendX, bendY] = [rx * quarter, ry * quarter];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - bendY} ${x - bendX} ${y - ry} ${x} ${y - ry}` +
    `C${x + bendX} ${y - ry} ${x + rx} ${y - bendY} ${x + rx} ${y}` +
    `C${x + rx} ${y + bendY} ${x + bendX} ${y + ry} ${x} ${y + ry}` +
    `C${x - bendX} ${y + ry} ${x - rx} ${y + bendY} ${x - rx} ${y}Z`
  );
}

/** A closed path through points, with straight sides. */
export function polygonPath(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${hundredths(x)} ${hundredths(y)}`).join('L')}Z`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
