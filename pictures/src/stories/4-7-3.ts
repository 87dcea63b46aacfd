import type { Scene } from '../scene.ts';

/** The Father Who Ran: the father throws his arms around his son, rags and all. */
export const scene: Scene = {
  id: 'story-4-7-3',
  layers: [
    ['sky', 'dawn', [400, 170], { sun: 120, start: 3, count: 26 }],
    ['alps', '-10,240 120,190 240,236 560,236 660,170 760,226 810,190', 'day'],
    ['land', '-10,262 200,246 520,258 810,246', 'day.far', [400, 170]],
    [
      'flatHouse',
      590,
      300,
      150,
      110,
      {
        windows: [
          [0.2, 0.34],
          [0.8, 0.34],
        ],
      },
    ],
    ['flatHouse', 710, 302, 74, 66, { windows: [] }],
    ['cypress', 570, 296, 0.9],
    ['land', '-10,310 220,296 500,312 810,298', 'day.mid', [400, 170]],
    {
      who: 'lad',
      at: [650, 392],
      size: 240,
      faces: 'left',
      pose: 'running',
      mood: 'glad',
      near: [17, 10],
      far: [17, 12],
      farHand: 'fist',
      nearHand: 'fist',
      wears: { robe: 'teal4', robeShade: 'teal6' },
    },
    [
      'area',
      'M596 282C600 274 616 272 626 278L644 322L610 334C600 318 594 298 596 282Z',
      'ruby5',
      0.8,
    ],
    ['land', '-10,400 260,380 560,384 810,372', 'day.near', [400, 170], { panes: 16 }],
    ['road', '60,490 220,440 420,410 580,380 640,310', '664,310 640,390 560,440 400,490', 'day'],
    ['pool', 390, 464, 150, 14],
    {
      together: [
        {
          who: 'oldFather',
          at: [312, 464],
          size: 372,
          pose: 'leaning',
          mood: 'tender',
          near: { to: [486, 256] },
          far: [26, 2],
          head: { turn: 0.9, nod: 0.2, roll: 10 },
        },
        {
          who: 'prodigal',
          at: [466, 464],
          size: 350,
          faces: 'left',
          pose: 'leaning',
          mood: 'weeping',
          near: { to: [322, 262] },
          far: null,
          head: { turn: 'profile', nod: 0.3, roll: 16 },
        },
      ],
    },
    ['area', 'M470 392L492 388L496 412L474 416Z', '#D59F70', 0.5],
    ['grass', '60,420 110,400 700,440 740,470 40,470', '#375C20'],
    ['flowers', '80,450,ruby5 130,470,white 690,470,gold4 740,430,white'],
  ],
};
