import { onHead } from '../on-head.ts';
import { roseWreath } from '../parts/saint-headwear.ts';
import { holding, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.4, roll: 6 };
const crowned: RoundelPerson = {
  who: 'nun',
  at: [134, 370],
  faces: 'left',
  mood: 'calm',
  near: { to: [74, 186] },
  nearHand: 'fist',
  far: { to: [90, 206] },
  head: right,
  wears: { ...dress.dominicanNun, skin: 'olive' },
};

/** Nuns and sisters. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-nun',
    hues: glass.lapis,
    layers: [
      {
        who: 'nun',
        at: [112, 370],
        mood: 'praying',
        joined: [16, 4],
        head: { turn: 0.9, nod: -0.1, roll: -2 },
        wears: { ...dress.blackNun },
      },
      { thing: 'rosary', args: ['gold4'], at: [164, 182], scale: 1.3 },
    ],
  },
  {
    id: 'saint-type-abbess',
    hues: glass.amethyst,
    layers: [
      { thing: 'crook', args: ['gold5'], at: [192, 146], scale: 1.5, flip: true },
      {
        who: 'nun',
        at: [104, 370],
        mood: 'calm',
        near: { to: [190, 182] },
        nearHand: 'fist',
        far: { to: [150, 202] },
        head: right,
        wears: { ...dress.blackNun, age: 'old' },
      },
      { thing: 'book', args: ['ruby6'], at: [122, 206], scale: 2.2, turn: -6 },
    ],
  },
  {
    id: 'saint-type-carmelite',
    hues: glass.leaf,
    layers: [
      {
        who: 'nun',
        at: [132, 370],
        faces: 'left',
        mood: 'tender',
        near: { to: [92, 202] },
        far: { to: [66, 194] },
        head: down,
        wears: { ...dress.carmelite, skin: 'fair' },
      },
      { thing: 'openBook', at: [72, 200], scale: 1.7 },
      ['rose', 52, 160, 14, 'white', 'stone3'],
      ['leafShape', 46, 176, 110, 1.2],
    ],
  },
  {
    id: 'saint-type-dominican-nun',
    hues: glass.rose,
    layers: [
      ...holding(crowned, { thing: 'crucifix', args: [1.3], at: [72, 174], turn: -8 }),
      onHead(crowned, roseWreath('ruby5', 'ruby3')),
    ],
  },
  {
    id: 'saint-type-poor-clare',
    hues: glass.earth,
    layers: [
      {
        who: 'nun',
        at: [104, 370],
        mood: 'glad',
        near: { to: [166, 194] },
        nearHand: 'fist',
        far: { to: [150, 206] },
        head: { turn: 0.9, nod: -0.1, roll: -2 },
        wears: {
          robe: 'wood4',
          robeShade: 'wood6',
          wear: 'wimple',
          wearColour: 'slate8',
          belt: 'pearl',
        },
      },
      { thing: 'lantern', at: [170, 164], scale: 1.1 },
    ],
  },
  {
    id: 'saint-type-teaching-sister',
    hues: glass.gold,
    layers: [
      {
        who: 'nun',
        at: [92, 370],
        mood: 'speaking',
        near: { to: [146, 206] },
        far: { to: [164, 188] },
        head: down,
        wears: { ...dress.blackNun, skin: 'fair' },
      },
      {
        who: 'girl',
        at: [184, 294],
        size: 176,
        faces: 'left',
        plain: true,
        near: { to: [158, 214] },
        far: null,
        mood: 'glad',
        head: { turn: 0.8, nod: 0.1 },
        wears: { halo: undefined, robe: 'ruby5', robeShade: 'ruby7', hairColour: 'chestnut' },
      },
      { thing: 'openBook', at: [142, 210], scale: 1.7 },
    ],
  },
  {
    id: 'saint-type-caring-sister',
    hues: glass.sea,
    layers: [
      {
        who: 'nun',
        at: [90, 368],
        mood: 'tender',
        near: { to: [146, 196] },
        far: { to: [150, 176] },
        head: down,
        wears: {
          ...dress.blackNun,
          over: { apron: 'white', collar: 'white' },
          wearColour: 'slate7',
        },
      },
      {
        who: 'grandfather',
        at: [184, 308],
        size: 200,
        faces: 'left',
        plain: true,
        near: null,
        far: null,
        mood: 'glad',
        head: { turn: 0.8 },
        wears: { halo: undefined, beard: 'short', robe: 'stone3', over: {} },
      },
      { thing: 'bowl', at: [146, 204], scale: 0.9 },
    ],
  },
  {
    id: 'saint-type-missionary-sister',
    hues: glass.sky,
    layers: [
      ['area', 'M-10 240L-10 196C60 184 120 192 250 186L250 240Z', 'lapis5', 0.7],
      { thing: 'ship', at: [186, 190], scale: 0.8 },
      {
        who: 'nun',
        at: [96, 370],
        mood: 'glad',
        near: { to: [150, 194] },
        nearHand: 'fist',
        far: [8, 20],
        head: right,
        wears: { ...dress.blackNun, skin: 'fair', over: { collar: 'white' } },
      },
      { thing: 'crucifix', args: [0.9], at: [152, 182], turn: 6 },
    ],
  },
  {
    id: 'saint-type-sister-of-india',
    hues: glass.forest,
    layers: [
      {
        who: 'nun',
        at: [132, 370],
        faces: 'left',
        mood: 'glad',
        joined: [16, 5],
        head: right,
        wears: {
          skin: 'brown',
          robe: 'wood5',
          robeShade: 'wood7',
          wear: 'wimple',
          wearColour: 'wood7',
          over: { collar: 'white' },
        },
      },
      ['rose', 50, 172, 14, 'amber4', 'amber6'],
      ['leafShape', 46, 190, 110, 1.2],
    ],
  },
];
