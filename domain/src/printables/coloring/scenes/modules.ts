import {
  anchor,
  candle,
  cross,
  drop,
  flame,
  heart,
  host,
  key,
  oilJar,
  openBook,
  ring,
  stole,
  tablets,
} from '../parts/holy-things.ts';
import {
  bird,
  donkey,
  dove,
  fish,
  grapes,
  lamb,
  ox,
  rose,
  tree,
  wheat,
} from '../parts/living-things.ts';
import { banner } from '../parts/people.ts';
import { church, cloud, floor, gothicWindow, ground, rays, sun, waves } from '../parts/places.ts';
import { area, at, block, disc, line, rich, type Shape } from '../shape.ts';
import { child, type Scene } from './scene.ts';

/** Points on a circle, from the top, as the hands of a clock run. */
function around(count: number, x: number, y: number, rx: number, ry = rx) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    return {
      x: x + rx * Math.cos(angle),
      y: y + ry * Math.sin(angle),
      turn: (360 * index) / count,
    };
  });
}

const theWay: Shape[] = [
  ...rays(85, 74, 22),
  disc(85, 74, 32),
  disc(85, 74, 26),
  ...at([cross(9, 18, 13, 40)], 85, 70),
  ground(104, 90, 112),
  ground(140, 112, 128),
  area(
    'M82 106C90 112 96 116 86 124C74 132 78 138 92 146L112 208L58 208L72 146C62 134 60 126 72 118C80 113 80 110 78 106Z',
  ),
  ...at(openBook, 85, 166, { scale: 1.2 }),
];

const churchOnTheHill: Shape[] = [
  ...rays(122, 64, 16, 26),
  ...at(sun(14), 122, 64),
  ...at(cloud, 40, 66, { scale: 0.9 }),
  ground(150, 122, 136),
  ...at(church, 84, 146, { scale: 0.95 }),
  ground(172, 134, 152),
  area(
    'M56 146L70 146C80 160 70 168 84 178C96 186 104 194 106 208L56 208C62 196 58 188 54 180C46 168 58 160 56 146Z',
  ),
  ...at(tree, 142, 176, { scale: 0.72 }),
  ...at(tree, 30, 176, { scale: 0.72 }),
  ...rich(at(bird, 88, 36, { scale: 0.7 })),
];

const creation: Shape[] = [
  ...rays(85, 62, 18, 26),
  ...at(sun(16), 85, 62),
  ...at(cloud, 36, 84, { scale: 0.8 }),
  ...at(bird, 132, 84, { scale: 0.8 }),
  ...rich(at(bird, 42, 58, { scale: 0.7, flip: true })),
  ground(124, 104, 120),
  ...at(tree, 130, 152, { scale: 0.95 }),
  ...at(lamb, 58, 150, { scale: 0.95 }),
  ...waves(160, 2),
  ...at(fish, 54, 186, { scale: 0.8 }),
  ...at(fish, 118, 188, { scale: 0.66, flip: true }),
];

const bow = (radius: number) =>
  `M${85 - radius} 130C${85 - radius} ${130 - radius * 1.25} ${85 + radius} ${130 - radius * 1.25} ${85 + radius} 130Z`;

const ark: Shape[] = [
  area(bow(78)),
  area(bow(69)),
  area(bow(60)),
  area(bow(51)),
  ...at(dove, 104, 42, { scale: 0.56 }),
  ...at(cloud, 54, 56, { scale: 0.8 }),
  area('M50 128L50 98L120 98L120 128Z'),
  area('M40 100L58 74L112 74L130 100Z'),
  ...at(ox, 66, 118, { scale: 0.6 }),
  ...at(donkey, 104, 116, { scale: 0.6 }),
  block(30, 126, 110, 8),
  area('M22 134L148 134C146 158 136 176 122 180L48 180C34 176 24 158 22 134Z'),
  line('M25 148L145 148M30 162L140 162'),
  ...rich([disc(60, 155, 4.6), disc(85, 155, 4.6), disc(110, 155, 4.6)]),
  ...waves(172, 2),
];

const prayingChildren: Shape[] = [
  ...rich(rays(85, 60, 18, 30)),
  ...at(gothicWindow, 85, 112, { scale: 1.15 }),
  ...floor(150),
  ...at(candle, 85, 140, { scale: 0.8 }),
  block(66, 140, 38, 30),
  block(62, 134, 46, 7),
  ...child(46, 98, { arms: 'praying', hair: 'girl' }),
  ...child(124, 98, { arms: 'praying', hair: 'short', belt: true }),
];

const beads = around(20, 85, 88, 46, 52);

const rosary: Shape[] = [
  ...rich(rays(85, 86, 20, 44)),
  area('M85 38C112 38 130 60 130 88C130 118 110 140 85 140C60 140 40 118 40 88C40 60 58 38 85 38Z'),
  ...beads.map(({ x, y }, index) => disc(x, y, index % 5 === 0 ? 6.6 : 4.8)),
  disc(85, 152, 5),
  disc(85, 164, 5),
  ...at([cross(7, 12, 11, 18)], 85, 180),
  ...[1, -1].flatMap((side) =>
    at([area('M0 0C-8 2 -20 10 -22 26C-10 26 -2 16 0 0Z')], 85 - side * 10, 98, { flip: side < 0 }),
  ),
  ...at(rose, 85, 82, { scale: 1.7 }),
];

