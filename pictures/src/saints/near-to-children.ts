import { onHead } from '../on-head.ts';
import { circlet, sariStripes } from '../parts/saint-headwear.ts';
import { holding, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };

const elizabeth: RoundelPerson = {
  who: 'nun',
  at: [104, 370],
  mood: 'tender',
  near: { to: [158, 196] },
  far: { to: [190, 188] },
  head: right,
  wears: {
    robe: 'teal5',
    robeShade: 'teal7',
    wear: 'veil',
    wearColour: 'white',
    wearTrim: 'white',
    hair: 'none',
    over: { cloak: 'amethyst5' },
    mantleShade: 'amethyst7',
  },
};
const teresa: RoundelPerson = {
  who: 'nun',
  at: [98, 368],
  mood: 'tender',
  near: { to: [164, 208] },
  far: { to: [140, 206] },
  head: down,
  wears: {
    age: 'old',
    skin: 'fair',
    hair: 'none',
    robe: 'white',
    robeShade: 'stone3',
    wear: 'veil',
    wearColour: 'white',
    wearTrim: 'white',
    over: { cloak: 'white' },
    mantleShade: 'stone3',
  },
};

/** Saints who were children, or whom children love. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-bernadette',
    hues: ['stone5', 'stone6', 'stone4', 'stone5'],
    layers: [
      ['glory', 190, 40, 10, 120, 14, 'gold2', 0.8],
      {
        who: 'bernadette',
        at: [106, 372],
        size: 290,
        mood: 'amazed',
        joined: [17, 2],
        head: { turn: 0.9, nod: -0.4, roll: -6 },
      },
      { thing: 'rosary', args: ['wood6'], at: [164, 170], scale: 1.3 },
    ],
  },
  {
    id: 'saint-francisco-and-jacinta',
    hues: glass.leaf,
    layers: [
      ['glory', 120, 20, 10, 130, 14, 'gold1', 0.8],
      {
        who: 'francisco',
        at: [76, 322],
        size: 238,
        plain: true,
        mood: 'amazed',
        joined: [14, 5],
        head: { turn: 0.8, nod: -0.4, roll: -4 },
        wears: { wear: undefined },
      },
      {
        who: 'jacinta',
        at: [166, 322],
        size: 222,
        plain: true,
        faces: 'left',
        mood: 'glad',
        joined: [14, 5],
        head: { turn: 0.8, nod: -0.4, roll: -4 },
      },
      { thing: 'rosary', args: ['wood6'], at: [112, 180], scale: 1 },
      { thing: 'sheep', at: [122, 236], scale: 0.6 },
    ],
  },
  {
    id: 'saint-elizabeth-of-hungary',
    hues: glass.rose,
    layers: [
      ...holding(
        elizabeth,
        ['area', 'M136 190C150 200 184 198 200 182L206 240L140 240Z', 'white', 0.75],
        ['bread', 160, 214, 1.1],
      ),
      ['rose', 154, 178, 12],
      ['rose', 190, 178, 11],
      ['rose', 173, 170, 12, 'ruby3', 'ruby6'],
      onHead(elizabeth, circlet()),
    ],
  },
  {
    id: 'saint-teresa-of-calcutta',
    hues: glass.sky,
    layers: [
      { ...teresa, only: 'body' },
      onHead(teresa, sariStripes()),
      {
        who: 'girl',
        at: [178, 284],
        size: 176,
        faces: 'left',
        plain: true,
        near: { to: [150, 210] },
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: -0.2 },
        wears: {
          halo: undefined,
          skin: 'brown',
          hair: 'bob',
          hairColour: 'black',
          robe: 'amber5',
          robeShade: 'amber7',
        },
      },
      { ...teresa, only: 'near' },
    ],
  },
  {
    id: 'saint-kateri-tekakwitha',
    hues: glass.forest,
    layers: holding(
      {
        who: 'girl',
        at: [102, 368],
        size: 296,
        mood: 'calm',
        near: { to: [164, 190] },
        nearHand: 'fist',
        far: { to: [138, 206] },
        head: right,
        wears: {
          age: undefined,
          build: 'youth',
          skin: 'tan',
          hair: 'braids',
          hairColour: 'black',
          robe: 'wood4',
          robeShade: 'wood6',
          over: { mantle: 'lapis5' },
          mantleShade: 'lapis7',
        },
      },
      { thing: 'woodenCross', args: [1], at: [166, 196], scale: 1 },
      { thing: 'lily', at: [192, 182], scale: 0.85, turn: 8 },
    ),
  },
  {
    id: 'saint-josephine-bakhita',
    hues: glass.amber,
    layers: [
      {
        who: 'nun',
        at: [110, 370],
        mood: 'laughing',
        turn: 0.5,
        near: { to: [130, 194] },
        far: { to: [176, 170] },
        farHand: 'open',
        head: { turn: 0.6, nod: 0.1, roll: 3 },
        wears: { ...dress.blackNun, skin: 'brown', wear: 'wimple' },
      },
      ['disc', 122, 190, 9, 'gold4'],
    ],
  },
  {
    id: 'saint-carlo-acutis',
    hues: glass.lapis,
    layers: [
      ['glory', 184, 128, 14, 70, 16, 'gold2', 0.85],
      ...holding(
        {
          who: 'lad',
          at: [98, 370],
          mood: 'laughing',
          near: { to: [168, 196] },
          nearHand: 'fist',
          far: { to: [150, 206] },
          head: { turn: 0.9, nod: 0, roll: 2 },
          wears: {
            build: 'youth',
            skin: 'fair',
            hair: 'curls',
            hairColour: 'dark',
            robe: 'ruby5',
            robeShade: 'ruby7',
            belt: undefined,
            over: { collar: 'ruby6' },
          },
        },
        { thing: 'monstrance', at: [184, 208], scale: 0.92 },
      ),
      ['line', 'M76 160C70 178 68 196 72 222', 2.6, 'slate7'],
    ],
  },
];
