import { holding, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };

/** More holy men whom many know. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-bernard',
    hues: glass.sea,
    layers: [
      { thing: 'beehive', at: [184, 190], scale: 0.9 },
      {
        who: 'monk',
        at: [98, 370],
        mood: 'singing',
        near: { to: [140, 204] },
        far: { to: [160, 176] },
        farHand: 'open',
        head: { turn: 0.9, nod: -0.2, roll: -3 },
        wears: {
          ...dress.cistercian,
          age: undefined,
          hairColour: 'red',
          beard: 'short',
          over: { collar: 'white' },
        },
      },
    ],
  },
  {
    id: 'saint-gregory-the-great',
    hues: glass.gold,
    layers: [
      { thing: 'dove', args: [0.5], at: [186, 92] },
      ...holding(
        {
          who: 'pope',
          at: [100, 358],
          size: 254,
          mood: 'calm',
          near: { to: [150, 190] },
          nearHand: 'fist',
          far: { to: [150, 208] },
          head: down,
          wears: {
            ...dress.pope,
            hairColour: 'gray',
            beard: 'short',
            over: { cope: 'leaf6', stole: 'gold4' },
          },
        },
        { thing: 'openBook', at: [158, 208], scale: 1.9 },
        { thing: 'quill', at: [156, 190], scale: 1.1 },
      ),
    ],
  },
  {
    id: 'saint-anthony-the-abbot',
    hues: glass.forest,
    layers: [
      {
        who: 'monk',
        at: [96, 370],
        mood: 'tender',
        near: { to: [150, 192] },
        far: { to: [56, 180] },
        farHand: 'fist',
        farHolds: { thing: 'staff', scale: 0.8 },
        head: down,
        wears: {
          robe: 'wood5',
          robeShade: 'wood7',
          hair: 'bald',
          hairColour: 'white',
          beard: 'long',
          skin: 'tan',
          over: { scapular: 'wood7', collar: 'wood7' },
        },
      },
      { thing: 'pig', at: [144, 220], scale: 0.78 },
    ],
  },
  {
    id: 'saint-blaise',
    hues: glass.teal,
    layers: [
      {
        who: 'boy',
        at: [186, 296],
        size: 180,
        faces: 'left',
        plain: true,
        near: null,
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: -0.2 },
        wears: { halo: undefined, robe: 'amber5' },
      },
      ['area', 'M132 200L200 150L206 158L138 208ZM140 150L208 200L202 208L134 158Z', 'pearl', 0.65],
      {
        who: 'bishop',
        at: [84, 356],
        size: 256,
        mood: 'tender',
        near: { to: [138, 180] },
        nearHand: 'fist',
        far: null,
        head: down,
        wears: {
          ...dress.bishop,
          hairColour: 'gray',
          beard: 'short',
          skin: 'olive',
          over: { cope: 'ruby5', stole: 'gold4' },
        },
      },
    ],
  },
  {
    id: 'saint-moses',
    hues: glass.amber,
    layers: holding(
      {
        who: 'moses',
        at: [104, 370],
        mood: 'serious',
        near: { to: [158, 204] },
        far: { to: [192, 196] },
        head: right,
      },
      { thing: 'tablets', at: [172, 176], scale: 1.05 },
    ),
  },
];
