import { cloudBank, crescent, starCrown } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { glass } from '../saint-dress.ts';

/** Our Lady from the front, down to the waist. */
const lady: RoundelPerson = {
  who: 'mary',
  at: [120, 370],
  turn: 0.2,
  mood: 'tender',
  head: { turn: 0.25, nod: 0.15 },
};
const white = {
  robe: 'white',
  robeShade: 'stone2',
  wearColour: 'white',
  wearTrim: 'white',
  over: { cloak: 'white' },
  mantleShade: 'stone3',
  skin: 'fair',
} as const;

/** Feasts of Our Lady in the life of Jesus, and Our Lady in heaven. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-candlemas',
    hues: glass.lapis,
    layers: [
      ['glory', 178, 76, 10, 60, 12, 'gold2', 0.8],
      ...holding(
        {
          ...lady,
          at: [100, 370],
          turn: 0.8,
          head: { turn: 0.9, nod: 0.2, roll: 4 },
          near: { to: [178, 170] },
          nearHand: 'fist',
          far: { to: [150, 196] },
        },
        ['area', 'M172 176L172 92L184 92L184 176Z', 'pearl', 0.65],
        ['flame', 178, 92, 1],
      ),
      { thing: 'basket', at: [140, 232], scale: 0.86 },
      { thing: 'bird', args: ['white', 1.2], at: [128, 200] },
      { thing: 'bird', args: ['white', 1.2], at: [158, 204], flip: true },
    ],
  },
  {
    id: 'saint-annunciation',
    hues: glass.sea,
    layers: [
      ['glory', 150, 40, 10, 130, 12, 'gold2', 0.6],
      ...holding(
        {
          who: 'angel',
          at: [72, 332],
          size: 226,
          plain: true,
          near: { to: [114, 184] },
          nearHand: 'fist',
          far: null,
          head: { turn: 0.9, nod: 0.1 },
          wings: 'spread',
          wears: { over: {} },
        },
        { thing: 'lily', at: [118, 166], scale: 0.8 },
      ),
      {
        who: 'mary',
        at: [178, 330],
        size: 232,
        faces: 'left',
        plain: true,
        joined: [13, 8],
        head: { turn: 0.9, nod: 0.4, roll: 6 },
      },
      { thing: 'dove', args: [0.5], at: [136, 44] },
    ],
  },
  {
    id: 'saint-visitation',
    hues: glass.amber,
    layers: [
      {
        who: 'mary',
        at: [78, 344],
        size: 250,
        plain: true,
        mood: 'glad',
        near: { to: [138, 180] },
        far: { to: [128, 200] },
        head: { turn: 0.9, nod: 0.1, roll: 4 },
      },
      {
        who: 'monica',
        at: [170, 348],
        size: 250,
        faces: 'left',
        plain: true,
        mood: 'laughing',
        near: { to: [106, 186] },
        far: { to: [112, 170] },
        head: { turn: 0.9, nod: 0.1, roll: 4 },
        wears: {
          skin: 'olive',
          age: 'old',
          robe: 'leaf5',
          robeShade: 'leaf7',
          wearColour: 'gold3',
          wearTrim: 'gold2',
          over: { cloak: 'gold3' },
          mantleShade: 'gold6',
        },
      },
    ],
  },
  {
    id: 'saint-assumption',
    hues: glass.sky,
    layers: [
      ['glory', 120, 110, 60, 150, 22, 'gold2', 0.75],
      {
        ...lady,
        at: [120, 284],
        size: 210,
        mood: 'glad',
        near: { to: [60, 108] },
        far: { to: [180, 108] },
        farHand: 'open',
        head: { turn: 0.3, nod: -0.5, roll: -3 },
      },
      put(cloudBank(190), [0, 0]),
      put(starCrown(82, 7, -160, -20, 8), [120, 112]),
    ],
  },
  {
    id: 'saint-immaculate-conception',
    hues: glass.sky,
    layers: [
      ['glory', 120, 110, 60, 150, 22, 'gold2', 0.7],
      put(starCrown(63, 12), [120, 96], {}),
      {
        ...lady,
        at: [120, 330],
        size: 250,
        joined: [9, 9],
        wears: {
          ...white,
          wearColour: 'lapis4',
          wearTrim: 'lapis5',
          over: { cloak: 'lapis4' },
          mantleShade: 'lapis6',
        },
      },
      put(crescent(70), [120, 192]),
    ],
  },
  {
    id: 'saint-our-lady-queen',
    hues: glass.lapis,
    layers: [
      ['glory', 120, 100, 60, 150, 20, 'gold3', 0.55],
      {
        ...lady,
        at: [112, 380],
        near: { to: [84, 214] },
        far: { to: [188, 184] },
        farHand: 'fist',
      },
      [
        'area',
        'M92 78L84 42L104 56L118 32L132 56L152 42L146 78C130 70 108 70 92 78Z',
        'gold4',
        0.75,
      ],
      ['disc', 118, 62, 5, 'ruby5'],
      { thing: 'lily', at: [190, 168], scale: 0.95 },
    ],
  },
  {
    id: 'saint-our-lady',
    hues: glass.lapis,
    layers: holding(
      {
        ...lady,
        at: [106, 372],
        turn: 0.6,
        head: { turn: 0.85, nod: 0.35, roll: 8 },
        near: { to: [176, 206] },
        far: { to: [150, 196] },
      },
      {
        who: 'jesusBoy',
        at: [172, 262],
        size: 150,
        faces: 'left',
        plain: true,
        pose: 'sitting',
        near: { to: [134, 186] },
        far: null,
        head: { turn: 0.7, roll: 4 },
        mood: 'glad',
      },
    ),
  },
  {
    id: 'saint-our-lady-of-sorrows',
    hues: glass.amethyst,
    layers: [
      ['area', 'M146 20L160 20L160 240L146 240ZM96 52L214 52L214 66L96 66Z', 'wood6', 0.8],
      {
        ...lady,
        at: [110, 372],
        mood: 'weeping',
        turn: 0.6,
        joined: [13, 7],
        head: { turn: 0.8, nod: 0.4, roll: 8 },
        wears: {
          robe: 'amethyst5',
          robeShade: 'amethyst7',
          wearColour: 'lapis7',
          wearTrim: 'lapis8',
          over: { cloak: 'lapis7' },
          mantleShade: 'lapis9',
        },
      },
    ],
  },
];
