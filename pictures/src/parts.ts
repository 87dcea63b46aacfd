import * as animals from './parts/animals.ts';
import * as churchThings from './parts/church-things.ts';
import * as crowd from './parts/crowd.ts';
import * as freeShapes from './parts/free-shapes.ts';
import * as furniture from './parts/furniture.ts';
import * as greatAnimals from './parts/great-animals.ts';
import * as growingThings from './parts/growing-things.ts';
import * as heldThings from './parts/held-things.ts';
import * as household from './parts/household.ts';
import * as instruments from './parts/instruments.ts';
import * as sacredThings from './parts/sacred-things.ts';
import * as signs from './parts/signs.ts';
import * as toys from './parts/toys.ts';
import * as vessels from './parts/vessels.ts';
import * as waterAndBoats from './parts/water-and-boats.ts';
import * as buildings from './places/buildings.ts';
import * as indoors from './places/indoors.ts';
import * as land from './places/land.ts';
import * as outdoors from './places/outdoors.ts';
import type { Shape } from './shape.ts';

const { box: _, ...houses } = buildings;

/** Everything that a scene may name: places, animals and things. */
const parts = {
  ...land,
  ...outdoors,
  ...indoors,
  ...houses,
  ...crowd,
  ...animals,
  ...churchThings,
  ...furniture,
  ...greatAnimals,
  ...instruments,
  ...signs,
  ...toys,
  ...vessels,
  ...household,
  ...heldThings,
  ...sacredThings,
  ...growingThings,
  ...waterAndBoats,
  ...freeShapes,
} as const;
type Parts = typeof parts;
export type PartName = keyof Parts;

/** A part by its name, with its arguments. */
export type PartCall = { [Name in PartName]: [Name, ...Parameters<Parts[Name]>] }[PartName];

/** A part whose origin comes to a place. */
export type PlacedThing = {
  [Name in PartName]: {
    thing: Name;
    args?: Readonly<Partial<Parameters<Parts[Name]>>>;
    at?: readonly [number, number];
    scale?: number;
    turn?: number;
    flip?: boolean;
  };
}[PartName];

/** The shapes of a part. */
export function partShapes(name: PartName, args: readonly unknown[] = []): Shape[] {
  const draw = parts[name] as ((...input: readonly unknown[]) => Shape[]) | undefined;
  if (!draw) throw new RangeError(`"${name}" is no part of a picture`);
  return draw(...args);
}
