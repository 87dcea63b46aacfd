import { onHead } from '../on-head.ts';
import { circlet } from '../parts/saint-headwear.ts';
import { cloudBank, goldStars } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { glass } from '../saint-dress.ts';

const white = {
  robe: 'white',
  robeShade: 'stone2',
  wearColour: 'white',
  wearTrim: 'white',
  over: { cloak: 'white' },
  mantleShade: 'stone3',
  skin: 'fair',
  hair: 'none',
} as const;

const aparecida: RoundelPerson = {
  who: 'mary',
  at: [120, 312],
  size: 236,
  turn: 0.05,
  near: null,
  far: null,
  head: { turn: 0.05 },
  wears: {
    skin: 'brown',
    robe: 'wood6',
    robeShade: 'wood7',
    wearColour: 'lapis7',
    wearTrim: 'lapis7',
    over: {},
    hair: 'none',
  },
};

/** Our Lady as she is venerated at Lourdes, Fatima, Guadalupe, Aparecida, and under two great titles. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-our-lady-of-lourdes',
    hues: ['stone5', 'stone6', 'stone4', 'stone5'],
    layers: [
      ['area', 'M34 240C24 120 60 36 120 34C182 36 216 120 206 240Z', 'slate6', 0.9],
      ['glory', 120, 110, 50, 96, 18, 'gold2', 0.8],
      {
        who: 'mary',
        at: [120, 352],
        size: 270,
        turn: 0.3,
        mood: 'praying',
        joined: [10, 8],
        head: { turn: 0.35, nod: -0.2 },
        wears: { ...white, belt: 'lapis4' },
      },
      { thing: 'rosary', args: ['pearl'], at: [138, 182], scale: 1.3 },
      ['leafShape', 60, 212, 200, 1.6],
      ['leafShape', 178, 214, -20, 1.6],
      ['rose', 74, 206, 12, 'gold4', 'gold6'],
      ['rose', 168, 206, 12, 'gold4', 'gold6'],
    ],
  },
  {
    id: 'saint-our-lady-of-fatima',
    hues: glass.leaf,
    layers: [
      ['glory', 120, 100, 56, 150, 24, 'gold1', 0.8],
      {
        who: 'ladyOfLight',
        at: [120, 330],
        size: 252,
        turn: 0.3,
        mood: 'tender',
        joined: [11, 8],
        head: { turn: 0.4, nod: 0.3, roll: 3 },
        wears: { wearTrim: 'white', belt: undefined },
      },
      { thing: 'rosary', args: ['pearl'], at: [142, 178], scale: 1.3 },
      put(cloudBank(208, 'leaf6'), [0, 0]),
    ],
  },
  {
    id: 'saint-our-lady-of-the-rosary',
    hues: glass.rose,
    layers: [
      ...holding(
        {
          who: 'mary',
          at: [98, 370],
          turn: 0.6,
          mood: 'tender',
          head: { turn: 0.85, nod: 0.2, roll: 4 },
          near: { to: [150, 206] },
          nearHand: 'fist',
          far: { to: [160, 196] },
        },
        {
          who: 'jesusBoy',
          at: [170, 262],
          size: 150,
          faces: 'left',
          plain: true,
          pose: 'sitting',
          near: { to: [146, 198] },
          far: null,
          head: { turn: 0.7, roll: 4 },
          mood: 'glad',
        },
      ),
      { thing: 'rosary', args: ['gold4'], at: [150, 196], scale: 1.1 },
      ['rose', 50, 196, 13],
      ['rose', 70, 210, 11, 'white', 'stone3'],
    ],
  },
  {
    id: 'saint-our-lady-of-guadalupe',
    hues: glass.amber,
    layers: [
      ['glory', 120, 130, 60, 130, 30, 'gold2', 0.95],
      {
        who: 'mary',
        at: [120, 336],
        size: 256,
        turn: 0.4,
        mood: 'praying',
        joined: [11, 8],
        faces: 'left',
        head: { turn: 0.6, nod: 0.5, roll: 8 },
        wears: {
          skin: 'tan',
          hairColour: 'black',
          robe: '#E9A7A0',
          robeShade: 'ruby4',
          belt: 'slate8',
          wearColour: 'teal5',
          wearTrim: 'teal5',
          over: { cloak: 'teal5' },
          mantleShade: 'teal7',
          halo: undefined,
        },
      },
      put(
        goldStars(
          [
            [98, 66],
            [134, 62],
            [86, 104],
            [158, 106],
            [150, 172],
            [162, 196],
            [76, 188],
          ],
          6,
        ),
        [0, 0],
      ),
      ['rose', 62, 206, 12],
      ['rose', 178, 206, 12],
    ],
  },
  {
    id: 'saint-our-lady-of-mount-carmel',
    hues: glass.teal,
    layers: [
      ...holding(
        {
          who: 'mary',
          at: [104, 370],
          turn: 0.5,
          mood: 'tender',
          head: { turn: 0.7, nod: 0.2, roll: 3 },
          near: { to: [172, 158] },
          nearHand: 'fist',
          far: { to: [120, 206] },
          wears: {
            robe: 'wood6',
            robeShade: 'wood7',
            wearColour: 'pearl',
            wearTrim: 'pearl',
            over: { cloak: 'pearl' },
            mantleShade: 'stone3',
          },
        },
        ['line', 'M174 158C162 166 158 172 158 180M174 158C188 164 192 170 192 176', 0.7, 'wood4'],
        [
          'area',
          'M146 178L170 178L170 206L146 206ZM181 174L203 174L203 198L181 198Z',
          'wood5',
          0.7,
        ],
      ),
      put(
        goldStars(
          [
            [158, 192],
            [192, 186],
          ],
          8,
        ),
        [0, 0],
      ),
    ],
  },
  {
    id: 'saint-our-lady-aparecida',
    hues: glass.sea,
    layers: [
      ['glory', 120, 110, 50, 140, 24, 'gold2', 0.7],
      ['area', 'M120 98C100 110 70 190 52 240L188 240C170 190 140 110 120 98Z', 'lapis7', 0.9],
      aparecida,
      ['line', 'M92 150C82 176 72 202 64 232M148 150C158 176 168 202 176 232', 1.2, 'gold4'],
      [
        'area',
        'M108 176C112 164 116 158 120 154C124 158 128 164 132 176C128 186 112 186 108 176Z',
        '#8F5A36',
        0.6,
      ],
      onHead(aparecida, circlet('gold4', 'leaf5')),
    ],
  },
];
