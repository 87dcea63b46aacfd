import type { Scene } from '../scene.ts';

/** The Water Jug: Perpetua points to the jug; her father begs her. One shaft of daylight falls on the jug. */
export const scene: Scene = {
  id: 'story-1-2-1',
  layers: [
    [
      'room',
      {
        wall: '#8C86A6',
        wallShade: '#7A7496',
        floor: '#A79A8C',
        floorShade: '#978A7D',
        edge: 352,
        vanish: [470, 60],
        blocks: [92, 58],
        boards: false,
      },
    ],
    [
      'beam',
      [
        [354, 120],
        [446, 120],
      ],
      [330, 462],
      [562, 462],
      'gold2',
      0.5,
    ],
    ['barredWindow', 352, 44, 96, 92, 'gold1'],
    ['pool', 446, 462, 116, 20, 'gold2', 0.6],
    ['lamplight', 446, 440, 170, 90],
    [
      'area',
      'M60 470C50 440 70 426 96 430C120 418 170 420 186 436C204 444 200 466 190 474Z',
      '#D9B65A',
      0.8,
    ],
    ['line', 'M80 462L104 446M110 468L128 440M140 464L132 444M160 466L180 448', 0.5],
    ['pool', 250, 452, 84, 14],
    ['pool', 640, 458, 100, 14],
    {
      who: 'perpetua',
      at: [252, 452],
      size: 322,
      pose: 'leaning',
      mood: 'calm',
      near: [25, 17],
      nearHand: 'point',
      far: [4, 27],
      head: { nod: 0.15 },
    },
    { thing: 'jug', args: ['amber6', 'amber4'], at: [446, 458], scale: 1.08 },
    {
      who: 'romanFather',
      at: [648, 458],
      size: 322,
      faces: 'left',
      pose: 'oneknee',
      mood: 'sad',
      near: [26, -2],
      far: [24, -12],
      farHand: 'open',
      head: { nod: -0.5, roll: -6 },
    },
    [
      'area',
      'M-10 -10L810 -10L810 490L764 490L764 190C764 60 640 22 400 22C160 22 36 60 36 190L36 490L-10 490Z',
      'slate7',
      1,
    ],
    [
      'line',
      'M36 190L-10 176M62 112L14 70M136 60L108 10M764 190L810 176M738 112L786 70M664 60L692 10M400 22L400 -10M264 30L254 -10M536 30L546 -10M36 300L-10 300M764 300L810 300M36 400L-10 400M764 400L810 400',
      0.5,
    ],
  ],
};
