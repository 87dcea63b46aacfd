import type { Scene } from '../scene.ts';

/** The Water Jug: Perpetua and Felicity, just baptized, hold each other's hands; they are sisters now. */
export const scene: Scene = {
  id: 'story-1-2-2',
  layers: [
    [
      'room',
      {
        wall: '#8C86A6',
        wallShade: '#7A7496',
        floor: '#A79A8C',
        floorShade: '#978A7D',
        edge: 352,
        vanish: [400, 60],
        blocks: [92, 58],
        boards: false,
      },
    ],
    [
      'beam',
      [
        [360, 100],
        [440, 100],
      ],
      [270, 462],
      [540, 462],
      'gold2',
      0.5,
    ],
    ['barredWindow', 352, 30, 96, 86, 'gold1'],
    ['glory', 404, 250, 60, 220, 18, 'gold2', 0.28],
    [
      'crowd',
      '110,380,1.5,teal6,dark,olive 690,384,-1.5,leaf6,brown,tan 182,372,1.4,#7C4A20,gray,tan',
    ],
    ['pool', 404, 460, 190, 16, 'gold2', 0.6],
    { thing: 'basin', at: [404, 470], scale: 1.3 },
    {
      together: [
        {
          who: 'perpetua',
          at: [288, 458],
          size: 330,
          pose: 'leaning',
          mood: 'glad',
          near: { to: [402, 296] },
          nearHand: 'clasp',
          far: { to: [402, 258] },
          looks: [500, 170],
          wears: { robe: 'white', over: {} },
        },
        {
          who: 'felicity',
          at: [520, 458],
          size: 322,
          faces: 'left',
          pose: 'leaning',
          mood: 'laughing',
          near: { to: [406, 298] },
          nearHand: 'open',
          far: { to: [406, 262] },
          looks: [310, 170],
          wears: { robe: 'white', robeShade: 'stone3' },
        },
      ],
    },
    [
      'drops',
      '344,216,0.8 262,132,0.8 466,216,0.8 548,132,0.8 404,392,0.9 380,412,0.8 430,410,0.8',
    ],
    { thing: 'jug', args: ['amber6', 'amber4'], at: [640, 462], scale: 0.9 },
  ],
};
