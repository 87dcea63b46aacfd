import type { SaintPicture } from '../roundel.ts';

/** St. Francis of Assisi in a brown habit, with birds. */
export const saint: SaintPicture = {
  id: 'saint-francis',
  hues: ['leaf5', 'leaf6', 'leaf4', 'leaf5'],
  layers: [
    { thing: 'bird', args: ['lapis4', 1], at: [44, 96] },
    {
      who: 'friar',
      at: [104, 368],
      mood: 'glad',
      near: [27, 6],
      nearRoll: -14,
      far: [6, 16],
      head: { turn: 0.9, nod: 0.12, roll: 4 },
      wears: {
        skin: 'olive',
        beard: 'short',
        hairColour: 'chestnut',
        over: { collar: 'wood6' },
        robe: 'wood4',
        robeShade: 'wood6',
      },
    },
    { thing: 'bird', args: ['#D8913A', 1.35], at: [188, 158], flip: true },
    { thing: 'bird', args: ['white', 1], at: [52, 158] },
  ],
};
