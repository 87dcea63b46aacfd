import { onHead } from '../on-head.ts';
import { circlet, frilledCap } from '../parts/saint-headwear.ts';
import { orb, sceptre, smallChurch } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };
const queen: RoundelPerson = {
  who: 'nun',
  at: [104, 370],
  mood: 'tender',
  near: { to: [166, 206] },
  far: { to: [186, 200] },
  head: right,
  wears: {
    robe: 'ruby5',
    robeShade: 'ruby7',
    wear: 'veil',
    wearColour: 'pearl',
    wearTrim: 'pearl',
    hair: 'none',
    over: { cloak: 'lapis6' },
    mantleShade: 'lapis8',
  },
};
const king: RoundelPerson = {
  who: 'king',
  at: [112, 370],
  faces: 'left',
  near: { to: [170, 200] },
  nearBend: 'back',
  far: { to: [60, 176] },
  farHand: 'fist',
  head: right,
  wears: {
    skin: 'fair',
    hair: 'bob',
    hairColour: 'chestnut',
    beard: 'short',
    wear: undefined,
    robe: 'lapis6',
    robeShade: 'lapis8',
    over: { mantle: 'ruby5' },
  },
};
const prince: RoundelPerson = {
  who: 'lad',
  at: [104, 370],
  mood: 'glad',
  near: { to: [168, 190] },
  nearHand: 'fist',
  far: [8, 20],
  head: right,
  wears: {
    skin: 'fair',
    hair: 'bob',
    hairColour: 'sand',
    robe: 'amethyst5',
    robeShade: 'amethyst7',
    belt: 'gold4',
    over: { mantle: 'gold4' },
    mantleShade: 'gold6',
  },
};
const lady: RoundelPerson = {
  who: 'mother',
  at: [98, 370],
  mood: 'tender',
  near: { to: [150, 204] },
  far: { to: [160, 190] },
  head: down,
  wears: {
    hair: 'bun',
    hairColour: 'brown',
    robe: 'slate6',
    robeShade: 'slate7',
    belt: undefined,
    over: { collar: 'white' },
  },
};

/** Kings and queens, parents and children, workers, soldiers and travellers. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-queen',
    hues: glass.violet,
    layers: [
      ...holding(queen, put(smallChurch('pearl'), [172, 182], { scale: 0.9 })),
      onHead(queen, circlet()),
    ],
  },
  {
    id: 'saint-type-king',
    hues: glass.gold,
    layers: [
      { ...king, only: 'body' },
      put(sceptre(), [60, 152]),
      onHead(king, circlet('gold4', 'lapis5')),
      { ...king, only: 'near' },
      put(orb(), [176, 188], { scale: 1.1 }),
    ],
  },
  {
    id: 'saint-type-prince',
    hues: glass.sky,
    layers: [
      ...holding(prince, { thing: 'lily', at: [172, 174], scale: 1.15, turn: 8 }),
      onHead(prince, circlet()),
    ],
  },
  {
    id: 'saint-type-girl',
    hues: glass.leaf,
    layers: [
      ...holding(
        {
          who: 'girl',
          at: [92, 372],
          size: 288,
          mood: 'glad',
          near: { to: [138, 184] },
          far: null,
          head: right,
          wears: {
            robe: 'amber4',
            robeShade: 'amber6',
            hair: 'braids',
            hairColour: 'sand',
            over: { apron: 'white', mantle: 'teal5' },
            mantleShade: 'teal7',
          },
        },
        { thing: 'sheep', at: [148, 224], scale: 0.95 },
      ),
    ],
  },
  {
    id: 'saint-type-boy',
    hues: glass.ruby,
    layers: holding(
      {
        who: 'boy',
        at: [126, 372],
        size: 288,
        faces: 'left',
        mood: 'glad',
        near: { to: [72, 192] },
        nearHand: 'fist',
        far: { to: [90, 206] },
        head: right,
        wears: {
          skin: 'olive',
          hair: 'curls',
          hairColour: 'chestnut',
          robe: 'white',
          robeShade: 'stone3',
          legs: 'tunic',
          belt: 'lapis5',
          over: { mantle: 'lapis5' },
          mantleShade: 'lapis7',
        },
      },
      { thing: 'palmBranch', args: [1.1], at: [64, 190], turn: -14 },
    ),
  },
  {
    id: 'saint-type-mother',
    hues: glass.teal,
    layers: [
      { ...lady, only: 'body' },
      {
        who: 'girl',
        at: [178, 292],
        size: 176,
        faces: 'left',
        plain: true,
        near: { to: [150, 206] },
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: -0.2 },
        wears: { halo: undefined, robe: 'ruby4', robeShade: 'ruby6', hairColour: 'brown' },
      },
      { ...lady, only: 'near' },
    ],
  },
  {
    id: 'saint-type-kind-lady',
    hues: glass.amber,
    layers: [
      {
        ...lady,
        wears: {
          hair: 'none',
          robe: 'leaf6',
          robeShade: 'leaf8',
          belt: undefined,
          wear: 'veil',
          wearColour: 'white',
          wearTrim: 'white',
          over: { apron: 'white' },
        },
        near: { to: [146, 200] },
        far: { to: [184, 204] },
      },
      { thing: 'loaf', at: [158, 190], scale: 0.8 },
      { thing: 'loaf', at: [182, 188], scale: 0.8 },
      { thing: 'basket', at: [168, 222], scale: 1 },
    ],
  },
  {
    id: 'saint-type-countrywoman',
    hues: glass.forest,
    layers: [
      ...holding({
        ...lady,
        mood: 'glad',
        head: right,
        near: { to: [170, 188] },
        nearHand: 'fist',
        wears: {
          ...lady.wears,
          hair: 'none',
          robe: 'lapis5',
          robeShade: 'lapis7',
          over: { apron: 'amber3', collar: 'white' },
        },
      }),
      { thing: 'rosary', args: ['gold4'], at: [178, 186], scale: 1.5 },
      onHead({ ...lady, head: right }, frilledCap()),
    ],
  },
  {
    id: 'saint-type-couple',
    hues: glass.rose,
    layers: [
      {
        who: 'father',
        at: [82, 350],
        size: 262,
        plain: true,
        mood: 'glad',
        near: { to: [132, 196] },
        far: null,
        head: right,
        wears: {
          hair: 'parted',
          hairColour: 'gray',
          beard: 'short',
          robe: 'slate7',
          robeShade: 'slate8',
          over: { collar: 'white' },
        },
      },
      {
        who: 'mother',
        at: [164, 348],
        size: 248,
        faces: 'left',
        plain: true,
        mood: 'glad',
        near: { to: [132, 192] },
        nearHand: 'clasp',
        far: null,
        head: right,
        wears: {
          robe: 'teal6',
          robeShade: 'teal8',
          belt: undefined,
          hair: 'bun',
          hairColour: 'dark',
          over: { collar: 'white' },
        },
      },
    ],
  },
];
