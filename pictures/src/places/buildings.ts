// Houses, walls and gates of many lands, seen from some way off or near; y is the ground.
import type { Colour } from '../palette.ts';
import { area, disc, line, type Shape, tint } from '../shape.ts';

/** A path round a rectangle. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

interface FlatHouse {
  wall?: Colour;
  side?: Colour;
  door?: Colour;
  /** Where the door is, as a share of the width. */
  doorAt?: number;
  /** Where the windows are, as shares of width and height. */
  windows?: readonly (readonly [number, number])[];
}

/** A flat-roofed house of the Holy Land. */
export function flatHouse(
  x: number,
  y: number,
  w: number,
  h: number,
  look: FlatHouse = {},
): Shape[] {
  const { wall = 'stone1', side = 'stone3', door = 'wood7', doorAt = 0.5 } = look;
  const windows = look.windows ?? [
    [0.2, 0.3],
    [0.78, 0.3],
  ];
  const dw = Math.min(w * 0.2, h * 0.34);
  const [left, right] = [x + w * doorAt - dw / 2, x + w * doorAt + dw / 2];
  return [
    area(box(x, y - h, w, h), wall, 0.8),
    tint(box(x + w * 0.76, y - h, w * 0.24, h), side, 0.7),
    area(box(x - w * 0.03, y - h - 10, w * 1.06, 12), wall, 0.7),
    area(
      `M${left} ${y}L${left} ${y - dw * 1.4}C${left} ${y - dw * 2.2} ${right} ${y - dw * 2.2} ${right} ${y - dw * 1.4}L${right} ${y}Z`,
      door,
      0.7,
    ),
    ...windows.map(([a, b]) =>
      area(
        box(x + w * a - dw * 0.28, y - h * (1 - b) - dw * 0.3, dw * 0.56, dw * 0.7),
        'wood8',
        0.55,
      ),
    ),
  ];
}

/** A house with a gable. */
export function gableHouse(
  x: number,
  y: number,
  w: number,
  h: number,
  {
    wall = 'white',
    roof = 'ruby6',
    door = 'wood6',
  }: { wall?: Colour; roof?: Colour; door?: Colour } = {},
): Shape[] {
  return [
    area(box(x, y - h, w, h), wall, 0.75),
    area(
      `M${x - w * 0.1} ${y - h}L${x + w / 2} ${y - h - w * 0.5}L${x + w * 1.1} ${y - h}Z`,
      roof,
      0.75,
    ),
    area(box(x + w * 0.4, y - h * 0.55, w * 0.2, h * 0.55), door, 0.6),
    area(box(x + w * 0.14, y - h * 0.72, w * 0.14, h * 0.24), 'amber3', 0.5),
    area(box(x + w * 0.72, y - h * 0.72, w * 0.14, h * 0.24), 'amber3', 0.5),
  ];
}

/** A church with a tower on its left side. */
export function church(
  x: number,
  y: number,
  s = 1,
  { wall = 'stone1', roof = 'ruby6' }: { wall?: Colour; roof?: Colour } = {},
): Shape[] {
  const q = (a: number, b: number) => `${x + a * s} ${y + b * s}`;
  return [
    area(`M${q(0, 0)}L${q(0, -70)}L${q(120, -70)}L${q(120, 0)}Z`, wall, 0.75),
    area(`M${q(-6, -70)}L${q(14, -104)}L${q(106, -104)}L${q(126, -70)}Z`, roof, 0.75),
    area(`M${q(-34, 0)}L${q(-34, -128)}L${q(4, -128)}L${q(4, 0)}Z`, wall, 0.75),
    area(`M${q(-40, -128)}L${q(-15, -176)}L${q(10, -128)}Z`, roof, 0.75),
    line(`M${q(-15, -176)}L${q(-15, -200)}M${q(-22, -191)}L${q(-8, -191)}`, 0.8),
    area(
      `M${q(46, 0)}L${q(46, -26)}C${q(46, -44)} ${q(76, -44)} ${q(76, -26)}L${q(76, 0)}Z`,
      'wood7',
      0.6,
    ),
    area(
      `M${q(-22, -90)}L${q(-22, -104)}C${q(-22, -114)} ${q(-8, -114)} ${q(-8, -104)}L${q(-8, -90)}ZM${q(20, -34)}L${q(20, -48)}C${q(20, -56)} ${q(32, -56)} ${q(32, -48)}L${q(32, -34)}ZM${q(90, -34)}L${q(90, -48)}C${q(90, -56)} ${q(102, -56)} ${q(102, -48)}L${q(102, -34)}Z`,
      'lapis4',
      0.5,
    ),
  ];
}

