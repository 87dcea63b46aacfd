import type { Scene } from '../scene.ts';

/** The Wheel beside the Plate: Marco holds the red wheel of his broken truck and will not look at Nina, who is sorry. */
export const scene: Scene = {
  id: 'story-3-4-1',
  layers: [
    [
      'room',
      { wall: '#E9C79A', floor: '#A8764E', floorShade: '#98683F', edge: 372, vanish: [400, 140] },
    ],
    ['lamplight', 400, 200, 400, 270],
    ['line', 'M400 40L400 116M370 66L430 66', 1.8, 'wood6'],
    // The broken truck on the sideboard.
    ['area', 'M270 400L270 286L532 286L532 400Z', 'wood4', 0.85],
    ['area', 'M256 290L256 272L546 272L546 290Z', 'wood5', 0.85],
    { thing: 'toyTruck', args: [false], at: [400, 277], scale: 1.7, turn: 8.5 },
    {
      who: 'marco',
      at: [200, 556],
      size: 400,
      faces: 'left',
      pose: 'leaning',
      mood: 'stern',
      near: null,
      far: null,
      head: { turn: 0.8, nod: 0.45, roll: 6 },
    },
    {
      who: 'nina',
      at: [634, 548],
      size: 366,
      faces: 'left',
      pose: 'leaning',
      mood: 'weeping',
      joined: [14, 8],
      looks: [300, 330],
    },
    ['area', 'M20 410C200 390 600 390 780 410L800 490L0 490Z', 'white', 0.95],
    { thing: 'bowl', args: ['lapis4'], at: [302, 456], scale: 1.6 },
    { thing: 'bowl', args: ['lapis4'], at: [600, 456], scale: 1.6 },
    { thing: 'steam', at: [302, 446], scale: 1.4 },
    { thing: 'steam', at: [600, 446], scale: 1.4 },
    ['bread', 452, 446, 1.5],
    { thing: 'truckWheel', at: [112, 470], scale: 2.5 },
    {
      who: 'marco',
      at: [200, 556],
      size: 400,
      faces: 'left',
      pose: 'leaning',
      near: { to: [140, 412] },
      nearHand: 'open',
      far: null,
      only: 'near',
    },
  ],
};
