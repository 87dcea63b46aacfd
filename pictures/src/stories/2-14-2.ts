import type { Scene } from '../scene.ts';

/** A Shepherd Without a Sword: by the river Pope Leo lifts his hand before Attila on his horse. */
export const scene: Scene = {
  id: 'story-2-14-2',
  layers: [
    ['sky', 'evening', [330, 150], { start: 4, sun: 82 }],
    ['land', '-10,290 200,276 460,290 810,276', 'evening.far', [330, 150], { panes: 7 }],
    [
      'water',
      '-10,312 240,304 540,310 810,304',
      'evening.water',
      '40,330,60 260,324,60 180,346,60',
      [330, 150],
    ],
    [
      'crowd',
      '470,320,0.62,ruby8,wood6,tan 530,322,0.62,amber7,black,tan 750,330,-0.7,ruby8,wood6,tan',
    ],
    ['line', 'M476 260L476 310M536 258L536 310M756 260L756 316', 0.9, 'wood7'],
    ['land', '-10,372 240,350 520,362 810,352', 'evening.mid', [330, 150], { panes: 7 }],
    ['land', '-10,430 240,410 540,420 810,410', 'evening.near', [330, 150], { panes: 7 }],
    ['crowd', '60,430,1.5,stone1,white,fair 130,440,1.5,wood5,brown,olive'],
    ['pool', 610, 456, 170, 16, 'amethyst8', 0.3],
    ['pool', 290, 462, 90, 12, 'amethyst8', 0.3],
    {
      thing: 'horse',
      args: ['wood6', 'wood8', 'amethyst6'],
      at: [604, 458],
      scale: 1.6,
      flip: true,
    },
    {
      who: 'attila',
      at: [616, 354],
      size: 282,
      faces: 'left',
      pose: 'riding',
      mood: 'serious',
      near: { to: [540, 260] },
      nearHand: 'fist',
      far: [14, 10],
      looks: [300, 180],
    },
    ['line', 'M541 262C510 256 470 232 446 214', 1, 'wood8'],
    {
      who: 'leo',
      at: [286, 464],
      size: 346,
      pose: 'standing',
      mood: 'calm',
      near: [27, -10],
      far: [10, 22],
      farHand: 'open',
      looks: [580, 200],
    },
    ['reeds', '20,490,80 40,490,100 760,490,90 784,490,70', '#5C6F3C'],
  ],
};
