import type { Scene } from '../scene.ts';

/** The First Sentence: Peter, now a friar, preaches before a church, for the churches are too small. */
export const scene: Scene = {
  id: 'story-2-1-2',
  layers: [
    ['sky', 'day', [560, 130], { start: 4, sun: 58 }],
    ['land', '-10,300 260,290 560,296 810,290', 'day.far', [560, 130]],
    [
      'area',
      'M-10 350L-10 120L70 110L70 350ZM70 350L70 170L160 176L160 350ZM160 350L160 210L240 216L240 350Z',
      '#E6B27C',
      0.9,
    ],
    ['area', 'M-10 120L-10 96L80 88L80 112ZM66 172L66 154L168 160L168 178Z', 'ruby6', 0.75],
    [
      'area',
      'M20 170L44 168L44 206L20 208ZM96 206L118 207L118 240L96 240ZM184 240L200 240L200 268L184 268Z',
      'wood8',
      0.6,
    ],
    ['area', 'M470 390L470 140L640 60L810 140L810 390Z', 'stone1', 0.95],
    ['disc', 640, 150, 40, 'lapis4', 0.8],
    ['line', 'M640 110L640 190M600 150L680 150M612 122L668 178M668 122L612 178', 0.6],
    ['archway', 590, 230, 104, 160, 'wood6'],
    ['line', 'M642 226L642 390', 0.6],
    ['gulls', '120,60,0.8 200,90,1 300,50,0.8 360,110,0.9 430,60,0.7 260,140,0.6'],
    ['area', 'M-10 350L810 350L810 490L-10 490Z', '#D8C6A6', 0.85],
    ['steps', 600, 420, 300, 3, 'stone2'],
    [
      'crowd',
      '60,400,1.3,lapis5,brown,fair 140,396,1.3,ruby5,white,fair,veil 224,400,1.35,leaf6,dark,olive 306,398,1.25,amber5,gray,fair',
    ],
    {
      who: 'dominican',
      at: [580, 378],
      size: 306,
      faces: 'left',
      mood: 'speaking',
      near: [22, 2],
      nearHand: 'open',
      far: [16, -24],
      farHand: 'open',
      looks: [250, 330],
    },
    [
      'backs',
      '80,404,1.15,teal6,dark 240,420,1.2,amethyst5,white,veil 400,420,1.1,wood5,chestnut 520,440,0.9,lapis5,sand',
    ],
  ],
};
