import { chain } from '../parts/saint-signs.ts';
import { holding, put, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };

/** Brothers who opened doors, freed captives and nursed the sick. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-porter',
    hues: glass.gold,
    layers: [
      ['area', 'M150 250L150 90C150 50 232 50 232 90L232 250Z', 'wood5', 0.9],
      ['line', 'M176 62L176 240M204 62L204 240', 0.6, 'wood7'],
      ...holding(
        {
          who: 'priestCassock',
          at: [96, 370],
          mood: 'glad',
          near: { to: [156, 190] },
          nearHand: 'fist',
          far: { to: [60, 190] },
          head: right,
          wears: { ...dress.cassock, age: 'old', hair: 'short', hairColour: 'white' },
        },
        { thing: 'keys', at: [160, 172], scale: 0.72, turn: 176 },
      ),
    ],
  },
  {
    id: 'saint-type-freer-of-captives',
    hues: glass.lapis,
    layers: [
      {
        who: 'monk',
        at: [108, 370],
        mood: 'calm',
        near: { to: [132, 186] },
        nearHand: 'fist',
        far: { to: [206, 180] },
        farHand: 'fist',
        head: right,
        wears: {
          ...dress.cistercian,
          age: undefined,
          hairColour: 'brown',
          beard: 'short',
          over: { scapular: 'white', collar: 'white' },
        },
      },
      ['line', 'M110 178L110 202M100 190L120 190', 1.5, 'ruby5'],
      put(chain(), [172, 176], { scale: 1.05 }),
    ],
  },
  {
    id: 'saint-type-caring-brother',
    hues: glass.leaf,
    layers: [
      {
        who: 'boy',
        at: [186, 298],
        size: 184,
        faces: 'left',
        plain: true,
        near: null,
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: -0.1 },
        wears: { halo: undefined, robe: 'stone3', robeShade: 'stone4', hair: 'curls', skin: 'tan' },
      },
      {
        who: 'friar',
        at: [92, 370],
        mood: 'tender',
        near: { to: [144, 200] },
        far: { to: [158, 182] },
        head: down,
        wears: {
          robe: 'slate7',
          robeShade: 'slate8',
          hair: 'short',
          hairColour: 'dark',
          beard: 'short',
          skin: 'olive',
          belt: undefined,
          over: { scapular: 'slate8', collar: 'slate7' },
        },
      },
      { thing: 'bowl', at: [150, 206], scale: 0.95 },
    ],
  },
];
