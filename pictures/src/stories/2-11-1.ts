import type { Scene } from '../scene.ts';

/** Why Are You Looking at the Sky?: Jesus blesses them and rises; they stand and look. */
export const scene: Scene = {
  id: 'story-2-11-1',
  layers: [
    ['sky', 'dawn', [404, 120], { sun: 150, count: 26, start: 4, rings: ['gold3', 'gold1'] }],
    ['alps', '-10,320 120,286 300,312 520,290 700,316 810,290', '#8FA9DC'],
    ['town', 660, 330, 0.9],
    ['land', '-10,336 260,322 540,330 810,322', 'day.far', [404, 120]],
    ['tree', 90, 400, 1, { crown: '#8FA86A', shine: '#B5C98E' }],
    ['tree', 730, 396, 1.06, { crown: '#8FA86A', shine: '#B5C98E' }],
    ['land', '-10,400 260,380 540,380 810,396', 'day.mid', [404, 120]],
    {
      who: 'jesus',
      at: [404, 322],
      size: 288,
      turn: 0.1,
      pose: 'standing',
      mood: 'calm',
      near: [-16, -10],
      nearHand: 'bless',
      nearBend: 'down',
      far: [16, -10],
      farHand: 'open',
      head: { turn: 0.1, nod: 0.4 },
      joints: {
        nearKnee: [-2, -22],
        nearFoot: [-3, 3],
        farKnee: [3, -23],
        farFoot: [4, 1],
        nearToe: 40,
        farToe: 30,
      },
      wears: { robe: 'white', feet: 'bare' },
    },
    ['cloud', 330, 340, 1.3],
    ['cloud', 486, 344, 1.25],
    ['cloud', 404, 356, 1.5],
    ['land', '-10,452 260,440 540,440 810,450', 'day.near', [404, 120]],
    [
      'backs',
      '110,392,0.8,teal4,dark 312,404,0.8,amethyst4,brown 504,404,0.8,amber4,dark 700,392,0.8,leaf5,brown',
    ],
    [
      'backs',
      '208,414,0.95,gold4,white 608,414,0.95,ruby5,chestnut 408,440,0.8,lapis5,lapis5,veil',
    ],
  ],
};
