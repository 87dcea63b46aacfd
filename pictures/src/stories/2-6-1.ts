import type { Scene } from '../scene.ts';

/** Where Are You?: Adam and Eve leave the garden; the light of it is behind them, one star before them. */
export const scene: Scene = {
  id: 'story-2-6-1',
  layers: [
    ['sky', 'evening', [150, 236], { start: 8, count: 22 }],
    ['stars', '676,78,17 600,46,6 752,132,6 560,112,5'],
    ['alps', '250,330 340,262 420,300 520,236 610,290 700,252 810,300', '#8A78B8'],
    ['land', '-10,322 250,300 480,316 810,304', 'evening.far', [150, 236]],
    [
      'area',
      'M-10 120C20 96 60 108 76 92C104 66 160 66 182 92C214 84 250 106 246 140C270 160 268 200 250 214L254 372L-10 378Z',
      'leaf6',
      0.9,
    ],
    ['archway', 70, 168, 156, 206, 'gold1'],
    ['tint', 'M80 372L150 210L216 372Z', 'gold3', 0.8],
    ['tree', 148, 366, 0.92, { crown: 'leaf4', fruit: 'ruby5', shine: 'leaf3' }],
    [
      'flowers',
      '30,172,ruby4 52,250,white 24,320,gold4 244,180,white 246,268,ruby4 150,104,gold4 98,122,white 206,118,ruby4',
    ],
    ['land', '-10,380 240,366 500,376 810,352', ['#C2A67E', '#B0926A'], [150, 236], { panes: 14 }],
    ['tint', 'M76 374L222 370L420 490L-10 490L-10 430Z', 'gold2', 0.5],
    ['rock', 690, 400, 1.05, '#9C8C86'],
    ['rock', 752, 420, 0.8, '#8A7A78'],
    ['thorns', 640, 470, 1.3],
    ['thorns', 752, 488, 1.2],
    ['pool', 400, 462, 84, 12, 'amethyst8', 0.3],
    ['pool', 520, 462, 84, 12, 'amethyst8', 0.3],
    {
      who: 'eve',
      at: [510, 462],
      size: 308,
      pose: 'walking',
      mood: 'weeping',
      joined: [12, 9],
      head: { turn: 0.85, nod: 0.25, roll: -6, flip: true },
    },
    {
      who: 'adam',
      at: [396, 464],
      size: 334,
      pose: 'walking',
      mood: 'sad',
      near: [28, 6],
      far: 'down',
      head: { nod: 0.3, roll: 4 },
    },
  ],
};
