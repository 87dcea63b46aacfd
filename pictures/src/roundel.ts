// A saint's roundel: 240 by 240, lead and gold round a pane of lozenges, the saint down to the breast.
import { polygon } from './geometry/path.ts';
import { itemAt, type Point, polar, randomFrom } from './geometry/points.ts';
import { type Colour, palette } from './palette.ts';
import { type PartCall, type PlacedThing, partShapes } from './parts.ts';
import { colourMarkup, lineMarkup, svgFile, type Theme } from './render.ts';
import { personShapes, type ScenePerson, thingShapes } from './scene.ts';
import { disc, dot, facet, place, type Shape } from './shape.ts';

/** Who a roundel shows; x, y and size have usual values. */
export interface RoundelPerson extends Omit<ScenePerson, 'at'> {
  at?: Point;
}

/** A picture of a saint or a feast. */
export interface SaintPicture {
  /** 'saint-' and the saint's name. */
  id: string;
  /** Colours of the panes behind. */
  hues: readonly Colour[];
  person?: RoundelPerson;
  /** Who else is in it, from back to front. */
  others?: readonly RoundelPerson[];
  behind?: readonly (PartCall | PlacedThing)[];
  before?: readonly (PartCall | PlacedThing)[];
  /** The near arm lies over what is before. */
  armOver?: boolean;
}

function lozenges(hues: readonly Colour[], seed: number): Shape[] {
  const random = randomFrom(seed);
  const out: Shape[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 7; column++) {
      const [x, y] = [6 + column * 40 + (row % 2 ? 20 : 0), 4 + row * 29];
      if (Math.hypot(x - 120, y - 120) >= 132) continue;
      const hue = itemAt(hues, Math.floor(random() * hues.length));
      const lozenge: Point[] = [
        [x, y - 29],
        [x + 20, y],
        [x, y + 29],
        [x - 20, y],
      ];
      out.push(facet(polygon(lozenge), hue, 0.45));
    }
  }
  return out;
}

const thing = (layer: PartCall | PlacedThing): Shape[] => {
  if ('thing' in layer) return thingShapes(layer, 4);
  const [name, ...args] = layer;
  return place(partShapes(name, args), { pen: 4 });
};

function shown(person: RoundelPerson): Shape[] {
  const size = person.size ?? 300;
  const wears = { halo: 'plain' as const, ...person.wears };
  const shapes = personShapes({
    at: [120, 368],
    mood: 'calm',
    ...person,
    size,
    wears,
    plain: false,
  });
  return shapes.map((shape) => ({ ...shape, pen: 4.2 }));
}

/** The shapes within the ring. */
function roundelShapes({
  id,
  hues,
  person,
  others = [],
  behind = [],
  before = [],
  armOver,
}: SaintPicture): Shape[] {
  return [
    ...lozenges(hues, id.length * 7),
    ...behind.flatMap(thing),
    ...others.flatMap(shown),
    ...(person ? shown(person) : []),
    ...before.flatMap(thing),
    ...(person && armOver ? shown({ ...person, only: 'near' }) : []),
  ];
}

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