/** A walled town on a hill. */
export function town(
  x: number,
  y: number,
  s = 1,
  { wall = 'stone2', roofs = 'stone1' }: { wall?: Colour; roofs?: Colour } = {},
): Shape[] {
  const q = (a: number, b: number, w: number, h: number) => box(x + a * s, y + b * s, w * s, h * s);
  const dome = `M${x + 20 * s} ${y - 40 * s}C${x + 20 * s} ${y - 58 * s} ${x + 42 * s} ${y - 58 * s} ${x + 42 * s} ${y - 40 * s}Z`;
  const gate = `M${x - 8 * s} ${y}L${x - 8 * s} ${y - 12 * s}C${x - 8 * s} ${y - 20 * s} ${x + 8 * s} ${y - 20 * s} ${x + 8 * s} ${y - 12 * s}L${x + 8 * s} ${y}Z`;
  return [
    area(q(-50, -46, 26, 40), roofs, 0.55),
    area(q(-18, -62, 24, 50), roofs, 0.55),
    area(q(14, -40, 34, 30), roofs, 0.55),
    area(dome, roofs, 0.55),
    area(q(-64, -26, 128, 26), wall, 0.6),
    area(gate, 'wood8', 0.5),
  ];
}

/** A gate of iron bars between two pillars. */
export function schoolGate(x: number, y: number, w: number, h: number): Shape[] {
  const bars = Array.from({ length: 6 }, (_, i) => {
    const at = x + (w * (i + 1)) / 7;
    return `M${at} ${y}L${at} ${y - h * 0.82 - 10 * Math.sin((Math.PI * (i + 1)) / 7)}`;
  });
  const rails = `M${x} ${y - 16}L${x + w} ${y - 16}M${x} ${y - h * 0.66}L${x + w} ${y - h * 0.66}`;
  const pillars = [x - 34, x + w].flatMap((v) => [
    area(box(v, y - h, 34, h), 'ruby6', 0.85),
    line(
      `M${v} ${y - h * 0.75}L${v + 34} ${y - h * 0.75}M${v} ${y - h * 0.5}L${v + 34} ${y - h * 0.5}M${v} ${y - h * 0.25}L${v + 34} ${y - h * 0.25}M${v + 17} ${y - h}L${v + 17} ${y - h * 0.75}M${v + 10} ${y - h * 0.75}L${v + 10} ${y - h * 0.5}M${v + 22} ${y - h * 0.5}L${v + 22} ${y - h * 0.25}`,
      0.45,
    ),
    area(box(v - 5, y - h - 10, 44, 12), 'stone2', 0.75),
    disc(v + 17, y - h - 18, 9, 9, 'stone2', 0.75),
  ]);
  return [line(bars.join('') + rails, 1.1, 'slate7'), ...pillars];
}

/** A wall of stones. */
export function stoneWall(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Colour = 'stone3',
): Shape[] {
  const rows = Array.from({ length: Math.floor(h / 24) }, (_, row) => {
    const at = y - row * 24;
    const joints = Array.from({ length: Math.floor(w / 52) }, (__, column) => {
      const joint = x + column * 52 + (row % 2 ? 26 : 10);
      return `M${joint} ${at}L${joint} ${at - 24}`;
    });
    return `M${x} ${at}L${x + w} ${at}${joints.join('')}`;
  });
  return [area(box(x, y - h, w, h), fill, 0.8), line(rows.join(''), 0.35)];
}

/** Steps that lead up: each lower one is wider. */
export function steps(
  x: number,
  y: number,
  w: number,
  count = 3,
  fill: Colour = 'stone2',
): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const from = count - 1 - i;
    const wide = w + (count - 1 - from) * 40;
    return area(box(x - wide / 2, y - (from + 1) * 20, wide, 20), fill, 0.75);
  });
}

/** A tent of cloth, open in front. */
export function tent(
  x: number,
  y: number,
  s = 1,
  fill: Colour = '#B4553F',
  inside: Colour = '#5B2A30',
): Shape[] {
  const q = (a: number, b: number) => `${x + a * s} ${y + b * s}`;
  return [
    area(`M${q(-150, 0)}L${q(-96, -150)}L${q(0, -196)}L${q(96, -150)}L${q(150, 0)}Z`, fill, 0.95),
    area(
      `M${q(-52, 0)}C${q(-44, -80)} ${q(-20, -150)} ${q(0, -190)}C${q(20, -150)} ${q(44, -80)} ${q(52, 0)}Z`,
      inside,
      0.8,
    ),
    area(
      `M${q(-52, 0)}C${q(-44, -80)} ${q(-20, -150)} ${q(0, -190)}C${q(-14, -120)} ${q(-22, -60)} ${q(-28, 0)}Z`,
      'amber4',
      0.7,
    ),
    line(
      `M${q(0, -196)}L${q(0, -214)}M${q(96, -150)}L${q(190, 0)}M${q(-96, -150)}L${q(-190, 0)}`,
      0.7,
    ),
  ];
}

/** A wooden fence between two places. */
export function fence(x: number, y: number, w: number, h = 50, fill: Colour = 'wood4'): Shape[] {
  const posts = Array.from({ length: Math.floor(w / 44) + 1 }, (_, i) => {
    const at = x + i * 44;
    return `M${at} ${y}L${at} ${y - h}L${at + 6} ${y - h - 8}L${at + 12} ${y - h}L${at + 12} ${y}Z`;
  });
  const rails = [0.3, 0.72].map((share) => box(x, y - h * share - 5, w, 8));
  return [area(rails.join(''), fill, 0.6), area(posts.join(''), fill, 0.6)];
}
