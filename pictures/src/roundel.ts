// A saint's roundel: 240 by 240, lead and gold round a pane of lozenges, the saint down to the breast.
import { cast } from './cast.ts';
import type { Look } from './figure/look.ts';
import { polygon } from './geometry/path.ts';
import { itemAt, type Point, polar, randomFrom } from './geometry/points.ts';
import { withoutHidden } from './hidden.ts';
import { type Colour, palette } from './palette.ts';
import { type PartCall, type PlacedThing, partShapes } from './parts.ts';
import { colourMarkup, lineMarkup, svgFile, type Theme } from './render.ts';
import { personShapes, type ScenePerson, thingShapes } from './scene.ts';
import { disc, dot, facet, place, type Shape, type ShapePlacing } from './shape.ts';

/** Who a roundel shows; place and size have usual values, and a saint has a halo unless `wears` says otherwise. */
export interface RoundelPerson extends Omit<ScenePerson, 'at'> {
  at?: Point;
}

/** A person, a part of the library, or shapes of its own (from `put`). */
export type RoundelLayer = RoundelPerson | PartCall | PlacedThing | readonly Shape[];

/** A picture of a saint or a feast. */
export interface SaintPicture {
  /** 'saint-' and the saint's name. */
  id: string;
  /** Colours of the panes behind. */
  hues: readonly Colour[];
  /** From the back to the front. */
  layers: readonly RoundelLayer[];
}

/** The panes of glass behind; those of one colour are one shape. */
function lozenges(hues: readonly Colour[], seed: number): Shape[] {
  const random = randomFrom(seed);
  const panes = new Map<Colour, string>();
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 7; column++) {
      const [x, y] = [6 + column * 40 + (row % 2 ? 20 : 0), 4 + row * 29];
      const hue = itemAt(hues, Math.floor(random() * hues.length));
      if (Math.hypot(x - 120, y - 120) >= 124) continue;
      const lozenge: Point[] = [
        [x, y - 29],
        [x + 20, y],
        [x, y + 29],
        [x - 20, y],
      ];
      panes.set(hue, (panes.get(hue) ?? '') + polygon(lozenge));
    }
  }
  return [...panes].map(([hue, path]) => facet(path, hue, 0.45));
}

/** Shapes whose origin comes to a place of the roundel. */
export const put = (
  shapes: readonly Shape[],
  at: Point,
  placing: Omit<ShapePlacing, 'x' | 'y'> = {},
): Shape[] => place(shapes, { pen: 4, ...placing, x: at[0], y: at[1] });

/** Somebody whose near arm lies over what stands between. */
export const holding = (
  person: RoundelPerson,
  ...things: readonly RoundelLayer[]
): RoundelLayer[] => [{ ...person, only: 'body' }, ...things, { ...person, only: 'near' }];

function shown(person: RoundelPerson): Shape[] {
  const known: Look = cast[person.who];
  const wears = { halo: known.halo ?? ('plain' as const), ...person.wears };
  const shapes = personShapes({
    at: [120, 368],
    size: 300,
    mood: 'calm',
    plain: false,
    ...person,
    wears,
  });
  return shapes.map((shape) => ({ ...shape, pen: person.plain ? 3.6 : 4.2 }));
}

function layerShapes(layer: RoundelLayer): readonly Shape[] {
  if ('who' in layer) return shown(layer);
  if ('thing' in layer) return thingShapes(layer, 4);
  const [first] = layer;
  if (typeof first !== 'string') return layer as readonly Shape[];
  const [name, ...args] = layer as PartCall;
  return place(partShapes(name, args), { pen: 4 });
}

/** Whether anything of a shape can be seen within the ring: feet, for one, cannot. */
function isSeen({ path, ellipse }: Shape): boolean {
  const [low, high] = [14, 226];
  if (ellipse) {
    const [x, y, rx, ry] = ellipse;
    return x + rx > low && x - rx < high && y + ry > low && y - ry < high;
  }
  const values = (path?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((side) => values.filter((_, i) => i % 2 === side));
  return [xs ?? [], ys ?? []].every((list) => Math.max(...list) > low && Math.min(...list) < high);
}

/** The shapes within the ring. */
const roundelShapes = ({ id, hues, layers }: SaintPicture): Shape[] =>
  withoutHidden(
    [...lozenges(hues, id.length * 7), ...layers.flatMap(layerShapes).filter(isSeen)],
    240,
    240,
  );

const clipped = (id: string, inner: string): string =>
  `<clipPath id="${id}-clip"><circle cx="240" cy="240" r="202"/></clipPath><g clip-path="url(#${id}-clip)">${inner}</g>`;

/** The roundel in colour. */
export function renderRoundel(saint: SaintPicture, theme: Theme = 'light'): string {
  const pearls = Array.from({ length: 12 }, (_, i) =>
    dot(...polar(120, 120, 110, i * 30 + 15), 2.4),
  );
  const ring = [disc(120, 120, 102, 102, 'none', 1.25), ...pearls];
  const gold = `<circle cx="240" cy="240" r="220" fill="none" stroke="${palette.gold4}" stroke-width="14"/>`;
  const inner = clipped(saint.id, colourMarkup(roundelShapes(saint), theme));
  return svgFile(
    240,
    240,
    `${colourMarkup([dot(120, 120, 118)], theme)}${gold}${inner}${colourMarkup(ring, theme)}`,
  );
}

/** The roundel as a coloring page. */
export const renderRoundelLine = (saint: SaintPicture): string => {
  const rings = [disc(120, 120, 102, 102, 'none'), disc(120, 120, 117, 117, 'none')];
  return svgFile(240, 240, clipped(saint.id, lineMarkup(roundelShapes(saint))) + lineMarkup(rings));
};
