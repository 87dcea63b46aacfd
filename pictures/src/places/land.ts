// Sky, land and water: panes of glass that all point to one light.
import { p, polygon, spline } from '../geometry/path.ts';
import { itemAt, numbersOf, type Point, pointsOf, polar } from '../geometry/points.ts';
import { type Colour, type Hour, lights, type Tones, tonesOf } from '../palette.ts';
import { area, disc, facet, line, patch, type Shape, shade, tint } from '../shape.ts';

interface Sky {
  /** The radius of the sun round the light. */
  sun?: number;
  count?: number;
  /** Degrees at which the first pane begins. */
  start?: number;
  rings?: readonly [Colour, Colour];
}

/** Panes of sky round the light at `focus`. */
export function sky(
  hour: Hour,
  focus: Point,
  { sun = 0, count = 20, start = 4, rings }: Sky = {},
): Shape[] {
  const panes = lights[hour].sky;
  const [x, y] = focus;
  const step = 360 / count;
  const same = ['', '', '', ''];
  for (let i = 0; i < count; i++) {
    if (i % 4 === 0) continue;
    const from = start + i * step;
    same[i % 4] += polygon([[x, y], polar(x, y, 980, from), polar(x, y, 980, from + step)]);
  }
  const [outer, inner] = rings ?? lights[hour].sun;
  return [
    patch('M-5 -5L805 -5L805 485L-5 485Z', panes[0]),
    ...same.flatMap((d, i) => (d ? { ...facet(d, itemAt(panes, i), 0.5), pen: 4 } : [])),
    ...(sun
      ? [disc(x, y, sun, sun, outer, 0.6), disc(x, y, sun * 0.7, sun * 0.7, inner, 0.6)]
      : []),
  ];
}

/** The height of a soft edge at x. */
function edgeAt(edge: readonly Point[]): (x: number) => number {
  const samples: Point[] = [];
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [itemAt(edge, Math.max(0, i - 1)), itemAt(edge, i)];
    const [c, d] = [itemAt(edge, i + 1), itemAt(edge, Math.min(edge.length - 1, i + 2))];
    for (let t = 0; t < 1; t += 1 / 6) {
      const along = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3);
      samples.push([along(0), along(1)]);
    }
  }
  samples.push(itemAt(edge, -1));
  return (x) => {
    const match = samples.findIndex((sample) => sample[0] >= x);
    const i = Math.max(1, match < 0 ? samples.length - 1 : match);
    const [a, b] = [itemAt(samples, i - 1), itemAt(samples, i)];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  };
}

interface Land {
  panes?: number;
  weight?: number;
}

/** Land below a soft edge (a list of x,y); its panes run away from the light. */
export function land(
  edge: string,
  tones: Tones,
  focus: Point,
  { panes = 12, weight = 0.8 }: Land = {},
): Shape[] {
  const bottom = 490;
  const points = pointsOf(edge);
  const [light, dark] = tonesOf(tones);
  const [first, last] = [itemAt(points, 0)[0], itemAt(points, -1)[0]];
  const yAt = edgeAt(points);
  const jointAt = (k: number): [Point, Point] => {
    const x = first + ((last - first) * (k + 0.35)) / (panes + 0.7);
    const y = yAt(x);
    const fall = Math.min(4, (bottom - focus[1]) / Math.max(20, y - focus[1]));
    return [
      [x, y + 1],
      [focus[0] + (x - focus[0]) * fall, bottom],
    ];
  };
  let darkPanes = '';
  let joints = '';
  for (let i = 0; i < panes; i++) {
    const [left, right] = [jointAt(i), jointAt(i + 1)];
    if (i % 2) darkPanes += polygon([left[0], right[0], right[1], left[1]]);
    joints += `M${p(left[0])}L${p(left[1])}`;
  }
  return [
    area(`${spline(points)}L${p([last, bottom])}L${p([first, bottom])}Z`, light, weight),
    tint(darkPanes, dark),
    shade(joints, '#1D1A3866', 0.3),
  ];
}

/** Water below an edge, with waves: a list of x,y,width. */
export function water(
  edge: string,
  tones: Tones,
  waves: string,
  focus: Point = [400, 100],
): Shape[] {
  const rows = numbersOf(waves).map(
    ([x = 0, y = 0, w = 60]) =>
      `M${x} ${y}C${x + w * 0.25} ${y - 5} ${x + w * 0.25} ${y - 5} ${x + w * 0.5} ${y}C${x + w * 0.75} ${y + 5} ${x + w * 0.75} ${y + 5} ${x + w} ${y}`,
  );
  return [...land(edge, tones, focus, { panes: 10 }), line(rows.join(''), 0.6, '#FFFDF6cc')];
}

/** Mountains: a list of the peaks and valleys. */
export const alps = (points: string, colour: Colour | Hour): Shape[] => [
  area(
    polygon([[-10, 480], ...pointsOf(points), [810, 480]]),
    colour in lights ? lights[colour as Hour].alp : (colour as Colour),
    0.65,
  ),
];

/** A road between its left and its right edge, both from near to far or from far to near. */
export function road(left: string, right: string, colour: Colour | Hour): Shape[] {
  const [one, two] = [pointsOf(left), pointsOf(right)];
  const back = spline(two).replace(/^M[^C]+/, '');
  const fill = colour in lights ? lights[colour as Hour].road : (colour as Colour);
  return [area(`${spline(one)}L${p(itemAt(two, 0))}${back}Z`, fill, 0.75)];
}
