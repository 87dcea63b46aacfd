import { onHead } from '../on-head.ts';
import { eagle } from '../parts/saint-animals.ts';
import { pilgrimHat } from '../parts/saint-headwear.ts';
import { pilgrimStaff, scallop, slantingCross } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const james: RoundelPerson = {
  who: 'apostle',
  at: [104, 368],
  size: 284,
  near: { to: [178, 170] },
  nearHand: 'fist',
  far: [6, 20],
  head: right,
  wears: { ...roman(['amber5', 'amber7'], ['wood5', 'wood7']), hair: 'long', hairColour: 'brown' },
};

/** St. Joseph, St. John the Baptist and the first Apostles. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-joseph',
    hues: glass.leaf,
    layers: holding(
      {
        who: 'joseph',
        at: [100, 368],
        mood: 'calm',
        near: { to: [168, 180] },
        nearHand: 'fist',
        far: { to: [150, 206] },
        head: right,
      },
      { thing: 'square', at: [58, 190], scale: 0.9, turn: -14 },
      { thing: 'lily', at: [172, 172], scale: 1.1 },
    ),
  },
  {
    id: 'saint-john-the-baptist',
    hues: glass.sea,
    layers: [
      {
        who: 'johnBaptist',
        at: [98, 368],
        mood: 'speaking',
        near: { to: [176, 150] },
        nearHand: 'point',
        nearRoll: -20,
        far: { to: [62, 190] },
        head: { turn: 0.9, nod: -0.1, roll: -2 },
        wears: { shortSleeves: false, over: { mantle: 'leaf6' }, mantleShade: 'leaf7' },
      },
      { thing: 'lamb', args: [0.95], at: [160, 196] },
      ['area', 'M196 230L186 58L191 58L202 230ZM176 76L201 75L201 80L176 81Z', 'wood4', 0.6],
    ],
  },
  {
    id: 'saint-peter',
    hues: glass.amethyst,
    layers: holding(
      {
        who: 'peter',
        at: [100, 368],
        mood: 'serious',
        near: { to: [172, 190] },
        nearHand: 'fist',
        far: [6, 20],
        head: right,
      },
      { thing: 'keys', at: [170, 140], scale: 1.15, turn: 6 },
    ),
  },
  {
    id: 'saint-paul',
    hues: glass.forest,
    layers: [
      { thing: 'sword', at: [54, 106], scale: 1.15, turn: 176 },
      ...holding(
        {
          who: 'apostle',
          at: [112, 368],
          mood: 'speaking',
          near: { to: [164, 190] },
          far: { to: [180, 158] },
          farHand: 'open',
          head: right,
          wears: {
            ...roman(['leaf5', 'leaf7'], ['ruby5', 'ruby7']),
            hair: 'bald',
            hairColour: 'dark',
            beard: 'long',
            belt: undefined,
          },
        },
        { thing: 'book', args: ['ruby6'], at: [156, 190], scale: 2.6, turn: -8 },
      ),
    ],
  },
  {
    id: 'saint-andrew',
    hues: glass.sea,
    layers: [
      put(slantingCross(130), [120, 120]),
      {
        who: 'apostle',
        at: [118, 372],
        turn: 0.4,
        mood: 'calm',
        near: { to: [88, 198] },
        nearHand: 'open',
        far: { to: [184, 164] },
        farHand: 'open',
        head: { turn: 0.5, nod: 0.1 },
        wears: {
          ...roman(['lapis5', 'lapis7'], ['leaf5', 'leaf7']),
          age: 'old',
          hair: 'wavy',
          hairColour: 'white',
          beard: 'long',
        },
      },
      { thing: 'fish', at: [160, 206], scale: 0.44, turn: -20 },
    ],
  },
  {
    id: 'saint-james',
    hues: glass.teal,
    layers: [
      james,
      onHead(james, pilgrimHat()),
      put(pilgrimStaff(), [178, 134], { turn: 3 }),
      { ...james, only: 'near' },
      put(scallop(), [118, 188], { scale: 0.9 }),
    ],
  },
  {
    id: 'saint-john-the-evangelist',
    hues: glass.ruby,
    layers: holding(
      {
        who: 'john',
        at: [96, 368],
        mood: 'calm',
        near: { to: [150, 192] },
        nearHand: 'fist',
        far: { to: [136, 206] },
        head: { turn: 0.9, nod: -0.3, roll: -4 },
      },
      { thing: 'openBook', at: [140, 206], scale: 1.9 },
      { thing: 'quill', at: [152, 190], scale: 0.9 },
      put(eagle(), [186, 188], { scale: 1.05 }),
    ),
  },
];
