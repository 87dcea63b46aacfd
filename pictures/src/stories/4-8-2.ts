import type { Scene } from '../scene.ts';

/** The Blue Lamp: at the door, in the rain, Mother opens her arms to both. */
export const scene: Scene = {
  id: 'story-4-8-2',
  layers: [
    ['area', 'M-10 -10L810 -10L810 490L-10 490Z', '#F0D9C0', 0.5],
    ['area', 'M270 400L270 40L600 40L600 400Z', 'wood5', 0.9],
    ['area', 'M290 400L290 60L580 60L580 400Z', '#9DBBD8', 0.8],
    ['tint', 'M290 280C360 260 500 280 580 262L580 400L290 400Z', '#8FB08A', 1],
    ['tree', 350, 320, 0.7, { crown: '#6F9A72', shine: '#8FB58A' }],
    ['fence', 296, 330, 276, 40, '#C9B7A6'],
    [
      'line',
      'M310 80L302 110M350 100L342 130M400 80L392 110M450 110L442 140M500 80L492 110M550 100L542 130M330 160L322 190M480 170L472 200M550 190L542 220M320 240L312 270M520 250L512 280M560 280L552 310',
      0.55,
      'white',
    ],
    ['area', 'M600 400L600 40L700 10L700 430Z', 'teal6', 0.9],
    ['disc', 616, 240, 7, 'gold4', 0.5],
    ['area', 'M-10 396L810 396L810 490L-10 490Z', '#B98A6A', 0.85],
    [
      'line',
      'M100 396L60 490M250 396L230 490M400 396L400 490M560 396L590 490M700 396L750 490',
      0.35,
    ],
    ['area', 'M300 440L560 436L590 470L280 474Z', '#8A6A9A', 0.8],
    ['shelf', 40, 200, 150, ['ruby5', 'lapis5', 'leaf6']],
    { thing: 'basket', args: ['wood4'], at: [690, 466], scale: 1.5 },
    ['area', 'M650 420C660 396 690 402 700 396C716 402 730 406 730 420Z', 'white', 0.7],
    ['pool', 420, 464, 190, 14],
    {
      together: [
        {
          who: 'mother',
          at: [430, 452],
          size: 366,
          turn: 0.1,
          mood: 'tender',
          near: { to: [322, 300] },
          far: { to: [548, 300] },
          head: { turn: 0.2, nod: 0.5 },
        },
        {
          who: 'nora',
          at: [322, 464],
          size: 270,
          mood: 'weeping',
          pose: 'leaning',
          near: { to: [408, 320] },
          far: null,
          looks: [420, 200],
          head: { turn: 'profile' },
        },
        {
          who: 'jack',
          at: [540, 464],
          size: 266,
          faces: 'left',
          mood: 'sad',
          pose: 'leaning',
          near: { to: [456, 322] },
          far: null,
          looks: [440, 200],
        },
      ],
    },
  ],
};
