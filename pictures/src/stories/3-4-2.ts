import type { Scene } from '../scene.ts';

/** The Wheel beside the Plate: on Sunday Nina presses the red wheel into its place while Marco counts on his fingers. */
export const scene: Scene = {
  id: 'story-3-4-2',
  layers: [
    [
      'room',
      { wall: '#D9B98C', floor: '#A8764E', floorShade: '#98683F', edge: 366, vanish: [500, 110] },
    ],
    ['houseWindow', 300, 40, 160, 150, { sky: ['#BFE0F4', '#FDF3CF'] }],
    ['tint', 'M320 204L480 204L620 490L220 490Z', 'gold1', 0.45],
    ['line', 'M60 60L250 60M90 60L90 120M140 60L140 100M200 60L200 110', 0.9, 'wood7'],
    [
      'area',
      'M78 120L102 120L106 146L74 146ZM126 100L154 100L154 114L126 114ZM184 110L216 110L200 142Z',
      'stone4',
      0.65,
    ],
    {
      who: 'nina',
      at: [196, 508],
      size: 350,
      pose: 'bending',
      mood: 'calm',
      far: null,
      near: null,
      looks: [300, 380],
    },
    {
      who: 'marco',
      at: [640, 512],
      size: 364,
      faces: 'left',
      pose: 'leaning',
      mood: 'speaking',
      near: null,
      far: { to: [500, 262] },
      farHand: 'none',
      looks: [330, 360],
    },
    // His farther hand: three fingers are up.
    [
      'area',
      'M486 308C478 292 482 280 486 276L480 236C480 226 492 226 493 236L496 264L498 226C499 216 511 216 511 226L509 264L517 232C520 222 531 226 528 236L519 272C532 266 540 272 532 280C522 288 520 302 512 310Z',
      '#E6B98D',
      0.75,
    ],
    {
      who: 'marco',
      at: [640, 512],
      size: 364,
      faces: 'left',
      pose: 'leaning',
      near: { to: [536, 292] },
      nearHand: 'point',
      far: null,
      only: 'near',
    },
    { thing: 'workbench', args: [560], at: [400, 520], scale: 1.2 },
    { thing: 'toyTruck', at: [406, 410], scale: 2, flip: true },
    { thing: 'gluePot', at: [590, 410], scale: 1.3 },
    {
      who: 'nina',
      at: [196, 508],
      size: 350,
      pose: 'bending',
      near: { to: [330, 376] },
      nearHand: 'open',
      far: null,
      only: 'near',
    },
  ],
};
