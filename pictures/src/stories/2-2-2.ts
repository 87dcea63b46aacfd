import type { Scene } from '../scene.ts';

/** Greater Still: at night Thomas tries to count the stars; the monk kneels beside him. */
export const scene: Scene = {
  id: 'story-2-2-2',
  layers: [
    ['sky', 'night', [300, 90], { start: 8, count: 22 }],
    [
      'stars',
      '40,60,7 110,120,6 170,40,8 240,140,6 300,90,16 360,40,7 420,130,8 480,60,6 540,100,7 600,40,8 660,120,6 720,60,9 770,150,6 90,200,5 200,210,5 500,190,5 620,200,6 700,230,5 400,220,5',
    ],
    ['alps', '-10,330 90,260 180,316 300,240 400,306 520,250 640,316 740,250 810,300', 'night'],
    ['land', '-10,370 260,346 560,360 810,344', 'night.far', [300, 90]],
    ['area', 'M-10 400L810 400L810 490L-10 490Z', '#5E5A86', 0.9],
    [
      'line',
      'M-10 440L810 440M120 400L90 440M300 400L290 440M480 400L490 440M660 400L690 440M200 440L170 490M400 440L400 490M600 440L630 490',
      0.4,
    ],
    [
      'area',
      'M-10 402L-10 352L60 352L60 378L140 378L140 352L220 352L220 378L300 378L300 352L380 352L380 378L460 378L460 352L540 352L540 378L620 378L620 352L700 352L700 378L810 378L810 402Z',
      '#6A6A92',
      0.85,
    ],
    ['lamplight', 500, 440, 240, 120],
    { thing: 'lantern', at: [604, 410], scale: 1.2 },
    ['pool', 330, 462, 70, 10],
    ['pool', 490, 462, 90, 11],
    {
      who: 'thomas',
      at: [320, 462],
      size: 262,
      faces: 'left',
      mood: 'amazed',
      near: [6, 24],
      far: [22, -24],
      farHand: 'point',
      looks: [200, 60],
    },
    {
      who: 'monk',
      at: [474, 462],
      size: 352,
      faces: 'left',
      pose: 'oneknee',
      mood: 'tender',
      near: { to: [346, 306] },
      far: null,
      looks: [330, 230],
    },
  ],
};
