import type { Scene } from '../scene.ts';

/** The Wheel beside the Plate: on Sunday Nina presses the red wheel into its place while Marco counts on his fingers. */
export const scene: Scene = {
  id: 'story-3-4-2',
  layers: [
    [
      'room',
      { wall: '#D9B98C', floor: '#A8764E', floorShade: '#98683F', edge: 366, vanish: [500, 110] },
    ],
    ['houseWindow', 320, 50, 160, 150, { sky: ['#BFE0F4', '#FDF3CF'] }],
    ['tint', 'M320 204L480 204L620 490L220 490Z', 'gold1', 0.45],
    ['line', 'M60 60L250 60M90 60L90 140M140 60L140 110M200 60L200 130', 0.9, 'wood7'],
    [
      'area',
      'M78 140L102 140L106 168L74 168ZM126 110L154 110L154 124L126 124ZM184 130L216 130L200 170Z',
      'stone4',
      0.65,
    ],
    ['shelf', 570, 150, 180, ['gold5', 'teal5', 'wood4']],
    {
      who: 'nina',
      at: [270, 500],
      size: 330,
      pose: 'leaning',
      mood: 'serious',
      far: { to: [384, 352] },
      near: { to: [392, 370] },
      looks: [400, 360],
    },
    {
      who: 'marco',
      at: [580, 510],
      size: 352,
      faces: 'left',
      pose: 'leaning',
      mood: 'speaking',
      near: [16, 0],
      nearHand: 'point',
      far: [22, -14],
      farHand: 'open',
      looks: [400, 350],
    },
    { thing: 'workbench', args: [520], at: [410, 520], scale: 1.2 },
    { thing: 'toyTruck', at: [376, 412], scale: 1.7 },
    { thing: 'gluePot', at: [540, 412], scale: 1.2 },
    {
      who: 'nina',
      at: [270, 500],
      size: 330,
      pose: 'leaning',
      near: { to: [418, 366] },
      nearHand: 'fist',
      far: null,
      only: 'near',
    },
  ],
};
