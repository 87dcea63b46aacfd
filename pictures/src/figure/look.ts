import type { Colour, HairColourName, SkinName } from '../palette.ts';

/** What a face says. */
export type Mood =
  | 'calm'
  | 'glad'
  | 'tender'
  | 'laughing'
  | 'speaking'
  | 'singing'
  | 'serious'
  | 'grave'
  | 'sad'
  | 'weeping'
  | 'afraid'
  | 'amazed'
  | 'stern'
  | 'praying'
  | 'asleep'
  | 'ill';

export type Hair =
  | 'short'
  | 'parted'
  | 'bob'
  | 'curls'
  | 'long'
  | 'wavy'
  | 'braids'
  | 'ponytail'
  | 'bun'
  | 'bald'
  | 'tonsure'
  | 'none';
export type Beard = 'short' | 'long' | 'moustache' | 'goatee';
export type Headwear =
  | 'veil'
  | 'headcloth'
  | 'wimple'
  | 'hood'
  | 'cap'
  | 'skullcap'
  | 'woolcap'
  | 'mitre'
  | 'tiara'
  | 'biretta'
  | 'crown'
  | 'laurel'
  | 'turban'
  | 'furhat'
  | 'helmet'
  | 'strawhat'
  | 'scarf';
export type Halo = 'plain' | 'rays' | 'cross' | 'stars';

/** What lies over the robe. */
export type Over =
  | 'mantle'
  | 'cloak'
  | 'stole'
  | 'chasuble'
  | 'cope'
  | 'surplice'
  | 'apron'
  | 'scapular'
  | 'vest'
  | 'armour'
  | 'collar'
  | 'sash';

/** By what somebody is known again: body, clothes and face. */
export interface Look {
  skin?: SkinName;
  age?: 'child' | 'old';
  build?: 'adult' | 'old' | 'youth' | 'child';
  gender?: 'female' | 'male';
  hair?: Hair;
  hairColour?: HairColourName | Colour;
  beard?: Beard;
  wear?: Headwear;
  wearColour?: Colour;
  wearTrim?: Colour;
  /** Hair shows below a headcloth or veil. */
  fringe?: boolean;
  glasses?: boolean;
  halo?: Halo;
  expression?: Mood;
  robe: Colour;
  robeShade?: Colour;
  sleeve?: Colour;
  sleeveShade?: Colour;
  shortSleeves?: boolean;
  skirt?: Colour;
  legs?: 'robe' | 'tunic' | 'trousers';
  trousers?: Colour;
  trousersShade?: Colour;
  legColour?: Colour;
  belt?: Colour;
  /** How far the robe ends above the ground. */
  hem?: number;
  feet?: 'bare' | 'shoes';
  shoes?: Colour;
  over?: Partial<Record<Over, Colour>>;
  mantleShade?: Colour;
  trim?: Colour;
}
