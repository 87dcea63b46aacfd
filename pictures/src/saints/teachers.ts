import { onHead } from '../on-head.ts';
import { lionHead, raven } from '../parts/saint-animals.ts';
import { cardinalHat } from '../parts/saint-headwear.ts';
import { bees, breastSun, shamrock } from '../parts/saint-signs.ts';
import { holding, put, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
/** With a mitre everything is lower. */
const mitred = { at: [100, 354], size: 258, head: right } as const;
const jerome: RoundelPerson = {
  who: 'monk',
  at: [94, 372],
  size: 282,
  mood: 'serious',
  near: { to: [138, 198] },
  nearHand: 'fist',
  far: { to: [136, 208] },
  head: { turn: 0.9, nod: 0.3, roll: 5 },
  wears: {
    robe: 'ruby5',
    robeShade: 'ruby7',
    hair: 'short',
    hairColour: 'white',
    beard: 'long',
    over: { collar: 'white' },
  },
};

/** Great teachers and shepherds. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-augustine',
    hues: glass.lapis,
    layers: holding(
      {
        who: 'bishop',
        ...mitred,
        near: { to: [154, 196] },
        far: { to: [178, 190] },
        wears: {
          ...dress.bishop,
          skin: 'brown',
          age: undefined,
          hair: 'curls',
          hairColour: 'black',
          beard: 'short',
          over: { cope: 'gold5', stole: 'slate8' },
          trim: 'ruby5',
        },
      },
      { thing: 'openBook', at: [164, 206], scale: 1.9 },
      { thing: 'heart', at: [168, 174], scale: 1.05 },
    ),
  },
  {
    id: 'saint-monica',
    hues: glass.sea,
    layers: [
      {
        who: 'monica',
        at: [112, 370],
        mood: 'weeping',
        joined: [16, 6],
        head: { turn: 0.9, nod: 0.2, roll: 5 },
      },
    ],
  },
  {
    id: 'saint-ambrose',
    hues: glass.teal,
    layers: [
      { thing: 'beehive', at: [180, 184], scale: 1 },
      ...holding(
        {
          who: 'ambrose',
          ...mitred,
          at: [100, 354],
          mood: 'speaking',
          near: { to: [158, 168] },
          nearHand: 'bless',
          nearRoll: -20,
          far: { to: [140, 204] },
          wears: { wear: 'mitre', wearColour: 'white' },
        },
        { thing: 'book', args: ['lapis6'], at: [128, 206], scale: 2.2 },
      ),
      put(
        bees([
          [52, 88],
          [176, 84],
          [158, 122],
        ]),
        [0, 0],
      ),
    ],
  },
  {
    id: 'saint-jerome',
    hues: glass.earth,
    layers: [
      put(lionHead(), [184, 164], { scale: 0.9 }),
      ...holding(
        jerome,
        { thing: 'openBook', at: [132, 210], scale: 1.9 },
        { thing: 'quill', at: [142, 196] },
      ),
      onHead(jerome, cardinalHat()),
    ],
  },
  {
    id: 'saint-patrick',
    hues: glass.leaf,
    layers: [
      { thing: 'crook', args: ['gold5'], at: [56, 146], scale: 1.6 },
      ...holding(
        {
          who: 'bishop',
          ...mitred,
          at: [112, 354],
          mood: 'glad',
          near: { to: [174, 172] },
          nearHand: 'fist',
          far: { to: [56, 180] },
          wears: {
            ...dress.bishop,
            age: undefined,
            hair: 'short',
            hairColour: 'gray',
            beard: 'long',
            over: { cope: 'leaf7', stole: 'gold4' },
            mantleShade: 'leaf8',
          },
        },
        put(shamrock('leaf3'), [182, 146], { scale: 0.95 }),
      ),
    ],
  },
  {
    id: 'saint-martin-of-tours',
    hues: glass.night,
    layers: [
      {
        who: 'grandfather',
        at: [186, 282],
        size: 190,
        faces: 'left',
        plain: true,
        near: { to: [150, 190] },
        far: null,
        mood: 'amazed',
        head: { turn: 0.9, nod: -0.2 },
        wears: {
          halo: undefined,
          over: {},
          robe: 'stone5',
          robeShade: 'stone6',
          hair: 'wavy',
          beard: 'long',
        },
      },
      [
        'area',
        'M96 150C120 156 146 170 166 178C168 196 158 214 150 234L104 240C108 206 104 176 96 150Z',
        'ruby5',
        0.85,
      ],
      ['line', 'M120 164C124 190 122 210 118 234M142 174C144 194 140 212 136 230', 0.5, 'ruby7'],
      { thing: 'sword', at: [132, 174], scale: 0.72, turn: 24 },
      {
        who: 'soldier',
        at: [78, 354],
        size: 268,
        mood: 'tender',
        near: { to: [132, 178] },
        nearHand: 'fist',
        far: null,
        head: right,
        wears: {
          build: 'youth',
          over: { armour: 'slate4', mantle: 'ruby5' },
          trim: 'gold4',
          mantleShade: 'ruby7',
        },
      },
    ],
  },
  {
    id: 'saint-thomas-aquinas',
    hues: glass.sky,
    layers: [
      {
        who: 'dominican',
        at: [104, 372],
        mood: 'calm',
        turn: 0.6,
        near: { to: [166, 190] },
        far: { to: [178, 180] },
        head: right,
        wears: { ...dress.dominican, hairColour: 'dark', skin: 'olive' },
      },
      ['glory', 112, 184, 10, 44, 16, 'gold2', 0.9],
      put(breastSun(12), [112, 184]),
      { thing: 'openBook', at: [164, 194], scale: 1.9 },
      { thing: 'quill', at: [196, 168], scale: 1 },
    ],
  },
  {
    id: 'saint-anthony-of-padua',
    hues: glass.amber,
    layers: [
      { thing: 'lily', at: [52, 180], scale: 1.05, turn: -8 },
      ...holding(
        {
          who: 'friar',
          at: [106, 370],
          mood: 'tender',
          near: { to: [172, 206] },
          far: { to: [160, 200] },
          head: { turn: 0.9, nod: 0.25, roll: 5 },
          wears: {
            ...dress.franciscan,
            hairColour: 'dark',
            build: 'youth',
            robe: 'wood5',
            robeShade: 'wood7',
          },
        },
        { thing: 'book', args: ['ruby6'], at: [172, 206], scale: 2.4 },
        {
          who: 'jesusBoy',
          at: [172, 232],
          size: 134,
          faces: 'left',
          plain: true,
          pose: 'sitting',
          near: { to: [142, 166] },
          far: null,
          mood: 'glad',
          head: { turn: 0.8, roll: 4 },
        },
      ),
    ],
  },
  {
    id: 'saint-dominic',
    hues: glass.ruby,
    layers: [
      {
        who: 'dominican',
        at: [96, 372],
        mood: 'serious',
        near: [10, 24],
        far: [8, 20],
        head: right,
        wears: { ...dress.dominican, hairColour: 'chestnut', beard: 'short' },
      },
      ['stars', '100,58,15', 'gold3'],
      { thing: 'dog', args: ['white', 'slate7'], at: [150, 214], scale: 0.72 },
      ['line', 'M184 182L206 166', 1.8, 'wood5'],
      ['flame', 206, 168, 1],
    ],
  },
  {
    id: 'saint-benedict',
    hues: glass.gold,
    layers: [
      put(raven(), [186, 196], { scale: 0.95 }),
      ...holding(
        {
          who: 'monk',
          at: [96, 372],
          mood: 'calm',
          near: { to: [142, 200] },
          far: { to: [130, 190] },
          head: right,
          wears: { ...dress.benedictine, hair: 'tonsure', hairColour: 'gray', beard: 'long' },
        },
        { thing: 'book', args: ['ruby6'], at: [128, 200], scale: 2.4, turn: -6 },
      ),
    ],
  },
];
