import { medicineBox } from '../parts/saint-signs.ts';
import { holding, put, type SaintPicture } from '../roundel.ts';
import { glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };

/** Four who brought the faith, help or healing, and are known by one thing. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-nino',
    hues: glass.forest,
    layers: [
      { thing: 'grapes', at: [194, 176], scale: 1.2 },
      ...holding(
        {
          who: 'monica',
          at: [136, 370],
          faces: 'left',
          mood: 'glad',
          near: { to: [70, 182] },
          nearHand: 'fist',
          far: { to: [90, 206] },
          head: right,
          wears: {
            skin: 'olive',
            build: 'youth',
            robe: 'amber5',
            robeShade: 'amber7',
            wearColour: 'pearl',
            wearTrim: 'pearl',
            over: {},
          },
        },
        ['area', 'M72 240L74 70L66 70L64 240Z', 'wood6', 0.7],
        [
          'area',
          'M70 96C84 96 94 104 102 118L96 122C88 110 80 106 70 106C58 106 50 110 42 122L36 118C44 104 56 96 70 96Z',
          'wood6',
          0.7,
        ],
        ['line', 'M77 98L62 108M62 96L77 108M76 84L64 88', 0.7, 'wood3'],
      ),
    ],
  },
  {
    id: 'saint-lydia',
    hues: glass.sea,
    layers: holding(
      {
        who: 'magdalene',
        at: [98, 370],
        mood: 'glad',
        near: { to: [150, 200] },
        far: { to: [196, 186] },
        head: right,
        wears: {
          wear: 'scarf',
          wearColour: 'gold4',
          hair: 'none',
          halo: 'plain',
          skin: 'tan',
          ...roman(['teal6', 'teal8'], ['gold3', 'gold6']),
        },
      },
      [
        'area',
        'M134 184C150 174 186 172 204 166C210 186 206 214 196 240L140 240C144 220 142 200 134 184Z',
        'amethyst5',
        0.8,
      ],
      [
        'line',
        'M150 182C154 202 152 222 150 238M176 176C180 198 178 220 174 238',
        0.6,
        'amethyst7',
      ],
      ['line', 'M134 186C152 178 186 176 205 170', 1.1, 'gold4'],
    ),
  },
  {
    id: 'saint-cosmas-and-damian',
    hues: glass.amber,
    layers: [
      {
        who: 'lad',
        at: [78, 348],
        size: 258,
        plain: true,
        mood: 'glad',
        near: { to: [112, 196] },
        far: null,
        head: right,
        wears: { ...roman(['ruby5', 'ruby7'], ['leaf5', 'leaf7']), hair: 'curls', belt: undefined },
      },
      {
        who: 'lad',
        at: [166, 348],
        size: 258,
        faces: 'left',
        plain: true,
        mood: 'calm',
        near: { to: [134, 196] },
        far: null,
        head: right,
        wears: {
          ...roman(['lapis5', 'lapis7'], ['ruby5', 'ruby7']),
          hair: 'curls',
          belt: undefined,
        },
      },
      put(medicineBox(), [122, 198], { scale: 0.95 }),
    ],
  },
  {
    id: 'saint-brendan',
    hues: glass.sky,
    layers: [
      ['area', 'M146 210L146 50C186 56 206 90 204 130C200 160 180 172 152 176Z', 'pearl', 0.8],
      ['line', 'M176 84L176 140M160 106L194 106', 2, 'ruby5'],
      ['area', 'M142 236L142 40L149 40L149 236Z', 'wood5', 0.7],
      {
        who: 'monk',
        at: [94, 350],
        size: 276,
        mood: 'singing',
        near: { to: [142, 164] },
        nearHand: 'fist',
        far: [8, 20],
        head: { turn: 0.9, nod: -0.2, roll: -3 },
        wears: {
          robe: 'wood4',
          robeShade: 'wood6',
          age: undefined,
          hair: 'tonsure',
          hairColour: 'red',
          beard: 'short',
          over: { collar: 'wood6' },
        },
      },
      ['area', 'M-10 172C60 190 180 190 250 172L250 250L-10 250Z', 'wood6', 0.9],
      [
        'area',
        'M-10 200C20 190 40 208 66 200C92 192 110 210 136 200C162 192 180 208 206 200C226 194 240 202 250 200L250 250L-10 250Z',
        'lapis6',
        0.8,
      ],
    ],
  },
];
