import { holding, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };

/** Holy men whom many know. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-john-paul-ii',
    hues: glass.lapis,
    layers: [
      ['area', 'M178 240L172 56L178 56L186 240ZM152 76L200 71L200 77L152 83Z', 'slate4', 0.65],
      {
        who: 'pope',
        at: [102, 370],
        mood: 'glad',
        near: { to: [176, 178] },
        nearHand: 'fist',
        far: { to: [60, 176] },
        farHand: 'open',
        head: right,
        wears: {
          skin: 'fair',
          wear: 'skullcap',
          wearColour: 'white',
          hairColour: 'gray',
          robe: 'white',
          over: { collar: 'white' },
        },
      },
    ],
  },
  {
    id: 'saint-padre-pio',
    hues: glass.earth,
    layers: [
      {
        who: 'friar',
        at: [108, 370],
        mood: 'calm',
        joined: [16, 5],
        head: down,
        wears: {
          ...dress.capuchin,
          age: 'old',
          hairColour: 'gray',
          beard: 'short',
          skin: 'olive',
          robe: 'wood5',
        },
      },
      ['area', 'M140 194L160 188L166 200L148 208Z', 'wood8', 0.6],
      { thing: 'rosary', args: ['gold4'], at: [166, 184], scale: 1.3 },
    ],
  },
  {
    id: 'saint-martin-de-porres',
    hues: glass.leaf,
    layers: [
      ['area', 'M176 240L182 60L188 60L184 240Z', 'wood4', 0.6],
      ...holding({
        who: 'dominican',
        at: [104, 372],
        mood: 'glad',
        near: { to: [182, 172] },
        nearHand: 'fist',
        far: { to: [140, 206] },
        head: down,
        wears: { ...dress.dominican, skin: 'brown', hair: 'curls', hairColour: 'black' },
      }),
      { thing: 'bird', args: ['lapis4', 1.1], at: [56, 158] },
      ['line', 'M112 212C98 214 96 204 86 208', 1.1, 'stone5'],
      [
        'area',
        'M108 216C104 196 128 188 142 198C154 202 160 210 158 214C154 219 120 218 108 216Z',
        'stone3',
        0.65,
      ],
      ['disc', 139, 197, 7, 'stone2'],
      ['area', 'M149 206L152 206L152 209L149 209Z', 'ink', 0.3],
    ],
  },
  {
    id: 'saint-john-vianney',
    hues: glass.amethyst,
    layers: [
      {
        who: 'priest',
        at: [134, 370],
        faces: 'left',
        mood: 'laughing',
        joined: [15, 6],
        head: right,
        wears: {
          ...dress.surplice,
          sleeve: 'white',
          age: 'old',
          hair: 'bob',
          hairColour: 'gray',
          skin: 'fair',
          over: { surplice: 'white', stole: 'amethyst5', collar: 'slate8' },
        },
      },
      { thing: 'rosary', args: ['gold4'], at: [76, 186], scale: 1.3 },
    ],
  },
  {
    id: 'saint-philip-neri',
    hues: glass.rose,
    layers: [
      ['glory', 130, 190, 10, 70, 16, 'gold2', 0.85],
      {
        who: 'philipNeri',
        at: [112, 372],
        mood: 'laughing',
        turn: 0.5,
        near: { to: [110, 206] },
        far: { to: [182, 168] },
        farHand: 'open',
        head: { turn: 0.6, roll: 4 },
      },
      { thing: 'heart', at: [136, 192], scale: 0.85 },
    ],
  },
  {
    id: 'saint-louis-of-france',
    hues: glass.sky,
    layers: holding(
      {
        who: 'king',
        at: [96, 370],
        mood: 'tender',
        near: { to: [132, 212] },
        far: { to: [186, 200] },
        head: right,
        wears: {
          skin: 'fair',
          hair: 'bob',
          hairColour: 'sand',
          beard: undefined,
          robe: 'lapis6',
          robeShade: 'lapis8',
          over: { mantle: 'lapis5' },
          mantleShade: 'lapis7',
        },
      },
      ['area', 'M120 186L194 180L198 202L124 210Z', 'ruby5', 0.7],
      [
        'line',
        'M138 180C146 166 178 164 188 172C190 184 148 190 138 180M135 173L145 164M156 183L165 172M176 179L185 167M147 171L158 163',
        1,
        'wood7',
      ],
    ),
  },
  {
    id: 'saint-francis-de-sales',
    hues: glass.violet,
    layers: holding(
      {
        who: 'bishop',
        at: [106, 370],
        mood: 'tender',
        near: { to: [158, 190] },
        nearHand: 'fist',
        far: { to: [150, 206] },
        head: right,
        wears: {
          wear: 'skullcap',
          wearColour: 'amethyst6',
          age: undefined,
          hair: 'short',
          hairColour: 'brown',
          beard: 'short',
          robe: 'white',
          over: { surplice: 'white', collar: 'amethyst6' },
          sleeve: 'amethyst5',
        },
      },
      { thing: 'openBook', at: [158, 206], scale: 1.9 },
      { thing: 'quill', at: [164, 188], scale: 1.2 },
    ),
  },
];
