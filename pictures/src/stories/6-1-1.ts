import type { Scene } from '../scene.ts';

/** Count Them, If You Can: Abraham outside his tent looks up at the stars. */
export const scene: Scene = {
  id: 'story-6-1-1',
  layers: [
    ['sky', 'night', [470, 70], { start: 8, count: 24 }],
    [
      'stars',
      '60,50,6 130,100,8 210,44,6 286,110,7 340,50,9 400,130,6 470,70,20 540,40,7 590,120,9 650,60,7 710,130,8 764,60,9 520,170,7 640,190,6 740,210,7 90,180,6 440,200,6 180,150,5 560,230,5 690,252,5 780,160,5 24,120,5',
    ],
    ['land', '-10,330 200,310 460,330 810,300', 'night.far', [470, 70]],
    { thing: 'sheep', at: [600, 366], scale: 0.9 },
    { thing: 'sheep', at: [690, 380], scale: 1.05, flip: true },
    ['land', '-10,390 260,372 540,380 810,372', 'night.near', [470, 70], { panes: 14 }],
    ['area', 'M-10 420L-10 160L110 112L250 420Z', '#B4553F', 0.95],
    ['area', 'M60 420C70 320 96 200 110 112C130 210 160 330 176 420Z', '#5B2A30', 0.8],
    ['lamplight', 116, 370, 120, 110],
    ['area', 'M60 420C70 320 96 200 110 112C100 220 96 330 100 420Z', '#D98A5A', 0.8],
    ['line', 'M110 112L110 92M190 288L300 420M20 148L-10 260M40 140L10 300M-10 330L30 420', 0.7],
    { thing: 'oilLamp', at: [140, 418], scale: 1 },
    ['pool', 360, 456, 96, 12],
    {
      who: 'oldFather',
      at: [356, 456],
      size: 344,
      pose: 'standing',
      mood: 'amazed',
      joints: { neck: [-5, -73], hip: [-1, -43] },
      near: [4, 27],
      far: [21, -24],
      farHand: 'point',
      head: { nod: -0.9, roll: -22 },
      wears: {
        robe: 'lapis3',
        robeShade: 'lapis4',
        over: { mantle: 'stone2' },
        mantleShade: 'stone4',
        hair: 'bald',
        belt: 'wood6',
      },
    },
    ['rock', 740, 470, 0.9, '#3D5A78'],
    ['grass', '520,470 640,450 460,480', '#1F4A3E'],
  ],
};
