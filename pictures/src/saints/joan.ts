import { holding, type SaintPicture } from '../roundel.ts';

/** St. Joan of Arc in armor with her banner of lilies. */
export const saint: SaintPicture = {
  id: 'saint-joan',
  hues: ['lapis6', 'lapis7', 'lapis5', 'lapis6'],
  layers: [
    ...holding(
      {
        who: 'soldier',
        at: [92, 362],
        size: 292,
        mood: 'calm',
        near: [27, 8],
        nearHand: 'fist',
        far: [6, 22],
        head: { turn: 0.9, nod: -0.4, roll: -3 },
        wears: {
          build: 'youth',
          skin: 'fair',
          gender: 'female',
          hair: 'bob',
          hairColour: 'chestnut',
          wear: undefined,
          robe: '#A9B4CC',
          robeShade: '#7F8BAA',
          sleeve: '#C4CDDF',
          over: { armour: '#C4CDDF', collar: '#E6EBF4' },
        },
      },
      { thing: 'banner', at: [166, 176], turn: 5, scale: 0.86 },
    ),
  ],
};
