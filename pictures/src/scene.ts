import { type CastName, cast } from './cast.ts';
import { figure } from './figure/figure.ts';
import type { Look } from './figure/look.ts';
import type { Person } from './figure/person.ts';
import { matrixOf, unapply } from './geometry/path.ts';
import type { Point } from './geometry/points.ts';
import { type PartCall, type PlacedThing, partShapes } from './parts.ts';
import { place, type Shape } from './shape.ts';

/** Somebody of the cast who stands in a picture. */
export interface ScenePerson extends Person {
  who: CastName;
  /** The ground between the feet. */
  at: Point;
  /** How high a grown-up would be, standing. */
  size?: number;
  faces?: 'right' | 'left';
  /** Degrees by which the whole figure leans, for who lies down. */
  tilt?: number;
  /** Without the finest lines; usual for what is small, and where many are in one picture. */
  plain?: boolean;
  wears?: Partial<Look>;
  nearHolds?: PlacedThing;
  farHolds?: PlacedThing;
}

/** Persons who embrace or hold hands: first their bodies, then their near arms. */
interface TogetherLayer {
  together: readonly ScenePerson[];
}

export type Layer = PartCall | PlacedThing | ScenePerson | TogetherLayer;

/** How high a grown-up is: far off, in the middle, near. */
const cameras = { wide: 210, middle: 300, close: 390 } as const;

/** A picture of a story, 800 by 480: layers from the back to the front. */
export interface Scene {
  /** 'story-', then module, lesson and number of the picture. */
  id: string;
  camera?: keyof typeof cameras;
  layers: readonly Layer[];
}

/** A thing at its place; what is very small has a finer outline. */
export function thingShapes(layer: PlacedThing, usualPen?: number): Shape[] {
  const { thing, args, at = [0, 0], scale = 1, turn, flip } = layer;
  const pen = usualPen && Math.max(1.2, Math.min(usualPen, usualPen * scale * 2));
  return place(partShapes(thing, args), { x: at[0], y: at[1], scale, turn, flip, pen });
}

/** The look of somebody in this picture. */
export function lookOf({ who, wears, mood }: Pick<ScenePerson, 'who' | 'wears' | 'mood'>): Look {
  const known: Look = cast[who];
  return { ...known, ...wears, ...(mood && { expression: mood }) };
}

/** A person of a picture. */
export function personShapes(
  person: ScenePerson,
  camera: keyof typeof cameras = 'middle',
): Shape[] {
  const look = lookOf(person);
  const size = person.size ?? cameras[camera] * (look.age === 'child' ? 0.7 : 1);
  const placing = {
    x: person.at[0],
    y: person.at[1],
    scale: size / 100,
    flip: person.faces === 'left',
    turn: person.tilt ?? 0,
  };
  const matrix = matrixOf(placing);
  const shapes = figure({
    ...person,
    look,
    nearHolds: person.nearHolds && thingShapes(person.nearHolds),
    farHolds: person.farHolds && thingShapes(person.farHolds),
    toOwn: (point) => unapply(matrix, point),
  });
  const pen = Math.max(2, Math.min(4.4, size / 74));
  return place(shapes, { ...placing, pen, plain: person.plain || size < 170 });
}

/** How many persons a scene may have with all their fine lines. */
const finePersons = 3;

const personsOf = (layer: Layer): readonly ScenePerson[] =>
  'who' in layer ? [layer] : 'together' in layer ? layer.together : [];

function layerShapes(layer: Layer, camera: Scene['camera'], plain: boolean): Shape[] {
  if ('who' in layer) return personShapes({ plain, ...layer }, camera);
  if ('thing' in layer) return thingShapes(layer, 4);
  if ('together' in layer) {
    return (['body', 'near'] as const).flatMap((only) =>
      layer.together.flatMap((person) => personShapes({ plain, ...person, only }, camera)),
    );
  }
  const [name, ...args] = layer;
  return place(partShapes(name, args), { pen: 4 });
}

/** The shapes of a scene, from back to front. */
export function sceneShapes({ layers, camera }: Scene): Shape[] {
  const persons = layers.flatMap(personsOf).filter(({ only }) => only !== 'near');
  const plain = persons.length > finePersons;
  return layers.flatMap((layer) => layerShapes(layer, camera, plain));
}
