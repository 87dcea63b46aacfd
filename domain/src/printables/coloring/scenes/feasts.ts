import { bust, figure } from '../parts/figure.ts';
import { candle, cross, flame, monstrance } from '../parts/holy-things.ts';
import { donkey, dove, grapes, lamb, lily, ox, rose, wheat } from '../parts/living-things.ts';
import { angel, banner, king, manger } from '../parts/people.ts';
import { cloud, floor, ground, rays, sickle } from '../parts/places.ts';
import { star } from '../parts/star.ts';
import { area, at, line, rich, type Shape } from '../shape.ts';
import { person, type Scene } from './scene.ts';

const christmas: Shape[] = [
  ...rays(85, 34, 16, 12, 0.5),
  star(85, 34, 15, 8, 0.5),
  area('M6 92L85 48L164 92L164 102L85 59L6 102Z'),
  area('M16 96L25 91L25 200L16 200Z'),
  area('M154 96L145 91L145 200L154 200Z'),
  ground(168, 162, 168),
  ...at(ox, 75, 120, { scale: 0.6 }),
  ...at(donkey, 101, 118, { scale: 0.6 }),
  ...person(42, 110, 0.64, { arms: 'praying', hair: 'veil', over: 'mantle', halo: 'plain' }),
  ...person(129, 106, 0.66, {
    arms: 'praying',
    hair: 'short',
    beard: 'short',
    over: 'mantle',
    halo: 'plain',
  }),
  ...at(manger, 85, 190, { scale: 0.82 }),
];

const epiphany: Shape[] = [
  ...rays(85, 40, 18, 14, 0.5),
  star(85, 40, 17, 8, 0.46),
  ground(150, 134, 150),
  ...at(king('long', 'box'), 42, 106, { scale: 0.7 }),
  ...at(king(undefined, 'cup'), 128, 106, { scale: 0.7 }),
  ...at(king('short', 'jar'), 85, 100, { scale: 0.76 }),
];

const easter: Shape[] = [
  ...rays(85, 78, 22, 30),
  ground(160, 138, 160),
  ...at(lily, 28, 198, { scale: 0.72 }),
  ...at(lily, 142, 198, { scale: 0.72, flip: true }),
  area('M40 198C34 176 42 158 60 156L110 156C128 158 136 176 130 198Z'),
  ...rich([line('M40 180L130 180M62 156L60 180M108 156L110 180M84 180L84 198')]),
  ...at(banner, 46, 152, { scale: 0.86, flip: true }),
  ...person(88, 66, 0.84, {
    arms: 'both-up',
    hair: 'long',
    beard: 'short',
    halo: 'cross',
    over: 'mantle',
  }),
];

const tongue = (x: number, y: number) => at(flame, x, y, { scale: 0.72 });

const pentecost: Shape[] = [
  ...rays(85, 56, 22, 34, 0.5),
  ...at(dove, 85, 58, { scale: 0.8 }),
  ...at(bust({ hair: 'curls', beard: 'short' }), 34, 120, { scale: 0.66 }),
  ...at(bust({ hair: 'short', beard: 'long' }), 136, 120, { scale: 0.66 }),
  ...tongue(34, 102),
  ...tongue(136, 102),
  ...at(bust({ hair: 'short' }), 60, 150, { scale: 0.66 }),
  ...at(bust({ hair: 'curls' }), 110, 150, { scale: 0.66 }),
  ...tongue(60, 132),
  ...tongue(110, 132),
  ...at(figure({ arms: 'praying', hair: 'veil', over: 'mantle' }), 85, 130, { scale: 0.59 }),
  ...tongue(85, 114),
  ...at(bust({ hair: 'ring', beard: 'long' }), 36, 170, { scale: 0.7 }),
  ...at(bust({ hair: 'short', beard: 'short' }), 134, 170, { scale: 0.7 }),
  ...tongue(36, 154),
  ...tongue(134, 154),
];

