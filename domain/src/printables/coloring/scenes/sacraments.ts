import {
  candle,
  chalice,
  cross,
  drop,
  flame,
  heart,
  host,
  key,
  mitre,
  oilJar,
  ring,
  shell,
} from '../parts/holy-things.ts';
import { dove, grapes, lamb, rose, wheat } from '../parts/living-things.ts';
import { floor, gothicWindow, rays, waves } from '../parts/places.ts';
import { area, at, block, line, rich, type Shape } from '../shape.ts';
import { person, type Scene } from './scene.ts';

const font: Shape[] = [
  area('M-9 -44L9 -44L12 -10L-12 -10Z'),
  area('M-26 0L-22 -12L22 -12L26 0Z'),
  area('M-46 -70L46 -70C44 -52 24 -44 12 -42L-12 -42C-24 -44 -44 -52 -46 -70Z'),
  area('M-50 -78L50 -78L50 -69L-50 -69Z'),
  ...rich([line('M-40 -60L40 -60')]),
];

const baptism: Shape[] = [
  ...rays(85, 44, 22, 22),
  ...at(dove, 85, 38, { scale: 0.56 }),
  ...waves(176, 2),
  ...at(font, 85, 190, { scale: 1.05 }),
  ...at(shell, 85, 58, { scale: 0.8, turn: 180 }),
  ...[66, 85, 104].flatMap((x, index) => at([drop], x, index === 1 ? 90 : 86, { scale: 0.7 })),
  ...at(candle, 136, 176, { scale: 1.1 }),
  ...at(candle, 34, 176, { scale: 1.1 }),
];

const confirmation: Shape[] = [
  ...rays(85, 84, 24, 26),
  ...at(dove, 85, 80, { scale: 1.24 }),
  ...Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / 7);
    return at(flame, 85 + 62 * Math.cos(angle), 128 + 26 * Math.sin(angle), { scale: 0.9 });
  }).flat(),
  ...at(oilJar, 85, 196, { scale: 0.8 }),
  ...at(mitre, 44, 194, { scale: 0.66 }),
  ...at(mitre, 126, 194, { scale: 0.66 }),
];

const eucharist: Shape[] = [
  ...rays(85, 66, 24, 24),
  ...at(host(25), 85, 68),
  ...at(chalice, 85, 176, { scale: 1.36 }),
  area('M12 176L158 176L158 208L12 208Z'),
  ...rich([line('M12 184L158 184')]),
  ...at(grapes, 38, 136, { scale: 0.92 }),
  ...at(wheat, 122, 180, { scale: 0.9, turn: 2 }),
  ...at(wheat, 138, 182, { scale: 0.9, turn: 8 }),
];

const penance: Shape[] = [
  ...rays(85, 70, 22, 26),
  ...at([heart], 85, 72, { scale: 1.5 }),
  ...at([cross(6, 10, 9, 14)], 85, 70),
  ...at(key, 60, 156, { scale: 1.2, turn: 225 }),
  ...at(key, 110, 156, { scale: 1.2, turn: 135, flip: true }),
  ...at(lamb, 88, 197, { scale: 0.54 }),
];

const branch: Shape[] = [
  area('M-2.4 0L-2.4 -66L2.4 -66L2.4 0Z'),
  ...[-12, -28, -44].flatMap((y) => [
    ...at([area('M0 0C-8 -4 -12 -12 -12 -20C-4 -17 0 -9 0 0Z')], -1, y),
    ...at([area('M0 0C-8 -4 -12 -12 -12 -20C-4 -17 0 -9 0 0Z')], 1, y - 6, { flip: true }),
  ]),
  area('M0 -64C-6 -70 -5 -78 0 -84C5 -78 6 -70 0 -64Z'),
];

const anointing: Shape[] = [
  ...rays(85, 84, 22, 30),
  ...at([cross(10, 34, 26, 42)], 85, 62),
  ...floor(166),
  ...at(branch, 44, 164, { scale: 1.05, turn: -14 }),
  ...at(branch, 126, 164, { scale: 1.05, turn: 14, flip: true }),
  ...at(oilJar, 85, 184, { scale: 1.36 }),
  ...at(candle, 36, 196, { scale: 0.66 }),
  ...at(candle, 134, 196, { scale: 0.66 }),
];

const orders: Shape[] = [
  ...rays(85, 44, 22, 22),
  ...at(gothicWindow, 38, 136, { scale: 0.8 }),
  ...at(gothicWindow, 132, 136, { scale: 0.8 }),
  ...person(85, 92, 0.84, { arms: 'both-up', hair: 'short', over: 'chasuble' }),
  ...at(host(13), 85, 46),
  area('M22 176L148 176L148 208L22 208Z'),
  block(16, 168, 138, 9),
  ...at(chalice, 85, 168, { scale: 0.66 }),
  ...at(candle, 36, 168, { scale: 0.7 }),
  ...at(candle, 134, 168, { scale: 0.7 }),
  ...at([cross(6, 10, 10, 12)], 85, 190),
];

const matrimony: Shape[] = [
  ...rays(85, 58, 22, 28),
  ring(70, 64, 24, 17),
  ring(100, 64, 24, 17),
  ...at([cross(6, 8, 8, 12)], 85, 28),
  ...floor(176),
  ...person(54, 116, 0.6, {
    arms: 'holding',
    hair: 'veil',
    held: at(rose, -2, 48, { scale: 0.9 }),
  }),
  ...person(116, 116, 0.6, { arms: 'praying', hair: 'short' }),
  ...at(rose, 85, 186, { scale: 0.9 }),
];

/** The seven sacraments. */
export const sacramentScenes = {
  baptism: { group: 'sacraments', shapes: baptism },
  confirmation: { group: 'sacraments', shapes: confirmation },
  eucharist: { group: 'sacraments', shapes: eucharist },
  penance: { group: 'sacraments', shapes: penance },
  anointing: { group: 'sacraments', shapes: anointing },
  orders: { group: 'sacraments', shapes: orders },
  matrimony: { group: 'sacraments', shapes: matrimony },
} as const satisfies Record<string, Scene>;
