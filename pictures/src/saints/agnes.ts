import { holding, type SaintPicture } from '../roundel.ts';

/** St. Agnes, a girl of Rome, with a lamb in her arms and a palm branch. */
export const saint: SaintPicture = {
  id: 'saint-agnes',
  hues: ['ruby6', 'ruby5', 'ruby7', 'ruby6'],
  layers: [
    { thing: 'palmBranch', args: [1.1], at: [46, 176], turn: -8 },
    ...holding(
      {
        who: 'perpetua',
        at: [110, 366],
        mood: 'calm',
        near: [21, 20],
        far: [3, 18],
        head: { turn: 0.95, nod: 0.25, roll: 6 },
        wears: {
          build: 'youth',
          skin: 'olive',
          hair: 'long',
          hairColour: 'chestnut',
          robe: 'white',
          robeShade: 'stone3',
          over: { mantle: 'gold4' },
          mantleShade: 'gold6',
        },
      },
      { thing: 'lamb', args: [1.05], at: [146, 178] },
    ),
  ],
};
