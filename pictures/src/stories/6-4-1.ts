import type { Scene } from '../scene.ts';

/** The Chicken Yard: Sister Dulce measures the hens' yard with her eyes and thinks of beds for the sick. */
export const scene: Scene = {
  id: 'story-6-4-1',
  layers: [
    ['sky', 'day', [520, 100], { start: 5 }],
    ['area', 'M-10 350L-10 200L810 200L810 350Z', '#63B7D0', 0.7],
    [
      'line',
      'M60 230C80 224 80 224 100 230M300 224C320 218 320 218 340 224M660 236C680 230 680 230 700 236',
      0.6,
      'white',
    ],
    ['land', '-10,330 240,318 540,326 810,318', ['#E0B884', '#D2A870'], [520, 100]],
    ['area', 'M610 384L610 290L780 290L780 384Z', 'wood5', 0.9],
    ['area', 'M592 296L695 236L798 296Z', 'wood6', 0.9],
    ['line', 'M650 290L650 384M740 290L740 384', 0.4],
    ['area', 'M666 384L666 326L724 326L724 384Z', 'wood8', 0.7],
    ['land', '-10,400 240,388 540,394 810,388', ['#D9AE78', '#CB9E66'], [520, 100]],
    // What she thinks of: three beds in a row.
    [
      'area',
      'M330 128C306 106 326 68 362 74C372 34 436 22 470 46C506 14 590 14 622 44C666 22 730 46 732 84C776 92 784 146 748 162C744 196 686 212 650 194C616 218 540 218 504 196C464 214 400 208 384 180C344 186 314 156 330 128Z',
      'white',
      0.9,
    ],
    ['disc', 304, 140, 12, 'white', 0.8],
    ['disc', 278, 146, 7, 'white', 0.7],
    { thing: 'bed', args: [220, 'ruby5'], at: [414, 164], scale: 0.56 },
    { thing: 'bed', args: [220, 'lapis5'], at: [548, 164], scale: 0.56 },
    { thing: 'bed', args: [220, 'leaf5'], at: [680, 164], scale: 0.56 },
    ['pool', 190, 462, 90, 11],
    {
      who: 'sisterDulce',
      at: [176, 464],
      size: 350,
      pose: 'leaning',
      mood: 'calm',
      near: [20, 10],
      nearHand: 'open',
      far: [27, 2],
      farHand: 'open',
      looks: [640, 330],
    },
    { thing: 'hen', at: [420, 410], scale: 1.3 },
    { thing: 'hen', args: ['#D8913A'], at: [540, 426], scale: 1.4, flip: true },
    { thing: 'hen', args: ['#B9653A'], at: [650, 420], scale: 1.3 },
    { thing: 'hen', at: [750, 430], scale: 1.4, flip: true },
    ['fence', 262, 484, 560, 70, 'wood4'],
  ],
};
