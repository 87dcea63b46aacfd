import { p } from './path.ts';
import { add, length, mix, normal, type Point, scaled, subtract, unit } from './points.ts';

/** The outline of a sleeve or a leg. */
export interface Limb {
  closed: string;
  /** Without the end that lies on the body. */
  open: string;
}

/**
 * A sleeve or a leg from a over the joint b to c, with a radius at each: round outside, creased
 * inside.
 */
export function limb(
  a: Point,
  b: Point,
  c: Point,
  [ra, rb, rc]: readonly [number, number, number],
): Limb {
  const [u, v] = [unit(subtract(b, a)), unit(subtract(c, b))];
  const [nu, nv] = [normal(u), normal(v)];
  const outer = u[0] * v[1] - u[1] * v[0] >= 0 ? 1 : -1;
  const half = unit(add(nu, nv));
  const open = half[0] * nu[0] + half[1] * nu[1];
  const kappa = (4 / 3) * Math.tan(Math.acos(Math.min(1, 2 * open * open - 1)) / 4) * rb;
  const edge = (side: number) => {
    const [start, stop] = [add(a, scaled(nu, side * ra)), add(c, scaled(nv, side * rc))];
    if (side === outer) {
      const [from, to] = [add(b, scaled(nu, side * rb)), add(b, scaled(nv, side * rb))];
      const [c1, c2] = [add(from, scaled(u, kappa)), subtract(to, scaled(v, kappa))];
      return {
        start,
        stop,
        there: `L${p(from)}C${p(c1)} ${p(c2)} ${p(to)}L${p(stop)}`,
        back: `L${p(to)}C${p(c2)} ${p(c1)} ${p(from)}L${p(start)}`,
      };
    }
    const inner = add(b, scaled(half, side * rb * Math.min(1.5, 1 / Math.max(0.35, open))));
    return {
      start,
      stop,
      there: `L${p(inner)}L${p(stop)}`,
      back: `L${p(inner)}L${p(start)}`,
    };
  };
  const [left, right] = [edge(1), edge(-1)];
  const cap = scaled(u, -ra * 1.25);
  const whole = `C${p(add(right.start, cap))} ${p(add(left.start, cap))} ${p(left.start)}`;
  const top = add(a, scaled(u, -ra * 0.94));
  const quarter = `C${p(add(right.start, scaled(cap, 0.55)))} ${p(mix(top, add(right.start, scaled(cap, 0.75)), 0.45))} ${p(top)}`;
  const outline = `M${p(left.start)}${left.there}L${p(right.stop)}${right.back}`;
  const shoulder = u[0] > 0.6 ? whole : u[1] < -0.3 ? '' : quarter;
  return { closed: `${outline}${whole}Z`, open: `${outline}${shoulder}` };
}

/**
 * Where the joint of an arm is that reaches a target, and where the arm ends; `side` picks one of
 * two ways to bend.
 */
export function range(
  shoulder: Point,
  target: Point,
  [upper, lower]: readonly [number, number],
  side: 1 | -1,
): { joint: Point; end: Point } {
  const full = subtract(target, shoulder);
  const far = Math.min(length(full), (upper + lower) * 0.985);
  const u = unit(full);
  const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far || 1);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  return {
    joint: add(add(shoulder, scaled(u, along)), scaled(normal(u), off * side)),
    end: add(shoulder, scaled(u, far)),
  };
}
