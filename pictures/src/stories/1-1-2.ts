import type { Scene } from '../scene.ts';

/** Shoes on the Shoulder: in the priest's study Don Tito teaches Bepi from a big book by the window. */
export const scene: Scene = {
  id: 'story-1-1-2',
  layers: [
    [
      'room',
      { wall: '#E8D3AC', floor: '#A8764E', floorShade: '#98683F', edge: 372, vanish: [560, 120] },
    ],
    ['houseWindow', 572, 58, 150, 170, { sky: ['#BFE0F4', '#FDF3CF'], curtain: 'leaf5' }],
    ['tint', 'M572 230L722 230L520 490L180 490Z', 'gold1', 0.4],
    ['shelf', 60, 150, 180, ['ruby6', 'leaf6', 'lapis6', 'gold6', 'amethyst6']],
    ['shelf', 60, 232, 180, ['lapis6', 'wood6', 'ruby7', 'teal6']],
    ['line', 'M480 60L480 130M456 84L504 84', 1.7, 'wood6'],
    {
      who: 'donTito',
      at: [312, 500],
      size: 400,
      pose: 'leaning',
      mood: 'tender',
      far: null,
      looks: [440, 360],
      near: { to: [436, 350] },
      nearHand: 'point',
      only: 'body',
    },
    {
      who: 'bepi',
      at: [560, 512],
      size: 330,
      faces: 'left',
      pose: 'leaning',
      mood: 'amazed',
      far: [16, 20],
      looks: [470, 370],
      near: [18, 22],
    },
    { thing: 'longTable', args: [640, 'wood5'], at: [430, 500], scale: 1.06 },
    { thing: 'openBook', at: [450, 376], scale: 3.6, turn: 0 },
    { thing: 'candle', args: [40], at: [640, 396], scale: 1.2 },
    { thing: 'book', args: ['lapis6'], at: [220, 388], scale: 2, turn: 90 },
    {
      who: 'donTito',
      at: [312, 500],
      size: 400,
      pose: 'leaning',
      near: { to: [428, 356] },
      nearHand: 'point',
      far: null,
      only: 'near',
    },
  ],
};
