// Vestments and habits, and the panes behind, so that the same order or office looks the same in all roundels.
import type { Look } from './figure/look.ts';
import type { Colour } from './palette.ts';

/** Colours of the panes behind a saint. */
export const glass = {
  ruby: ['ruby6', 'ruby5', 'ruby7', 'ruby6'],
  rose: ['ruby4', 'ruby5', 'ruby3', 'ruby4'],
  lapis: ['lapis6', 'lapis7', 'lapis5', 'lapis6'],
  night: ['lapis8', 'lapis7', 'lapis9', 'lapis8'],
  sky: ['lapis4', 'lapis3', 'lapis5', 'lapis4'],
  teal: ['teal6', 'teal5', 'teal6', 'teal7'],
  sea: ['teal4', 'teal5', 'teal3', 'teal4'],
  leaf: ['leaf5', 'leaf6', 'leaf4', 'leaf5'],
  forest: ['leaf7', 'leaf6', 'leaf8', 'leaf7'],
  amethyst: ['amethyst6', 'amethyst5', 'amethyst7', 'amethyst6'],
  violet: ['amethyst4', 'amethyst5', 'amethyst3', 'amethyst4'],
  amber: ['amber5', 'amber4', 'amber6', 'amber5'],
  gold: ['gold6', 'gold5', 'gold7', 'gold6'],
  earth: ['wood6', 'wood5', 'wood7', 'wood6'],
} as const satisfies Record<string, readonly Colour[]>;

type Dress = Partial<Look>;

/** What saints wear, by order and office. */
export const dress = {
  bishop: {
    robe: 'white',
    robeShade: 'stone3',
    wear: 'mitre',
    wearColour: 'white',
    over: { cope: 'ruby5', stole: 'gold4' },
    mantleShade: 'ruby7',
  },
  /** A bishop of the East: no mitre, a white omophorion over the shoulders. */
  easternBishop: {
    robe: 'gold4',
    robeShade: 'gold6',
    wear: undefined,
    beard: 'long',
    over: { chasuble: 'ruby6', stole: 'pearl' },
    trim: 'gold4',
  },
  pope: {
    robe: 'white',
    robeShade: 'stone3',
    wear: 'tiara',
    wearColour: 'white',
    over: { cope: 'ruby5', stole: 'gold4' },
    mantleShade: 'ruby7',
  },
  cassock: {
    robe: 'slate8',
    robeShade: 'slate7',
    sleeve: 'slate7',
    wear: undefined,
    over: { collar: 'white' },
  },
  surplice: {
    robe: 'white',
    robeShade: 'stone3',
    wear: undefined,
    over: { surplice: 'white', stole: 'amethyst5', collar: 'slate8' },
  },
  deacon: {
    robe: 'ruby5',
    robeShade: 'ruby7',
    wear: undefined,
    hair: 'tonsure',
    beard: undefined,
    over: { sash: 'gold4', collar: 'white' },
  },
  franciscan: { robe: 'wood4', robeShade: 'wood6', hair: 'tonsure', over: { collar: 'wood6' } },
  capuchin: { robe: 'wood5', robeShade: 'wood7', hair: 'short', over: { collar: 'wood7' } },
  dominican: {
    robe: 'white',
    robeShade: 'stone3',
    sleeve: 'white',
    hair: 'tonsure',
    over: { scapular: 'white', cloak: 'slate8', collar: 'white' },
    mantleShade: 'slate5',
  },
  benedictine: {
    robe: 'slate7',
    robeShade: 'slate8',
    hair: 'tonsure',
    over: { scapular: 'slate8', collar: 'slate7' },
  },
  cistercian: {
    robe: 'white',
    robeShade: 'stone3',
    sleeve: 'white',
    hair: 'tonsure',
    over: { scapular: 'slate8', collar: 'slate7' },
  },
  carmelite: {
    robe: 'wood6',
    robeShade: 'wood7',
    wear: 'wimple',
    wearColour: 'slate7',
    over: { cloak: 'pearl' },
    mantleShade: 'stone3',
  },
  blackNun: {
    robe: 'slate7',
    robeShade: 'slate8',
    wear: 'wimple',
    wearColour: 'slate8',
    hair: 'none',
  },
  dominicanNun: {
    robe: 'white',
    robeShade: 'stone3',
    wear: 'wimple',
    wearColour: 'slate8',
    hair: 'none',
    over: { scapular: 'white', cloak: 'slate8' },
    mantleShade: 'slate5',
  },
  knight: {
    robe: '#A9B4CC',
    robeShade: '#7F8BAA',
    sleeve: '#C4CDDF',
    wear: undefined,
    over: { armour: '#C4CDDF', collar: '#E6EBF4' },
  },
} as const satisfies Record<string, Dress>;

/** A robe and a mantle over one shoulder, as in Roman days. */
export const roman = (
  robe: readonly [Colour, Colour],
  mantle: readonly [Colour, Colour],
): Dress => ({
  robe: robe[0],
  robeShade: robe[1],
  over: { mantle: mantle[0] },
  mantleShade: mantle[1],
});
