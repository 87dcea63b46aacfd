import type { Scene } from '../scene.ts';

/** The Fish That Grew: at evening prayer Grandpa and Paul bow their heads at the name of Jesus. */
export const scene: Scene = {
  id: 'story-5-3-2',
  layers: [
    [
      'room',
      { wall: '#D9C6B0', floor: '#8F6A50', floorShade: '#825F47', edge: 366, vanish: [400, 110] },
    ],
    ['houseWindow', 90, 50, 130, 140, { sky: ['#22409C', '#2F54B8'], curtain: 'ruby6' }],
    ['stars', '120,90,6 180,120,5 160,76,4'],
    ['lamplight', 420, 200, 330, 270],
    ['area', 'M500 220L500 80L640 80L640 220Z', 'gold5', 0.85],
    ['area', 'M512 208L512 92L628 92L628 208Z', 'lapis6', 0.7],
    ['disc', 570, 134, 24, 'gold3', 0.6],
    ['area', 'M548 208C548 166 556 152 570 150C584 152 592 166 592 208Z', 'ruby5', 0.6],
    ['disc', 570, 136, 15, '#E9BC8E', 0.5],
    [
      'area',
      'M554 146C550 116 590 116 586 146C590 130 580 126 570 126C560 126 550 130 554 146Z',
      'lapis4',
      0.5,
    ],
    ['disc', 586, 172, 9, '#E9BC8E', 0.45],
    ['area', 'M480 250L660 250L652 264L488 264Z', 'wood6', 0.8],
    { thing: 'candle', args: [26], at: [516, 250] },
    { thing: 'candle', args: [26], at: [624, 250] },
    ['pool', 280, 466, 100, 12],
    ['pool', 450, 468, 70, 10],
    {
      who: 'grandfather',
      at: [270, 466],
      size: 370,
      mood: 'praying',
      joined: [15, 8],
      head: { turn: 0.95, nod: 0.75, roll: 16 },
    },
    {
      who: 'paul',
      at: [440, 470],
      size: 280,
      mood: 'praying',
      joined: [14, 6],
      head: { turn: 0.95, nod: 0.75, roll: 16 },
    },
    { thing: 'chair', args: ['wood5'], at: [110, 456], scale: 1.4 },
  ],
};
