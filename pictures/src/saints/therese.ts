import { holding, type SaintPicture } from '../roundel.ts';

/** St. Thérèse of Lisieux in the habit of a Carmelite, with a crucifix and roses. */
export const saint: SaintPicture = {
  id: 'saint-therese',
  hues: ['teal6', 'teal5', 'teal6', 'teal7'],
  layers: [
    ...holding(
      {
        who: 'nun',
        at: [100, 352],
        size: 284,
        turn: 0.9,
        mood: 'calm',
        near: [17, 18],
        nearHand: 'fist',
        far: [3, 17],
        farInFront: true,
        head: { turn: 0.9, roll: 4, nod: 0.1 },
        wears: {
          robe: 'wood6',
          robeShade: 'wood7',
          over: { cloak: 'pearl' },
          mantleShade: 'stone3',
          wearColour: 'slate7',
        },
      },
      ['leafShape', 176, 196, -30, 1.2],
      ['leafShape', 132, 190, 210, 1],
      { thing: 'crucifix', args: [1.05], at: [166, 172], turn: 14 },
      ['rose', 136, 196, 11, 'ruby3', 'ruby6'],
      ['rose', 158, 204, 12],
      ['rose', 180, 192, 11, 'ruby3', 'ruby6'],
    ),
  ],
};
