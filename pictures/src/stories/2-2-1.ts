import type { Scene } from '../scene.ts';

/** Greater Still: on the abbey wall the old monk and little Thomas look out, hand in hand, at the mountains. */
export const scene: Scene = {
  id: 'story-2-2-1',
  layers: [
    ['sky', 'dawn', [470, 160], { sun: 76, start: 6 }],
    [
      'alps',
      '-10,230 70,140 150,210 250,110 340,200 420,150 520,216 610,120 700,206 810,130',
      '#A9BFE8',
    ],
    ['alps', '-10,280 120,216 230,276 360,210 480,280 600,226 720,276 810,230', '#8FA9DC'],
    ['land', '-10,330 200,300 460,320 810,296', 'dawn.far', [470, 160]],
    [
      'area',
      'M330 480C350 420 300 380 340 340C380 330 420 350 400 390C396 430 460 440 450 480Z',
      '#8CC8D8',
      0.5,
    ],
    ['cloud', 130, 300, 0.8],
    ['cloud', 690, 270, 0.7],
    ['stoneWall', -10, 490, 820, 96, 'stone3'],
    ['area', 'M-10 398L810 398L810 376L-10 376Z', 'stone2', 0.9],
    ['column', 20, 60, 60, 320, 'stone2'],
    ['area', 'M-10 -10L180 -10C100 0 84 30 84 60L14 60L-10 60Z', 'stone3', 0.9],
    {
      together: [
        {
          who: 'monk',
          at: [340, 500],
          size: 380,
          turn: 'back',
          near: [-8, 26],
          far: { to: [424, 352] },
          head: { turn: 'profile', nod: 0.2 },
          mood: 'tender',
        },
        {
          who: 'thomas',
          at: [470, 500],
          size: 256,
          turn: 'back',
          near: { to: [428, 356] },
          nearHand: 'clasp',
          far: [20, -14],
          head: { turn: 'profile', flip: true, roll: -14 },
          mood: 'glad',
        },
      ],
    },
  ],
};
