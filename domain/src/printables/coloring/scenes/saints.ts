import { closedBook, crosier, cross, key } from '../parts/holy-things.ts';
import { bird, lamb, lily, rose } from '../parts/living-things.ts';
import { angel, banner, maryWithChild } from '../parts/people.ts';
import { church, cloud, floor, ground, rays } from '../parts/places.ts';
import { at, disc, type Shape } from '../shape.ts';
import { child, person, type Scene } from './scene.ts';

const joseph: Shape[] = [
  ...rays(85, 66, 20, 32),
  ...floor(160),
  ...at(lily, 46, 172, { scale: 0.92 }),
  ...person(84, 68, 0.86, {
    arms: 'open',
    hair: 'short',
    beard: 'short',
    halo: 'plain',
    over: 'mantle',
    belt: true,
  }),
  ...child(134, 126, { arms: 'praying', hair: 'short', halo: 'cross' }, 0.5),
];

const mary: Shape[] = [
  ...rays(85, 68, 24, 34),
  ...floor(176),
  ...at(maryWithChild, 85, 68, { scale: 0.94 }),
  ...at(rose, 30, 178, { scale: 0.95 }),
  ...at(rose, 140, 178, { scale: 0.95 }),
  ...at(lily, 30, 160, { scale: 0.66 }),
  ...at(lily, 140, 160, { scale: 0.66, flip: true }),
];

const francis: Shape[] = [
  ...rays(85, 66, 18, 32),
  ...at(cloud, 138, 104, { scale: 0.6 }),
  ground(158, 144, 156),
  ...person(85, 68, 0.86, {
    arms: 'open',
    hair: 'ring',
    beard: 'short',
    halo: 'plain',
    belt: true,
  }),
  ...at(bird, 36, 134, { scale: 0.9, flip: true }),
  ...at(bird, 134, 134, { scale: 0.9 }),
  ...at(bird, 40, 74, { scale: 0.8, flip: true }),
  ...at(bird, 132, 72, { scale: 0.8 }),
  ...at(lamb, 134, 194, { scale: 0.66 }),
  ...at(bird, 40, 184, { scale: 0.95, flip: true }),
];

const crucifix: Shape[] = at([cross(7, 14, 13, 24)], 0, 58);

const therese: Shape[] = [
  ...rays(85, 66, 20, 32),
  ...floor(170),
  ...person(85, 68, 0.88, {
    arms: 'holding',
    hair: 'wimple',
    over: 'mantle',
    halo: 'plain',
    before: [
      ...[
        [-19, 60],
        [19, 60],
        [-13, 76],
        [13, 76],
      ].flatMap(([x = 0, y = 0]) => at(rose, x, y, { scale: 0.74 })),
      ...crucifix,
    ],
  }),
  ...[
    [32, 110, 0.7],
    [136, 120, 0.7],
    [28, 158, 0.8],
    [140, 166, 0.8],
    [38, 184, 0.7],
    [130, 188, 0.6],
  ].flatMap(([x = 0, y = 0, scale = 1]) => at(rose, x, y, { scale })),
];

const nicholas: Shape[] = [
  ...rays(85, 78, 20, 32),
  ...floor(172),
  ...at(crosier, 130, 78, { scale: 1.12 }),
  ...person(85, 78, 0.84, {
    arms: 'blessing',
    hair: 'bald',
    beard: 'long',
    hat: 'mitre',
    halo: 'plain',
    over: 'cope',
  }),
  disc(30, 188, 8),
  disc(47, 188, 8),
  disc(38.5, 173.6, 8),
];

const joan: Shape[] = [
  ...rays(66, 72, 20, 32),
  ground(168, 156, 168),
  ...at(banner, 143, 186, { scale: 1.0, flip: true }),
  ...person(66, 72, 0.86, { arms: 'praying', hair: 'girl', halo: 'plain', over: 'armour' }),
];

const piusX: Shape[] = [
  ...rays(85, 60, 20, 30),
  ...floor(166),
  ...person(85, 62, 0.84, {
    arms: 'blessing',
    hair: 'short',
    hat: 'cap',
    halo: 'plain',
    over: 'stole',
    held: at(closedBook, 10, 48, { scale: 0.9, turn: 10 }),
  }),
  ...child(40, 126, { arms: 'praying', hair: 'girl' }, 0.52),
  ...child(130, 126, { arms: 'praying', hair: 'curls', belt: true }, 0.52),
];

const guardianAngel: Shape[] = [
  ...rays(85, 60, 20, 30),
  ...at(cloud, 32, 118, { scale: 0.7 }),
  ...at(cloud, 138, 122, { scale: 0.7, flip: true }),
  ground(166, 150, 160),
  ...at(angel('open', 'waves'), 85, 62, { scale: 0.86 }),
  ...child(46, 136, { arms: 'praying', hair: 'short', belt: true }, 0.5),
  ...child(124, 136, { arms: 'praying', hair: 'girl' }, 0.5),
];

const peter: Shape[] = [
  ...rays(85, 66, 20, 32),
  ...at(church, 136, 160, { scale: 0.5 }),
  ground(160, 152, 160),
  ...person(82, 68, 0.86, {
    arms: 'blessing',
    hair: 'curls',
    beard: 'short',
    halo: 'plain',
    over: 'mantle',
    held: [
      ...at(key, -3, 64, { scale: 0.86, turn: 16 }),
      ...at(key, 12, 64, { scale: 0.86, turn: -16 }),
    ],
  }),
];

/** Saints and an angel. */
export const saintScenes = {
  joseph: { group: 'saints', shapes: joseph },
  mary: { group: 'saints', shapes: mary },
  francis: { group: 'saints', shapes: francis },
  therese: { group: 'saints', shapes: therese },
  nicholas: { group: 'saints', shapes: nicholas },
  'joan-of-arc': { group: 'saints', shapes: joan },
  'pius-x': { group: 'saints', shapes: piusX },
  peter: { group: 'saints', shapes: peter },
  'guardian-angel': { group: 'saints', shapes: guardianAngel },
} as const satisfies Record<string, Scene>;
