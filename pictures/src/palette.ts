/** Glass colours of the pictures, from dark (9) to pale (1), and the skins and hairs of people. */
export const palette = {
  ink: '#1D1A38',
  white: '#FFFDF6',
  pearl: '#FBF3DF',
  lapis1: '#DCE8FD',
  lapis3: '#9DBBF2',
  lapis4: '#6F97E6',
  lapis5: '#4470D2',
  lapis6: '#2F54B8',
  lapis7: '#22409C',
  lapis8: '#1B2C78',
  lapis9: '#141C52',
  gold1: '#FFF6DB',
  gold2: '#FDEBB6',
  gold3: '#FADB86',
  gold4: '#F6C955',
  gold5: '#EDB233',
  gold6: '#D6951B',
  gold7: '#B0750F',
  gold8: '#7A4A06',
  ruby1: '#FCDFD8',
  ruby3: '#F3A493',
  ruby4: '#E66F60',
  ruby5: '#D4423F',
  ruby6: '#B92634',
  ruby7: '#981B2E',
  ruby8: '#741126',
  amethyst1: '#ECE0F8',
  amethyst3: '#CBAFE6',
  amethyst4: '#AC83D2',
  amethyst5: '#8D5ABA',
  amethyst6: '#6F3B9A',
  amethyst7: '#552A7C',
  amethyst8: '#3B1D58',
  teal1: '#D6F1ED',
  teal3: '#95D5CF',
  teal4: '#5CB9B6',
  teal5: '#2C9799',
  teal6: '#13757C',
  teal7: '#0D5A63',
  teal8: '#0A4049',
  leaf1: '#E4F1CF',
  leaf3: '#B7D78B',
  leaf4: '#8FBC5B',
  leaf5: '#6B9E3A',
  leaf6: '#4A7A2A',
  leaf7: '#375C20',
  leaf8: '#264419',
  amber1: '#FDECCE',
  amber3: '#F6C983',
  amber4: '#EEA94A',
  amber5: '#DD8B22',
  amber6: '#B8660E',
  amber7: '#8F4C08',
  amber8: '#6B3807',
  wood3: '#D9AE74',
  wood4: '#C08747',
  wood5: '#9E6430',
  wood6: '#7C4A20',
  wood7: '#5B3316',
  wood8: '#3E2110',
  stone1: '#F6EFDF',
  stone2: '#E8DDC6',
  stone3: '#D3C5A8',
  stone4: '#B3A488',
  stone5: '#8C8070',
  stone6: '#655C58',
  slate4: '#9797B8',
  slate5: '#6A6A92',
  slate6: '#4A4A72',
  slate7: '#34345A',
  slate8: '#23233F',
} as const satisfies Record<string, `#${string}`>;

/** A name of the palette, or a colour of its own as hex digits. */
export type Colour = keyof typeof palette | `#${string}` | 'none';

/** The hex digits of a colour. */
export function hexOf(colour: Colour): string {
  if (colour.startsWith('#') || colour === 'none') return colour;
  const hex: string | undefined = (palette as Record<string, string>)[colour];
  if (!hex) throw new RangeError(`"${colour}" is no colour of the palette`);
  return hex;
}

/** Light and shaded side of skin. */
export const skins = {
  fair: ['#F6D7B4', '#E6B98D'],
  olive: ['#E9BC8E', '#D09A68'],
  tan: ['#D59F70', '#B87B4F'],
  brown: ['#B47A4E', '#8F5A36'],
} as const satisfies Record<string, readonly [Colour, Colour]>;
export type SkinName = keyof typeof skins;

/** Hair by its name. */
export const hairColours = {
  dark: '#3A2418',
  brown: '#5B3316',
  chestnut: '#7C4A20',
  sand: '#C08747',
  red: '#A9512A',
  gray: '#B9B4BE',
  white: '#FFFDF6',
  black: '#2A2230',
} as const satisfies Record<string, Colour>;
export type HairColourName = keyof typeof hairColours;

/** What the light of an hour does to sky, sun and land. */
export const lights = {
  dawn: {
    sky: ['#FADB86', '#F6C983', '#FDEBB6', '#F8B9A0'],
    sun: ['#FADB86', '#FFF6DB'],
    alp: '#A9BFE8',
    far: ['#B8DCCB', '#98C7B6'],
    mid: ['#DDE88F', '#C4D66A'],
    near: ['#B4D77C', '#95C055'],
    water: ['#8CC8D8', '#6DB2CC'],
    road: '#FBEFD2',
  },
  day: {
    sky: ['#CFE3FB', '#B9D4F8', '#E6F1FE', '#FDF3CF'],
    sun: ['#FADB86', '#FFF6DB'],
    alp: '#8FA9DC',
    far: ['#A9D6C4', '#8CC4AE'],
    mid: ['#C2E08C', '#A9CF6C'],
    near: ['#9CCB63', '#83B64C'],
    water: ['#63B7D0', '#4A9FC4'],
    road: '#F7E7C4',
  },
  evening: {
    sky: ['#F3A493', '#F8C49A', '#E59AA8', '#C79BD0'],
    sun: ['#F6C955', '#FDEBB6'],
    alp: '#8A78B8',
    far: ['#A79BC4', '#8F86B6'],
    mid: ['#C9B37C', '#B39D64'],
    near: ['#8FA25C', '#768B48'],
    water: ['#8E9CD6', '#7183C6'],
    road: '#F3DDB4',
  },
  night: {
    sky: ['#22409C', '#1B2C78', '#27479F', '#1D3488'],
    sun: ['#FDEBB6', '#FFF6DB'],
    alp: '#2B3A86',
    far: ['#2C4E8C', '#264480'],
    mid: ['#2A5A6E', '#234D60'],
    near: ['#2F6656', '#27584A'],
    water: ['#2F5FB4', '#27509F'],
    road: '#B9B6D6',
  },
  desert: {
    sky: ['#FDEBB6', '#FADB86', '#FFF6DB', '#F9CFA0'],
    sun: ['#F6C955', '#FFF6DB'],
    alp: '#D9A98A',
    far: ['#EBC48F', '#DFB277'],
    mid: ['#F0D29A', '#E5C182'],
    near: ['#E3B872', '#D6A55A'],
    water: ['#7CC3CE', '#5FAEC0'],
    road: '#FBEFD2',
  },
} as const;
export type Hour = keyof typeof lights;
type Ground = 'far' | 'mid' | 'near' | 'water';
/** Two colours of land or water, which take turns: a ground of an hour ('dawn.far'), or two colours of its own. */
export type Tones = `${Hour}.${Ground}` | readonly [Colour, Colour];

/** The two colours of a ground. */
export function tonesOf(tones: Tones): readonly [Colour, Colour] {
  if (typeof tones !== 'string') return tones;
  const [hour, ground] = tones.split('.') as [Hour, Ground];
  return lights[hour][ground];
}
