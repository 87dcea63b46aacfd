import type { Scene } from '../scene.ts';

/** Asleep in the Storm: "Peace! Be still!" Jesus stands in the boat; the lake lies smooth under the stars. */
export const scene: Scene = {
  id: 'story-2-7-2',
  layers: [
    ['sky', 'night', [404, 190], { start: 8, sun: 190, rings: ['#2E4DA6', '#3C5CB8'] }],
    [
      'stars',
      '60,60,8 150,130,6 230,50,7 560,60,8 640,130,6 730,60,8 770,160,6 300,120,5 520,150,5',
    ],
    ['alps', '-10,270 110,216 220,262 360,236 520,262 660,210 810,264', '#2B3A86'],
    ['water', '-10,280 260,280 540,280 810,280', 'night.water', '40,310,60 690,306,60', [404, 190]],
    ['line', 'M404 40L404 330', 2.6, 'wood7'],
    ['line', 'M270 78L540 62', 1.8, 'wood7'],
    [
      'area',
      'M280 80C330 92 480 84 532 66C540 80 534 92 520 96C470 112 340 116 292 102C280 98 276 90 280 80Z',
      '#F1E4C8',
      0.8,
    ],
    {
      who: 'apostle',
      at: [232, 470],
      size: 282,
      pose: 'bending',
      mood: 'amazed',
      near: [24, 10],
      far: [10, 6],
      nearHand: 'open',
      head: { nod: -0.7, roll: -14 },
    },
    {
      who: 'jesus',
      at: [404, 462],
      size: 318,
      pose: 'standing',
      mood: 'calm',
      near: [29, -10],
      far: [6, 26],
      farHand: 'open',
      head: { nod: 0 },
    },
    {
      who: 'peter',
      at: [566, 486],
      size: 300,
      faces: 'left',
      pose: 'kneeling',
      mood: 'amazed',
      joined: [15, 5],
      head: { nod: -0.6, roll: -12 },
    },
    { thing: 'boatSide', args: [560, 'wood5'], at: [404, 410] },
    [
      'area',
      'M-10 428C60 420 120 430 170 424C260 436 560 436 640 424C700 430 760 420 810 426L810 490L-10 490Z',
      '#2F5FB4',
      0.8,
    ],
    ['tint', 'M180 490L250 432L560 432L630 490Z', 'gold2', 0.2],
    [
      'line',
      'M60 452C80 446 80 446 100 452C120 458 120 458 140 452M660 456C680 450 680 450 700 456C720 462 720 462 740 456M330 462C350 456 350 456 370 462C390 468 390 468 410 462C430 456 430 456 450 462',
      0.6,
      'lapis1',
    ],
  ],
};