const corpusChristi: Shape[] = [
  ...rays(85, 86, 24, 46, 0.5),
  ...at(monstrance, 85, 166, { scale: 1.05 }),
  area('M12 166L158 166L158 208L12 208Z'),
  ...rich([line('M12 174L158 174')]),
  ...at(wheat, 42, 192, { scale: 0.86, turn: -4 }),
  ...at(wheat, 30, 194, { scale: 0.86, turn: -10 }),
  ...at(grapes, 134, 148, { scale: 0.9 }),
  ...at(candle, 60, 166, { scale: 0.8 }),
  ...at(candle, 110, 166, { scale: 0.8 }),
];

const allSaints: Shape[] = [
  ...rays(85, 50, 22, 12),
  ...at([cross(8, 17, 13, 20)], 85, 40),
  ...at(bust({ hair: 'short', beard: 'long', halo: 'plain', over: 'mantle' }), 52, 96, {
    scale: 0.66,
  }),
  ...at(bust({ hair: 'waves', hat: 'crown', halo: 'plain' }), 118, 96, { scale: 0.66 }),
  ...at(bust({ hair: 'veil', halo: 'plain' }), 85, 90, { scale: 0.74 }),
  ...at(
    bust({ hair: 'bald', hat: 'mitre', beard: 'short', halo: 'plain', over: 'mantle' }),
    36,
    142,
    { scale: 0.72 },
  ),
  ...at(bust({ hair: 'wimple', halo: 'plain' }), 134, 142, { scale: 0.72 }),
  ...at(bust({ hair: 'ring', halo: 'plain' }), 85, 138, { scale: 0.72 }),
  ...at(bust({ hair: 'girl', halo: 'plain' }), 60, 176, { scale: 0.6 }),
  ...at(bust({ hair: 'curls', halo: 'plain' }), 110, 176, { scale: 0.6 }),
];

const immaculate: Shape[] = [
  ...rays(85, 90, 24, 40),
  ...at(cloud, 48, 176, { scale: 1.1 }),
  ...at(cloud, 122, 176, { scale: 1.1, flip: true }),
  ...at([sickle], 85, 184, { scale: 1.3 }),
  ...person(85, 74, 0.88, { arms: 'praying', hair: 'veil', over: 'mantle', halo: 'stars' }),
  ...at(rose, 30, 188, { scale: 0.7 }),
  ...at(rose, 140, 188, { scale: 0.7 }),
];

const annunciation: Shape[] = [
  ...rays(85, 44, 20, 22),
  ...at(dove, 85, 46, { scale: 0.56 }),
  ...floor(166),
  ...at(angel('open', 'waves'), 44, 98, { scale: 0.66 }),
  ...at(lily, 85, 186, { scale: 0.8 }),
  ...person(127, 100, 0.68, { arms: 'praying', hair: 'veil', over: 'mantle', halo: 'plain' }),
];

const goodShepherd: Shape[] = [
  ...rays(85, 70, 20, 32),
  ...at(cloud, 34, 92, { scale: 0.8 }),
  ...at(cloud, 138, 92, { scale: 0.8, flip: true }),
  ground(158, 140, 152),
  ...person(85, 70, 0.84, {
    arms: 'holding',
    hair: 'long',
    beard: 'short',
    halo: 'cross',
    belt: true,
    held: at(lamb, 4, 58, { scale: 0.72 }),
  }),
  ...at(lamb, 44, 194, { scale: 0.72 }),
  ...at(lamb, 128, 192, { scale: 0.72, flip: true }),
];

/** The feasts of the year. */
export const feastScenes = {
  annunciation: { group: 'feasts', shapes: annunciation },
  christmas: { group: 'feasts', shapes: christmas },
  epiphany: { group: 'feasts', shapes: epiphany },
  easter: { group: 'feasts', shapes: easter },
  'good-shepherd': { group: 'feasts', shapes: goodShepherd },
  pentecost: { group: 'feasts', shapes: pentecost },
  'corpus-christi': { group: 'feasts', shapes: corpusChristi },
  'all-saints': { group: 'feasts', shapes: allSaints },
  'immaculate-conception': { group: 'feasts', shapes: immaculate },
} as const satisfies Record<string, Scene>;
