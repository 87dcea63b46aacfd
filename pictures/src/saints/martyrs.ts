import { onHead } from '../on-head.ts';
import { roseWreath } from '../parts/saint-headwear.ts';
import { arrows, gridiron, looseCrown, purse } from '../parts/saint-signs.ts';
import {
  holding,
  put,
  type RoundelLayer,
  type RoundelPerson,
  type SaintPicture,
} from '../roundel.ts';
import { dress, glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const palm: RoundelLayer = { thing: 'palmBranch', args: [1.1], at: [46, 176], turn: -8 };

const lucy: RoundelPerson = {
  who: 'perpetua',
  at: [106, 368],
  mood: 'glad',
  near: { to: [170, 182] },
  far: { to: [186, 190] },
  head: right,
  wears: {
    build: 'youth',
    skin: 'olive',
    hair: 'long',
    hairColour: 'dark',
    ...roman(['pearl', 'stone3'], ['ruby5', 'ruby7']),
  },
};
const cecilia: RoundelPerson = {
  who: 'perpetua',
  at: [84, 366],
  size: 286,
  mood: 'singing',
  near: { to: [146, 186] },
  far: { to: [150, 170] },
  head: { turn: 0.9, nod: -0.3, roll: -4 },
  wears: {
    build: 'youth',
    skin: 'fair',
    hair: 'wavy',
    hairColour: 'chestnut',
    ...roman(['teal4', 'teal6'], ['gold4', 'gold6']),
  },
};

/** Martyrs of the first centuries and of our own time. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-lucy',
    hues: glass.night,
    layers: [
      palm,
      ['glory', 200, 150, 10, 70, 14, 'gold2', 0.75],
      ...holding(lucy),
      onHead(lucy, roseWreath('white', 'leaf4')),
      { thing: 'oilLamp', at: [178, 178], scale: 1.5 },
      ['flame', 202, 172, 1.1],
    ],
  },
  {
    id: 'saint-cecilia',
    hues: glass.rose,
    layers: [
      { thing: 'organ', at: [186, 262], scale: 0.92 },
      ...holding(cecilia),
      onHead(cecilia, roseWreath('white', 'ruby3')),
    ],
  },
  {
    id: 'saint-agatha',
    hues: glass.amber,
    layers: [
      ['area', 'M120 240L176 120L190 124L206 120L260 240Z', 'stone5', 0.8],
      [
        'area',
        'M176 120C170 104 182 96 180 82C192 90 200 86 198 72C210 86 206 104 206 120L190 124Z',
        'ruby5',
        0.6,
      ],
      palm,
      ...holding(
        {
          who: 'perpetua',
          at: [112, 368],
          near: { to: [158, 192] },
          far: { to: [180, 170] },
          farHand: 'fist',
          mood: 'calm',
          head: right,
          wears: {
            skin: 'olive',
            hair: 'wavy',
            hairColour: 'dark',
            ...roman(['pearl', 'stone3'], ['leaf5', 'leaf7']),
          },
        },
        [
          'area',
          'M140 178C156 166 176 166 190 154C196 168 192 190 184 222L144 226C148 206 146 190 140 178Z',
          'ruby4',
          0.75,
        ],
        ['line', 'M156 180C158 196 158 208 156 222M174 174C176 190 174 208 170 220', 0.5, 'ruby7'],
      ),
    ],
  },
  {
    id: 'saint-perpetua-and-felicity',
    hues: glass.violet,
    layers: [
      {
        who: 'perpetua',
        at: [82, 348],
        size: 258,
        plain: true,
        mood: 'glad',
        near: { to: [132, 192] },
        nearHand: 'clasp',
        far: null,
        head: { turn: 0.9, nod: 0.1, roll: 5 },
      },
      {
        who: 'felicity',
        at: [164, 350],
        size: 252,
        faces: 'left',
        plain: true,
        mood: 'glad',
        near: { to: [130, 188] },
        far: null,
        head: { turn: 0.9, nod: 0.1, roll: 5 },
        wears: { over: { mantle: 'leaf4' } },
      },
    ],
  },
  {
    id: 'saint-lawrence',
    hues: glass.ruby,
    layers: [
      put(purse('wood4'), [56, 196], { scale: 1.1 }),
      ...holding(
        {
          who: 'lad',
          at: [102, 366],
          mood: 'glad',
          near: { to: [176, 196] },
          nearHand: 'fist',
          far: { to: [64, 190] },
          head: right,
          wears: {
            ...dress.deacon,
            robe: 'amber4',
            robeShade: 'amber6',
            over: { sash: 'leaf6', collar: 'white' },
            hairColour: 'dark',
            skin: 'olive',
          },
        },
        put(gridiron(), [178, 180], { scale: 1.15, turn: 10 }),
      ),
    ],
  },
  {
    id: 'saint-tarcisius',
    hues: glass.sky,
    layers: [
      ['glory', 128, 186, 16, 90, 16, 'gold2', 0.85],
      ...holding(
        {
          who: 'tarcisius',
          at: [112, 376],
          size: 290,
          mood: 'serious',
          near: { to: [146, 208] },
          far: { to: [122, 204] },
          head: { turn: 0.9, nod: 0.1, roll: 2 },
        },
        ['area', 'M110 180L152 172L160 206L116 214Z', 'white', 0.75],
        ['line', 'M110 180L138 194L152 172M116 214L138 194L160 206', 0.5],
        ['line', 'M136 178L138 186M132 182L141 181', 0.8, 'gold6'],
      ),
    ],
  },
  {
    id: 'saint-sebastian',
    hues: glass.forest,
    layers: holding(
      {
        who: 'soldier',
        at: [100, 366],
        mood: 'calm',
        near: { to: [172, 186] },
        nearHand: 'fist',
        far: [6, 22],
        head: { turn: 0.9, nod: -0.1, roll: -2 },
        wears: {
          build: 'youth',
          wear: undefined,
          hair: 'curls',
          hairColour: 'dark',
          over: { armour: 'gold4', cloak: 'ruby5' },
          trim: 'gold6',
          mantleShade: 'ruby7',
        },
      },
      put(arrows(), [178, 164], { scale: 1.05, turn: 6 }),
    ),
  },
  {
    id: 'saint-maria-goretti',
    hues: glass.leaf,
    layers: holding(
      {
        who: 'girl',
        at: [100, 360],
        size: 272,
        mood: 'glad',
        near: { to: [160, 196] },
        nearHand: 'fist',
        far: { to: [150, 206] },
        head: right,
        wears: {
          build: 'youth',
          skin: 'olive',
          hair: 'braids',
          hairColour: 'chestnut',
          robe: 'lapis3',
          robeShade: 'lapis5',
          over: { apron: 'white', collar: 'white' },
        },
      },
      { thing: 'lily', at: [160, 178], scale: 1, turn: -10 },
      { thing: 'lily', at: [174, 176], scale: 1.1, turn: 14 },
    ),
  },
  {
    id: 'saint-maximilian-kolbe',
    hues: ['slate5', 'slate6', 'slate4', 'slate5'],
    layers: [
      put(looseCrown('white', 'stone3'), [66, 70], { scale: 1.05, turn: -14 }),
      put(looseCrown('ruby5', 'gold4'), [176, 70], { scale: 1.05, turn: 14 }),
      {
        who: 'friar',
        at: [118, 376],
        size: 276,
        turn: 0.4,
        mood: 'tender',
        near: { to: [98, 200] },
        nearHand: 'none',
        joined: [14, 8],
        head: { turn: 0.5, nod: 0.1 },
        wears: {
          robe: 'slate8',
          robeShade: 'slate7',
          sleeve: 'slate7',
          hair: 'short',
          hairColour: 'dark',
          beard: 'short',
          glasses: true,
          over: { collar: 'slate7' },
          belt: 'pearl',
        },
      },
      { thing: 'rosary', args: ['gold4'], at: [134, 200], scale: 1.1 },
    ],
  },
];
