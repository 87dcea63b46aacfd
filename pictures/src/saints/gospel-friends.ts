import { lionHead, oxHead } from '../parts/saint-animals.ts';
import { purse, threeStones } from '../parts/saint-signs.ts';
import { holding, put, type SaintPicture } from '../roundel.ts';
import { dress, glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.15, roll: 3 };
const down = { turn: 0.9, nod: 0.5, roll: 7 };

/** Evangelists, and friends of Jesus in the first days. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-matthew',
    hues: glass.amethyst,
    layers: [
      put(purse('wood5'), [58, 194], { scale: 1.2 }),
      ...holding(
        {
          who: 'apostle',
          at: [106, 368],
          near: { to: [160, 184] },
          nearHand: 'fist',
          far: { to: [180, 200] },
          head: down,
          wears: {
            ...roman(['amber4', 'amber6'], ['amethyst5', 'amethyst7']),
            hair: 'curls',
            hairColour: 'gray',
            beard: 'long',
          },
        },
        { thing: 'openBook', at: [170, 206], scale: 2 },
        { thing: 'quill', at: [166, 184], scale: 1.2 },
      ),
    ],
  },
  {
    id: 'saint-mark',
    hues: glass.amber,
    layers: holding(
      {
        who: 'apostle',
        at: [92, 368],
        near: { to: [132, 196] },
        nearHand: 'fist',
        far: { to: [128, 208] },
        head: right,
        wears: {
          ...roman(['ruby5', 'ruby7'], ['lapis5', 'lapis7']),
          hair: 'short',
          hairColour: 'dark',
          beard: 'short',
        },
      },
      put(lionHead(), [178, 158], { scale: 0.95 }),
      { thing: 'openBook', at: [128, 208], scale: 1.9 },
      { thing: 'quill', at: [134, 194] },
    ),
  },
  {
    id: 'saint-luke',
    hues: glass.leaf,
    layers: holding(
      {
        who: 'apostle',
        at: [92, 368],
        near: { to: [132, 196] },
        nearHand: 'fist',
        far: { to: [128, 208] },
        mood: 'glad',
        head: right,
        wears: {
          ...roman(['teal5', 'teal7'], ['ruby5', 'ruby7']),
          hair: 'parted',
          hairColour: 'brown',
          beard: 'goatee',
        },
      },
      put(oxHead(), [180, 162]),
      { thing: 'openBook', at: [128, 208], scale: 1.9 },
      { thing: 'quill', at: [134, 194] },
    ),
  },
  {
    id: 'saint-thomas-the-apostle',
    hues: glass.lapis,
    layers: holding(
      {
        who: 'apostle',
        at: [104, 368],
        mood: 'amazed',
        near: { to: [174, 186] },
        nearHand: 'fist',
        far: { to: [150, 206] },
        head: { turn: 0.9, nod: -0.3, roll: -3 },
        wears: {
          ...roman(['leaf4', 'leaf6'], ['amber5', 'amber7']),
          hair: 'short',
          hairColour: 'dark',
          beard: undefined,
          build: 'youth',
        },
      },
      { thing: 'square', at: [172, 150], scale: 1.6, turn: 184, flip: true },
    ),
  },
  {
    id: 'saint-mary-magdalene',
    hues: glass.teal,
    layers: holding(
      {
        who: 'magdalene',
        at: [104, 368],
        mood: 'tender',
        near: { to: [162, 196] },
        far: { to: [178, 186] },
        head: right,
        wears: { wear: undefined, hair: 'wavy', hairColour: 'red', over: { mantle: 'amethyst4' } },
      },
      ['area', 'M150 206C136 176 150 160 158 152L182 152C190 160 204 176 190 206Z', 'pearl', 0.8],
      ['area', 'M152 152L150 142L190 142L188 152ZM162 142L170 126L178 142Z', 'gold4', 0.65],
      ['line', 'M146 184C158 188 182 188 194 184', 0.9, 'gold6'],
    ),
  },
  {
    id: 'saint-anne',
    hues: glass.forest,
    layers: [
      {
        who: 'monica',
        at: [90, 366],
        size: 290,
        mood: 'tender',
        near: { to: [150, 206] },
        far: { to: [184, 176] },
        head: down,
        wears: {
          skin: 'olive',
          age: 'old',
          robe: 'ruby6',
          robeShade: 'ruby8',
          over: { cloak: 'leaf5' },
          mantleShade: 'leaf7',
          wearColour: 'white',
          wearTrim: 'white',
        },
      },
      {
        who: 'girl',
        at: [172, 272],
        size: 166,
        faces: 'left',
        plain: true,
        near: { to: [140, 208] },
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: 0.3, roll: 4 },
        wears: {
          skin: 'olive',
          hair: 'long',
          hairColour: 'brown',
          robe: 'lapis5',
          robeShade: 'lapis7',
        },
      },
      { thing: 'openBook', at: [128, 210], scale: 1.7 },
    ],
  },
  {
    id: 'saint-stephen',
    hues: glass.ruby,
    layers: [
      { thing: 'palmBranch', args: [1.1], at: [46, 176], turn: -8 },
      ...holding(
        {
          who: 'lad',
          at: [108, 366],
          mood: 'glad',
          near: { to: [152, 196] },
          far: { to: [178, 190] },
          head: { turn: 0.9, nod: -0.35, roll: -4 },
          wears: {
            ...dress.deacon,
            robe: 'amber4',
            robeShade: 'amber6',
            over: { sash: 'ruby5', collar: 'white' },
            hairColour: 'brown',
            skin: 'olive',
          },
        },
        { thing: 'book', args: ['lapis6'], at: [164, 194], scale: 2.6 },
        put(threeStones(), [164, 174], { scale: 0.8 }),
      ),
    ],
  },
];
