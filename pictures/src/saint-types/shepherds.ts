import { onHead } from '../on-head.ts';
import { cardinalHat } from '../parts/saint-headwear.ts';
import { smallChurch } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const cardinal: RoundelPerson = {
  who: 'priestCassock',
  at: [104, 374],
  size: 284,
  near: { to: [166, 168] },
  nearHand: 'bless',
  nearRoll: -20,
  far: { to: [146, 206] },
  head: right,
  wears: {
    robe: 'ruby5',
    robeShade: 'ruby7',
    hair: 'short',
    hairColour: 'gray',
    beard: 'goatee',
    over: { surplice: 'white', collar: 'ruby5' },
  },
};

/** Popes, bishops and priests. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-bishop',
    hues: glass.lapis,
    layers: [
      { thing: 'crook', args: ['gold5'], at: [176, 146], scale: 1.6 },
      {
        who: 'bishop',
        at: [116, 358],
        size: 260,
        faces: 'left',
        mood: 'tender',
        near: { to: [177, 186] },
        nearBend: 'down',
        nearHand: 'fist',
        far: { to: [58, 170] },
        farHand: 'bless',
        farRoll: -20,
        head: right,
        wears: { ...dress.bishop, hairColour: 'white', over: { cope: 'lapis7', stole: 'gold4' } },
      },
    ],
  },
  {
    id: 'saint-type-bishop-founder',
    hues: glass.forest,
    layers: holding(
      {
        who: 'bishop',
        at: [98, 356],
        size: 258,
        mood: 'glad',
        near: { to: [166, 204] },
        far: { to: [186, 200] },
        head: right,
        wears: {
          ...dress.bishop,
          age: undefined,
          hair: 'short',
          hairColour: 'chestnut',
          beard: 'short',
          over: { cope: 'amber5', stole: 'white' },
          trim: 'ruby5',
        },
      },
      put(smallChurch(), [170, 178], { scale: 1 }),
    ),
  },
  {
    id: 'saint-type-bishop-east',
    hues: glass.gold,
    layers: [
      {
        who: 'bishop',
        at: [112, 370],
        turn: 0.3,
        mood: 'serious',
        near: { to: [54, 164] },
        nearHand: 'bless',
        far: { to: [150, 206] },
        farHand: 'none',
        head: { turn: 0.4 },
        wears: {
          ...dress.easternBishop,
          skin: 'olive',
          hair: 'long',
          hairColour: 'gray',
          halo: 'plain',
        },
      },
      ['line', 'M100 166L100 180M93 172L107 172M136 168L136 182M129 174L143 174', 1.1, 'slate8'],
      { thing: 'book', args: ['ruby6'], at: [150, 204], scale: 2.5 },
    ],
  },
  {
    id: 'saint-type-pope',
    hues: glass.amethyst,
    layers: [
      [
        'area',
        'M184 240L180 58L185 58L190 240ZM164 78L203 76L203 81L164 83ZM168 96L199 94L199 99L168 101ZM172 64L193 63L193 67L172 68Z',
        'gold5',
        0.6,
      ],
      {
        who: 'pope',
        at: [106, 360],
        size: 256,
        mood: 'calm',
        near: { to: [180, 180] },
        nearHand: 'fist',
        far: { to: [150, 200] },
        head: right,
        wears: { ...dress.pope, hairColour: 'white', beard: 'short' },
      },
    ],
  },
  {
    id: 'saint-type-cardinal',
    hues: glass.teal,
    layers: [
      ...holding(cardinal, {
        thing: 'book',
        args: ['slate7'],
        at: [146, 202],
        scale: 2.4,
        turn: -6,
      }),
      onHead(cardinal, cardinalHat()),
    ],
  },
  {
    id: 'saint-type-priest',
    hues: glass.leaf,
    layers: [
      {
        who: 'priest',
        at: [104, 370],
        mood: 'tender',
        near: { to: [168, 176] },
        nearHand: 'bless',
        nearRoll: -30,
        far: { to: [150, 208] },
        head: { turn: 0.9, nod: 0.3, roll: 5 },
        wears: {
          ...dress.surplice,
          age: 'old',
          hair: 'wavy',
          hairColour: 'white',
          sleeve: 'white',
        },
      },
    ],
  },
  {
    id: 'saint-type-priest-teacher',
    hues: glass.amber,
    layers: [
      {
        who: 'priestCassock',
        at: [92, 370],
        mood: 'speaking',
        near: { to: [146, 206] },
        far: { to: [164, 190] },
        head: { turn: 0.9, nod: 0.35, roll: 6 },
        wears: { ...dress.cassock, hair: 'bob', hairColour: 'dark' },
      },
      {
        who: 'boy',
        at: [184, 292],
        size: 172,
        faces: 'left',
        plain: true,
        near: { to: [160, 214] },
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: 0.1 },
        wears: { halo: undefined, hairColour: 'sand', robe: 'leaf5', robeShade: 'leaf7' },
      },
      { thing: 'openBook', at: [142, 210], scale: 1.7 },
    ],
  },
  {
    id: 'saint-type-priest-confessor',
    hues: glass.sea,
    layers: [
      {
        who: 'priestCassock',
        at: [136, 370],
        faces: 'left',
        mood: 'calm',
        near: { to: [86, 198] },
        far: { to: [66, 190] },
        head: right,
        wears: { ...dress.cassock, hair: 'parted', hairColour: 'brown', beard: 'short' },
      },
      { thing: 'crucifix', args: [1.3], at: [62, 176], turn: -8 },
      { thing: 'book', args: ['ruby6'], at: [100, 204], scale: 2.2 },
    ],
  },
  {
    id: 'saint-type-missionary',
    hues: glass.sky,
    layers: [
      [
        'area',
        'M-10 240L-10 196C40 184 80 192 140 186C180 182 220 190 250 186L250 240Z',
        'lapis5',
        0.7,
      ],
      { thing: 'ship', at: [56, 190], scale: 0.84, flip: true },
      ...holding(
        {
          who: 'priestCassock',
          at: [128, 370],
          mood: 'speaking',
          near: { to: [182, 168] },
          nearHand: 'fist',
          far: [8, 20],
          head: right,
          wears: {
            ...dress.cassock,
            hair: 'short',
            hairColour: 'chestnut',
            beard: 'long',
            skin: 'fair',
            over: { collar: 'white', stole: 'leaf5' },
          },
        },
        { thing: 'crucifix', args: [1.3], at: [184, 150], turn: 8 },
      ),
    ],
  },
  {
    id: 'saint-type-deacon',
    hues: glass.violet,
    layers: holding(
      {
        who: 'lad',
        at: [108, 368],
        faces: 'left',
        mood: 'glad',
        near: { to: [74, 196] },
        far: { to: [60, 190] },
        head: right,
        wears: {
          ...dress.deacon,
          robe: 'ruby4',
          robeShade: 'ruby6',
          over: { sash: 'white', collar: 'gold4' },
          hairColour: 'chestnut',
          skin: 'fair',
        },
      },
      { thing: 'book', args: ['gold6'], at: [74, 186], scale: 2.8, turn: 6 },
    ),
  },
];
