import type { Scene } from '../scene.ts';

/** Ten Words in Stone: early in the morning Moses comes down with the two tablets; his face shines. */
export const scene: Scene = {
  id: 'story-5-1-2',
  layers: [
    ['sky', 'dawn', [400, 130], { start: 6, count: 26 }],
    [
      'alps',
      '-10,330 80,220 170,300 250,210 330,290 470,290 560,200 650,290 730,220 810,310',
      '#D9A98A',
    ],
    ['cloud', 110, 120, 1.4, '#F3E4F0'],
    ['cloud', 690, 116, 1.5, '#F3E4F0'],
    [
      'land',
      '-10,360 160,330 400,316 640,332 810,360',
      ['#C98A62', '#B87A54'],
      [400, 130],
      { panes: 14 },
    ],
    ['rock', 110, 400, 1.2, '#B87A54'],
    ['rock', 700, 404, 1.3, '#B87A54'],
    ['rock', 620, 370, 0.7, '#D9A98A'],
    ['glory', 400, 116, 56, 210, 22, 'gold1', 0.9],
    ['lamplight', 400, 120, 170, 140],
    ['pool', 400, 474, 110, 13],
    {
      who: 'moses',
      at: [400, 480],
      size: 410,
      turn: 0.3,
      mood: 'glad',
      near: null,
      far: null,
      head: { turn: 0.4, nod: 0.05 },
    },
    { thing: 'tablets', at: [410, 262], scale: 2.3, turn: 0 },
    {
      who: 'moses',
      at: [400, 480],
      size: 410,
      turn: 0.3,
      near: { to: [346, 318] },
      nearBend: 'back',
      nearHand: 'fist',
      far: null,
      only: 'near',
    },
    [
      'area',
      'M474 296C484 290 496 296 496 308C498 322 486 330 476 326C468 322 466 304 474 296Z',
      '#E9BC8E',
      0.75,
    ],
    ['line', 'M474 304L488 304M474 312L490 312M474 320L486 320', 0.4, '#9a623a'],
    [
      'area',
      'M462 200C490 206 512 232 516 262C518 286 506 306 494 312L484 286C486 262 474 240 456 230Z',
      'ruby5',
      0.9,
    ],
    [
      'backs',
      '40,426,1.1,amethyst5,brown 150,456,1,teal5,pearl,veil 660,456,1,amber5,dark 764,426,1.1,leaf5,gold4,veil',
    ],
  ],
};
