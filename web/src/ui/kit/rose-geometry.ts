/** The rose is drawn in a square of this many units a side. */
export const ROSE_SIZE = 280;

const CENTRE = ROSE_SIZE / 2;
const INNER = 100;
const OUTER = 131;

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  const x = CENTRE + radius * Math.cos(angle);
  const y = CENTRE + radius * Math.sin(angle);
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

/**
 * The outline of one pane of a ring of equal panes, as an SVG path.
 * @param index the pane, from 0 at the top, clockwise
 * @param total how many panes the ring has
 */
export function panePath(index: number, total: number): string {
  if (total === 1) return `${ring(OUTER)}${ring(INNER)}`;
  const from = index / total;
  const to = (index + 1) / total;
  const sweep = to - from > 0.5 ? 1 : 0;
  return `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 ${sweep} 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 ${sweep} 0 ${point(INNER, from)}Z`;
}

function ring(radius: number): string {
  const half = `A${radius} ${radius} 0 0 1`;
  return `M${point(radius, 0)}${half} ${point(radius, 0.5)}${half} ${point(radius, 0)}Z`;
}

/** The thick came that parts one module from the next, before the given pane. */
export function camePath(index: number, total: number): string {
  return `M${point(97, index / total)}L${point(134, index / total)}`;
}
