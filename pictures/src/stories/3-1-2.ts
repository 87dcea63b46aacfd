import type { Scene } from '../scene.ts';

/** A Hand That Would Not Rise: Sister Bernadette makes a wide, slow Sign of the Cross; two sisters watch. */
export const scene: Scene = {
  id: 'story-3-1-2',
  layers: [
    [
      'room',
      {
        wall: '#EFE2C8',
        floor: '#B98A6A',
        floorShade: '#A97A5B',
        edge: 372,
        vanish: [300, 90],
        blocks: [118, 72],
        boards: false,
      },
    ],
    ['lancet', 610, 50, 110, 240, ['lapis4', 'gold4', 'teal4', 'ruby4']],
    ['tint', 'M610 292L720 292L680 490L380 490Z', 'gold1', 0.5],
    ['archway', 70, 80, 150, 290, '#8C86A6'],
    ['pool', 510, 462, 100, 12],
    ['pool', 190, 458, 90, 11],
    {
      who: 'nun',
      at: [110, 452],
      size: 318,
      mood: 'tender',
      near: [12, 12],
      far: null,
      looks: [500, 190],
    },
    {
      who: 'nun',
      at: [224, 460],
      size: 326,
      pose: 'leaning',
      mood: 'amazed',
      near: [14, 6],
      far: [10, 10],
      looks: [500, 190],
    },
    {
      who: 'nun',
      at: [512, 466],
      size: 392,
      faces: 'left',
      turn: 0.6,
      mood: 'praying',
      near: [8, 16],
      nearHand: 'plain',
      far: { to: [440, 112] },
      farHand: 'plain',
      head: { turn: 0.75, nod: 0.15 },
      wears: { halo: 'plain' },
    },
    { thing: 'rosary', args: ['wood6'], at: [470, 330], scale: 1.4 },
  ],
};
