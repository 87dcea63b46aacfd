import { onHead } from '../on-head.ts';
import { pilgrimHat } from '../parts/saint-headwear.ts';
import { hammer, medicineBox, pilgrimStaff, spade, wheat } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };
const pilgrim: RoundelPerson = {
  who: 'apostle',
  at: [136, 370],
  faces: 'left',
  mood: 'glad',
  near: { to: [62, 176] },
  nearHand: 'fist',
  far: [8, 20],
  head: right,
  wears: {
    skin: 'fair',
    robe: 'stone4',
    robeShade: 'stone5',
    hair: 'bob',
    hairColour: 'red',
    beard: 'short',
    belt: undefined,
    over: { mantle: 'wood6', collar: 'wood5' },
    mantleShade: 'wood8',
  },
};

/** Workers, soldiers and travellers. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-farmer',
    hues: glass.leaf,
    layers: [
      ['land', '-10,190 80,176 160,186 250,176', 'day.mid', [120, 120], { panes: 9 }],
      put(wheat(), [40, 190], { scale: 1.1 }),
      ...holding(
        {
          who: 'father',
          at: [112, 370],
          mood: 'glad',
          near: { to: [176, 180] },
          nearHand: 'fist',
          far: { to: [90, 206] },
          head: { turn: 0.9, nod: -0.3, roll: -3 },
          wears: { robe: 'wood4', robeShade: 'wood6', hair: 'short', beard: 'short', skin: 'tan' },
        },
        put(spade(), [178, 150], { turn: 6, scale: 0.95 }),
      ),
    ],
  },
  {
    id: 'saint-type-craftsman',
    hues: glass.earth,
    layers: [
      ...holding(
        {
          who: 'father',
          at: [108, 370],
          mood: 'calm',
          near: { to: [176, 176] },
          nearHand: 'fist',
          far: { to: [150, 206] },
          head: down,
          wears: {
            robe: 'teal5',
            robeShade: 'teal7',
            hair: 'bald',
            beard: 'long',
            hairColour: 'gray',
            over: { apron: 'wood4' },
          },
        },
        put(hammer(), [178, 162], { turn: 14, scale: 1.05 }),
      ),
      { thing: 'chalice', args: [0.9], at: [150, 224] },
    ],
  },
  {
    id: 'saint-type-physician',
    hues: glass.sea,
    layers: holding(
      {
        who: 'father',
        at: [92, 370],
        mood: 'tender',
        near: { to: [146, 206] },
        far: { to: [176, 208] },
        head: down,
        wears: {
          robe: 'ruby6',
          robeShade: 'ruby8',
          skin: 'olive',
          hair: 'parted',
          hairColour: 'dark',
          beard: 'moustache',
          over: { collar: 'white' },
        },
      },
      put(medicineBox(), [172, 180], { scale: 1.15 }),
    ),
  },
  {
    id: 'saint-type-soldier',
    hues: glass.ruby,
    layers: [
      { thing: 'spear', args: [140], at: [180, 170], scale: 1 },
      ...holding({
        who: 'soldier',
        at: [104, 368],
        mood: 'serious',
        near: { to: [180, 182] },
        nearHand: 'fist',
        far: [8, 20],
        head: right,
        wears: {
          ...dress.knight,
          skin: 'olive',
          hair: 'short',
          hairColour: 'chestnut',
          over: { armour: '#C4CDDF', cloak: 'lapis5' },
          mantleShade: 'lapis7',
        },
      }),
      ['disc', 66, 196, 30, 'white'],
      ['line', 'M66 168L66 224M38 196L94 196', 2.2, 'ruby5'],
    ],
  },
  {
    id: 'saint-type-pilgrim',
    hues: glass.sky,
    layers: [
      { ...pilgrim, only: 'body' },
      put(pilgrimStaff(), [60, 136]),
      onHead(pilgrim, pilgrimHat()),
      { ...pilgrim, only: 'near' },
    ],
  },
];
