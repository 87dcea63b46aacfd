import { scene } from './parts/places.ts';
import { transformPath } from './path.ts';
import { area, at, both, disc, line, rich, type Shape } from './shape.ts';

/** The windows that a scene is seen through. */
export const borders = ['pointed', 'round', 'straight'] as const;
export type Border = (typeof borders)[number];

type Point = readonly [x: number, y: number];

/** Half of a window's edge, from the middle of the sill up to the top, as straight stretches and curves. */
type HalfEdge = readonly (readonly [Point, Point] | readonly [Point, Point, Point, Point])[];

const halves: Record<Border, { outer: HalfEdge; inner: HalfEdge }> = {
  pointed: {
    outer: [
      [
        [85, 208],
        [2, 208],
      ],
      [
        [2, 208],
        [2, 92],
      ],
      [
        [2, 92],
        [2, 50],
        [40, 14],
        [85, 2],
      ],
    ],
    inner: [
      [
        [85, 198],
        [12, 198],
      ],
      [
        [12, 198],
        [12, 93],
      ],
      [
        [12, 93],
        [12, 58],
        [46, 25],
        [85, 13],
      ],
    ],
  },
  round: {
    outer: [
      [
        [85, 208],
        [2, 208],
      ],
      [
        [2, 208],
        [2, 78],
      ],
      [
        [2, 78],
        [2, 30],
        [40, 2],
        [85, 2],
      ],
    ],
    inner: [
      [
        [85, 198],
        [12, 198],
      ],
      [
        [12, 198],
        [12, 80],
      ],
      [
        [12, 80],
        [12, 38],
        [46, 12],
        [85, 12],
      ],
    ],
  },
  straight: {
    outer: [
      [
        [85, 208],
        [2, 208],
      ],
      [
        [2, 208],
        [2, 2],
      ],
      [
        [2, 2],
        [85, 2],
      ],
    ],
    inner: [
      [
        [85, 198],
        [12, 198],
      ],
      [
        [12, 198],
        [12, 12],
      ],
      [
        [12, 12],
        [85, 12],
      ],
    ],
  },
};

/** How many panes each stretch of the edge is parted into. */
const panes: Record<Border, readonly number[]> = {
  pointed: [4, 6, 6],
  round: [4, 6, 6],
  straight: [4, 10, 4],
};

/** The frame of a scene, drawn over it: what stands out of the window is hidden. */
export function borderOf(border: Border): Shape[] {
  const { outer, inner } = halves[border];
  return [
    // Outwards the other way round than inwards, which leaves the opening.
    area(`M2 2H${scene.width - 2}V${scene.height - 2}H2Z${closed(inner, true)}`),
    area(closed(outer, false) + closed(inner, true)),
    ...rich(both_(divisions(border))),
    ...(border === 'straight' ? [] : both_(spandrel(border))),
    ...rich(jewels(border)),
  ];
}

/** Shapes and their mirror image about the middle of the scene. */
const both_ = (shapes: readonly Shape[]): Shape[] => [
  ...shapes,
  ...at(shapes, scene.width, 0, { flip: true }),
];

function closed(half: HalfEdge, isReversed: boolean): string {
  const left = half.map(command).join('');
  const right = [...half]
    .reverse()
    .map((stretch) => command([...stretch].reverse().map(mirror) as unknown as HalfEdge[number]))
    .join('');
  const [from] = half[0] ?? [[0, 0]];
  const path = `M${pair(from ?? [0, 0])}${left}${right}Z`;
  return isReversed ? transformPath(path, [-1, 0, 0, 1, scene.width, 0]) : path;
}

const mirror = ([x, y]: Point): Point => [scene.width - x, y];
const pair = ([x, y]: Point) => `${x} ${y}`;
const command = (stretch: HalfEdge[number]) =>
  stretch.length === 2
    ? `L${pair(stretch[1])}`
    : `C${stretch
        .slice(1)
        .map((p) => pair(p as Point))
        .join(' ')}`;

/** A point of a stretch: 0 is its beginning, 1 its end. */
function along(stretch: HalfEdge[number], part: number): Point {
  const mix = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  let points = [...stretch] as Point[];
  while (points.length > 1) {
    points = points.slice(1).map((point, index) => mix(points[index] ?? point, point));
  }
  return points[0] ?? [0, 0];
}

/** Where a line across the edge begins outside and ends inside; it stands upright on straight stretches. */
function across(outer: HalfEdge[number], inner: HalfEdge[number], part: number): [Point, Point] {
  const from = along(outer, part);
  const to = along(inner, part);
  if (outer.length > 2 || part === 0) return [from, to];
  const isUpright = outer[0][0] === outer[1][0];
  return [isUpright ? [from[0], to[1]] : [to[0], from[1]], to];
}

function divisions(border: Border): Shape[] {
  const { outer, inner } = halves[border];
  return outer.flatMap((stretch, index) => {
    const count = panes[border][index] ?? 1;
    return Array.from({ length: count }, (_, step) => {
      const part = (step + (index === 0 ? 0.5 : 0)) / count;
      const [[x, y], [toX, toY]] = across(stretch, inner[index] ?? stretch, part);
      return line(`M${x.toFixed(2)} ${y.toFixed(2)}L${toX.toFixed(2)} ${toY.toFixed(2)}`);
    });
  });
}

/** A lozenge in every other pane of the sides. */
function jewels(border: Border): Shape[] {
  const { outer, inner } = halves[border];
  return both_(
    outer.flatMap((stretch, index) => {
      const count = panes[border][index] ?? 1;
      return Array.from({ length: count }, (_, step) => step)
        .filter((step) => step % 2 === (index === 1 ? 1 : 0))
        .map((step) => {
          const part = (step + 0.5 + (index === 0 ? 0.5 : 0)) / count;
          const [[x, y], [toX, toY]] = across(stretch, inner[index] ?? stretch, part);
          return disc((x + toX) / 2, (y + toY) / 2, 3);
        });
    }),
  );
}

/** The corner beside the arch, with a trefoil. */
function spandrel(border: Border): Shape[] {
  const [x, y] = border === 'pointed' ? [18, 20] : [14, 15];
  const size = border === 'pointed' ? 1 : 0.7;
  return at([disc(0, -7, 6.6), ...both([disc(-6.6, 4, 6.6)]), disc(0, 0, 4)], x, y, {
    scale: size,
  });
}
