import type { Scene } from '../scene.ts';

/** The Father Who Ran: the old man runs with open arms; the son in rags falls on his knee. */
export const scene: Scene = {
  id: 'story-4-7-1',
  layers: [
    ['sky', 'dawn', [520, 150], { sun: 76, start: 2 }],
    ['alps', '-10,240 300,230 420,176 520,226 640,164 740,220 810,190', '#8FA9DC'],
    ['land', '-10,250 240,236 520,248 810,236', 'day.far', [520, 150]],
    ['cypress', 42, 262, 0.9],
    [
      'flatHouse',
      84,
      282,
      150,
      116,
      {
        windows: [
          [0.2, 0.34],
          [0.8, 0.34],
        ],
      },
    ],
    ['flatHouse', 206, 284, 74, 70, { doorAt: 0.5, windows: [] }],
    ['cypress', 300, 278, 0.8],
    ['land', '-10,300 220,284 500,304 810,286', 'day.mid', [520, 150]],
    ['land', '-10,380 260,358 560,366 810,340', 'day.near', [520, 150], { panes: 16 }],
    [
      'road',
      '810,490 500,490 260,440 150,380 130,330 150,284',
      '172,284 180,330 250,370 420,404 620,420 810,424',
      '#F7E7C4',
    ],
    ['tree', 742, 372, 0.9],
    ['pool', 330, 462, 96, 11],
    ['pool', 578, 456, 92, 12],
    {
      who: 'oldFather',
      at: [338, 456],
      size: 336,
      pose: 'running',
      mood: 'laughing',
      near: [27, 7],
      far: [25, -18],
      farHand: 'open',
      head: { nod: 0.2 },
    },
    {
      who: 'prodigal',
      at: [590, 452],
      size: 316,
      faces: 'left',
      pose: 'oneknee',
      mood: 'weeping',
      joined: [18, 4],
      head: { nod: 0.2, roll: -4 },
    },
    ['area', 'M604 386L626 382L630 404L608 408Z', '#D59F70', 0.5],
    ['grass', '60,400 110,380 60,350 24,440 200,478 130,470', 'leaf7'],
    ['flowers', '30,420,ruby5 84,466,white 52,478,gold4 744,398,white 784,402,ruby5'],
  ],
};