const signs: readonly Shape[][] = [
  at([drop], 0, -12, { scale: 1.2 }),
  at(flame, 0, 11, { scale: 1.05 }),
  at(host(11), 0, 0),
  at(key, -2, -10, { scale: 0.5 }),
  at(oilJar, 0, 13, { scale: 0.58 }),
  at(stole, 0, -12, { scale: 0.4 }),
  [ring(-4.6, 0, 9, 5.4), ring(5.4, 0, 9, 5.4)],
];

const sevenSacraments: Shape[] = [
  ...rich(rays(85, 104, 14, 0, 0.5)),
  disc(85, 104, 70),
  ...around(7, 85, 104, 45).flatMap(({ x, y }, index) => [
    disc(x, y, 19.4),
    ...at(signs[index] ?? [], x, y),
  ]),
  disc(85, 104, 24),
  ...at([cross(7, 15, 15, 15)], 85, 104),
];

const lambOfGod: Shape[] = [
  ...rays(85, 96, 22, 56, 0.5),
  ...rich([disc(85, 96, 51)]),
  ...at(banner, 104, 138, { scale: 0.78 }),
  ...at(lamb, 88, 142, { scale: 1.28 }),
  block(34, 142, 102, 16),
  area('M28 158L142 158L142 168L28 168Z'),
  ...at(grapes, 44, 170, { scale: 0.62 }),
  ...at(wheat, 126, 204, { scale: 0.56 }),
  ...at(host(12), 85, 184),
];

const tenCommandments: Shape[] = [
  ...rays(85, 52, 20),
  area(
    'M2 208L2 190C14 182 22 158 34 150C44 138 50 116 62 104L108 104C120 116 126 138 136 150C148 158 156 182 168 190L168 208Z',
  ),
  line('M40 180C50 176 54 164 60 160M112 162C120 168 124 178 132 182'),
  ...at(tablets, 85, 108, { scale: 1.12 }),
  ...at(cloud, 42, 62, { scale: 1 }),
  ...at(cloud, 128, 62, { scale: 1, flip: true }),
  ...at(cloud, 85, 48, { scale: 1.15 }),
  ...at(tree, 30, 198, { scale: 0.5 }),
  ...at(tree, 142, 198, { scale: 0.5 }),
  ...at(rose, 85, 176, { scale: 0.9 }),
];

const loveOfGod: Shape[] = [
  ...rays(85, 112, 24, 40),
  ...at(
    [
      area(
        'M-26 0C-34 -22 -22 -34 -16 -46C-12 -38 -8 -36 -6 -42C-4 -56 -2 -62 4 -68C6 -56 10 -50 12 -42C14 -38 18 -40 20 -46C26 -34 34 -20 26 0Z',
      ),
    ],
    85,
    92,
    { scale: 1 },
  ),
  ...at([cross(7, 20, 13, 26)], 85, 66),
  ...at([heart], 85, 122, { scale: 2.5 }),
  ...rich(at([heart], 85, 121, { scale: 1.7 })),
  ...at(rose, 36, 178, { scale: 1 }),
  ...at(rose, 134, 178, { scale: 1 }),
  ...at(rose, 85, 184, { scale: 0.8 }),
];

const threeVirtues: Shape[] = [
  ...rich(rays(85, 110, 18, 12)),
  disc(85, 110, 12),
  disc(85, 62, 34),
  ...rich([disc(85, 62, 29.6)]),
  ...at([cross(9, 22, 15, 22)], 85, 62),
  disc(52, 140, 34),
  ...rich([disc(52, 140, 29.6)]),
  ...at(anchor, 52, 139, { scale: 0.78 }),
  disc(118, 140, 34),
  ...rich([disc(118, 140, 29.6)]),
  ...at([heart], 118, 141, { scale: 0.98 }),
];

const goodTree: Shape[] = [
  ...rich(rays(85, 84, 18)),
  ground(176, 166, 176),
  area(
    'M72 186C78 160 78 140 74 118L96 118C92 140 92 160 98 186C94 184 90 188 85 186C80 188 76 184 72 186Z',
  ),
  area(
    'M58 130C36 132 24 116 32 100C18 86 28 64 46 64C46 44 68 34 84 44C98 32 124 42 124 64C144 64 154 86 138 100C148 116 134 132 112 130C102 140 68 140 58 130Z',
  ),
  ...[
    [52, 82],
    [85, 66],
    [118, 82],
    [48, 110],
    [85, 98],
    [122, 110],
    [85, 126],
  ].flatMap(([x = 0, y = 0]) => [
    ...at([area('M-1.7 -6L-1.7 -13L1.7 -13L1.7 -6Z')], x, y),
    disc(x, y, 8.4),
  ]),
  ...at(bird, 36, 178, { scale: 0.8 }),
  ...at(bird, 134, 180, { scale: 0.8, flip: true }),
];

/** Two and more for each module of the course. */
export const moduleScenes = {
  'the-way': { group: 'module-1', shapes: theWay },
  'church-on-the-hill': { group: 'module-1', shapes: churchOnTheHill },
  creation: { group: 'module-2', shapes: creation },
  ark: { group: 'module-2', shapes: ark },
  'praying-children': { group: 'module-3', shapes: prayingChildren },
  rosary: { group: 'module-3', shapes: rosary },
  'seven-sacraments': { group: 'module-4', shapes: sevenSacraments },
  'lamb-of-god': { group: 'module-4', shapes: lambOfGod },
  'ten-commandments': { group: 'module-5', shapes: tenCommandments },
  'love-of-god': { group: 'module-5', shapes: loveOfGod },
  'three-virtues': { group: 'module-6', shapes: threeVirtues },
  'good-tree': { group: 'module-6', shapes: goodTree },
} as const satisfies Record<string, Scene>;
