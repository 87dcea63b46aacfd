import { onHead } from '../on-head.ts';
import { circlet, cornette, roseWreath } from '../parts/saint-headwear.ts';
import { brokenWheel } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };
const rose: RoundelPerson = {
  who: 'nun',
  at: [106, 370],
  mood: 'glad',
  near: { to: [164, 196] },
  far: { to: [150, 206] },
  head: right,
  wears: { ...dress.dominicanNun, skin: 'tan' },
};
const alexandria: RoundelPerson = {
  who: 'perpetua',
  at: [96, 368],
  near: { to: [140, 200] },
  far: { to: [128, 206] },
  head: right,
  wears: {
    build: 'youth',
    skin: 'tan',
    hair: 'wavy',
    hairColour: 'black',
    ...roman(['leaf5', 'leaf7'], ['ruby5', 'ruby7']),
  },
};
const helena: RoundelPerson = {
  who: 'nun',
  at: [98, 370],
  near: { to: [160, 196] },
  nearHand: 'clasp',
  far: { to: [170, 168] },
  farHand: 'fist',
  head: { turn: 0.9, nod: -0.2, roll: -2 },
  wears: {
    robe: 'amethyst6',
    robeShade: 'amethyst8',
    wear: 'veil',
    wearColour: 'white',
    wearTrim: 'white',
    hair: 'none',
    age: 'old',
    skin: 'olive',
    over: { cloak: 'gold4' },
    mantleShade: 'gold6',
  },
};
const laboure: RoundelPerson = {
  who: 'nun',
  at: [106, 372],
  mood: 'amazed',
  near: { to: [160, 192] },
  nearHand: 'fist',
  far: { to: [150, 206] },
  head: { turn: 0.9, nod: -0.2, roll: -3 },
  wears: {
    robe: 'lapis7',
    robeShade: 'lapis8',
    wear: undefined,
    hair: 'none',
    over: { collar: 'white' },
  },
};

/** Holy women whom many know. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-clare-of-assisi',
    hues: glass.gold,
    layers: [
      ['glory', 180, 146, 20, 80, 16, 'gold1', 0.8],
      ...holding(
        {
          who: 'nun',
          at: [96, 370],
          mood: 'calm',
          near: { to: [170, 196] },
          nearHand: 'fist',
          far: { to: [176, 206] },
          head: { turn: 0.9, nod: -0.1, roll: -2 },
          wears: {
            robe: 'wood5',
            robeShade: 'wood7',
            wear: 'wimple',
            wearColour: 'slate8',
            belt: 'pearl',
          },
        },
        { thing: 'monstrance', at: [176, 216], scale: 1 },
      ),
    ],
  },
  {
    id: 'saint-catherine-of-siena',
    hues: glass.ruby,
    layers: holding(
      {
        who: 'nun',
        at: [100, 370],
        mood: 'serious',
        near: { to: [152, 196] },
        nearHand: 'fist',
        far: { to: [182, 196] },
        head: right,
        wears: { ...dress.dominicanNun, wearColour: 'white', skin: 'fair' },
      },
      { thing: 'lily', at: [156, 180], scale: 0.95, turn: -8 },
      { thing: 'heart', at: [190, 182], scale: 0.85 },
    ),
  },
  {
    id: 'saint-teresa-of-avila',
    hues: glass.amber,
    layers: [
      { thing: 'dove', args: [0.5], at: [180, 74] },
      ...holding(
        {
          who: 'nun',
          at: [98, 370],
          size: 294,
          mood: 'calm',
          near: { to: [150, 194] },
          nearHand: 'fist',
          far: { to: [148, 208] },
          head: down,
          wears: { ...dress.carmelite, skin: 'olive' },
        },
        { thing: 'openBook', at: [156, 208], scale: 2 },
        { thing: 'quill', at: [158, 192], scale: 1.2 },
      ),
    ],
  },
  {
    id: 'saint-rose-of-lima',
    hues: glass.leaf,
    layers: [
      ...holding(rose),
      onHead(rose, roseWreath('ruby4', 'ruby3')),
      ['leafShape', 150, 206, 200, 1.1],
      ['rose', 164, 186, 13],
      ['rose', 186, 196, 12, 'white', 'stone3'],
      ['rose', 184, 172, 11, 'ruby3', 'ruby6'],
    ],
  },
  {
    id: 'saint-rita-of-cascia',
    hues: glass.lapis,
    layers: holding(
      {
        who: 'nun',
        at: [132, 370],
        faces: 'left',
        mood: 'tender',
        near: { to: [76, 190] },
        nearHand: 'fist',
        far: { to: [90, 206] },
        head: down,
        wears: { ...dress.blackNun, skin: 'olive' },
      },
      ['line', 'M74 206L66 160', 1.2, 'leaf6'],
      ['leafShape', 70, 178, 200, 1],
      ['rose', 64, 152, 16],
    ),
  },
  {
    id: 'saint-catherine-of-alexandria',
    hues: glass.violet,
    layers: [
      put(brokenWheel(), [184, 172], { scale: 0.95 }),
      ...holding(alexandria, { thing: 'book', args: ['lapis6'], at: [130, 204], scale: 2.2 }),
      onHead(alexandria, circlet()),
    ],
  },
  {
    id: 'saint-helena',
    hues: glass.forest,
    layers: [
      ...holding(helena, [
        'area',
        'M164 52L180 52L180 92L212 92L212 108L180 108L180 240L164 240L164 108L132 108L132 92L164 92Z',
        'wood5',
        0.85,
      ]),
      onHead(helena, circlet()),
    ],
  },
  {
    id: 'saint-catherine-laboure',
    hues: glass.sky,
    layers: [
      ['glory', 178, 60, 8, 110, 16, 'gold1', 0.8],
      { ...laboure, only: 'body' },
      onHead(laboure, cornette()),
      { ...laboure, only: 'near' },
      ['line', 'M162 176L170 188M168 174L176 188', 0.6, 'ruby5'],
      ['disc', 174, 196, 12, 'gold4'],
    ],
  },
  {
    id: 'saint-martha',
    hues: glass.sea,
    layers: [
      {
        who: 'mother',
        at: [102, 370],
        mood: 'glad',
        near: { to: [158, 200] },
        far: { to: [184, 196] },
        head: right,
        wears: {
          skin: 'olive',
          hair: 'none',
          robe: 'teal6',
          robeShade: 'teal8',
          wear: 'scarf',
          wearColour: 'gold4',
          over: { apron: 'white' },
        },
      },
      { thing: 'jug', at: [166, 214], scale: 0.8 },
    ],
  },
  {
    id: 'saint-margaret-mary',
    hues: glass.rose,
    layers: [
      ['glory', 182, 100, 20, 90, 18, 'gold2', 0.85],
      {
        who: 'nun',
        at: [98, 370],
        mood: 'amazed',
        joined: [17, 2],
        head: { turn: 0.9, nod: -0.2, roll: -3 },
        wears: { ...dress.blackNun },
      },
      { thing: 'heart', at: [184, 104], scale: 1.05 },
    ],
  },
];
