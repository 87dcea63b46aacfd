import { onHead } from '../on-head.ts';
import { gat, leafHat, roseWreath } from '../parts/saint-headwear.ts';
import { looseCrown } from '../parts/saint-signs.ts';
import {
  holding,
  put,
  type RoundelLayer,
  type RoundelPerson,
  type SaintPicture,
} from '../roundel.ts';
import { dress, glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const palm: RoundelLayer = { thing: 'palmBranch', args: [1.25], at: [176, 196], turn: 12 };

const virgin: RoundelPerson = {
  who: 'perpetua',
  at: [110, 368],
  faces: 'left',
  near: { to: [66, 186] },
  nearHand: 'fist',
  far: { to: [76, 206] },
  head: right,
  wears: {
    build: 'youth',
    skin: 'fair',
    hair: 'wavy',
    hairColour: 'red',
    ...roman(['gold3', 'gold5'], ['lapis5', 'lapis7']),
  },
};
const korean: RoundelPerson = {
  who: 'priestCassock',
  at: [106, 372],
  size: 284,
  near: { to: [170, 186] },
  nearHand: 'fist',
  far: [8, 20],
  head: right,
  wears: {
    skin: 'olive',
    hair: 'short',
    hairColour: 'black',
    robe: 'white',
    robeShade: 'stone3',
    over: { stole: 'ruby5', collar: 'lapis3' },
  },
};
const vietnamese: RoundelPerson = {
  ...korean,
  faces: 'left',
  at: [134, 372],
  near: { to: [70, 186] },
  wears: {
    skin: 'olive',
    hair: 'short',
    hairColour: 'black',
    beard: 'goatee',
    robe: 'slate7',
    robeShade: 'slate8',
    over: { collar: 'slate6' },
  },
};

/** Those who died for their faith. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-martyr',
    hues: glass.ruby,
    layers: holding(
      {
        who: 'lad',
        at: [102, 368],
        mood: 'calm',
        near: { to: [170, 188] },
        nearHand: 'fist',
        far: { to: [96, 198] },
        head: { turn: 0.9, nod: -0.3, roll: -4 },
        wears: {
          skin: 'olive',
          hair: 'curls',
          ...roman(['white', 'stone3'], ['ruby4', 'ruby6']),
          belt: undefined,
        },
      },
      palm,
    ),
  },
  {
    id: 'saint-type-martyr-woman',
    hues: glass.amethyst,
    layers: [
      ...holding(virgin, { thing: 'palmBranch', args: [1.25], at: [58, 196], turn: -12 }),
      onHead(virgin, roseWreath('ruby4', 'white')),
    ],
  },
  {
    id: 'saint-type-martyr-bishop',
    hues: glass.ruby,
    layers: holding(
      {
        who: 'bishop',
        at: [104, 356],
        size: 258,
        mood: 'calm',
        near: { to: [168, 190] },
        nearHand: 'fist',
        far: { to: [62, 190] },
        head: right,
        wears: {
          ...dress.bishop,
          hairColour: 'gray',
          beard: 'short',
          over: { cope: 'ruby4', stole: 'white' },
        },
      },
      palm,
    ),
  },
  {
    id: 'saint-type-martyr-priest',
    hues: glass.earth,
    layers: [
      put(looseCrown(), [184, 62], { turn: 10 }),
      ...holding(
        {
          who: 'priestCassock',
          at: [106, 370],
          mood: 'calm',
          near: { to: [158, 190] },
          nearHand: 'fist',
          far: [8, 20],
          head: { turn: 0.9, nod: -0.2, roll: -2 },
          wears: { ...dress.cassock, hair: 'short', hairColour: 'brown', beard: 'goatee' },
        },
        { thing: 'crucifix', args: [1.3], at: [158, 176], turn: 6 },
        { thing: 'palmBranch', args: [1], at: [196, 196], turn: 16 },
      ),
    ],
  },
  {
    id: 'saint-type-martyrs',
    hues: glass.violet,
    layers: [
      { thing: 'palmBranch', args: [0.9], at: [30, 176], turn: -14 },
      { thing: 'palmBranch', args: [0.9], at: [210, 176], turn: 14 },
      {
        who: 'apostle',
        at: [120, 290],
        size: 202,
        plain: true,
        turn: 0.2,
        near: null,
        far: null,
        head: { turn: 0.2, nod: -0.2 },
        wears: { belt: undefined, robe: 'amber4' },
      },
      {
        who: 'lad',
        at: [64, 306],
        size: 204,
        plain: true,
        near: null,
        far: null,
        head: { turn: 0.8 },
        wears: { belt: undefined, robe: 'lapis5' },
      },
      {
        who: 'apostle',
        at: [178, 306],
        size: 204,
        faces: 'left',
        plain: true,
        near: null,
        far: null,
        head: { turn: 0.8 },
        wears: {
          belt: undefined,
          robe: 'ruby5',
          age: 'old',
          hairColour: 'white',
          beard: 'long',
          hair: 'bald',
        },
      },
    ],
  },
  {
    id: 'saint-type-martyr-korea',
    hues: glass.sea,
    layers: [...holding(korean, palm), onHead(korean, gat())],
  },
  {
    id: 'saint-type-martyr-vietnam',
    hues: glass.leaf,
    layers: [
      ...holding(vietnamese, { thing: 'crucifix', args: [1.3], at: [66, 176], turn: -6 }),
      onHead(vietnamese, leafHat()),
    ],
  },
  {
    id: 'saint-type-martyrs-japan',
    hues: glass.rose,
    layers: [
      [
        'area',
        'M62 20L72 20L72 240L62 240ZM24 64L110 64L110 74L24 74ZM176 34L186 34L186 240L176 240ZM142 74L220 74L220 84L142 84Z',
        'wood5',
        0.7,
      ],
      {
        who: 'lad',
        at: [86, 340],
        size: 250,
        plain: true,
        joined: [14, 6],
        mood: 'singing',
        head: { turn: 0.8, nod: -0.3, roll: -3 },
        wears: { skin: 'fair', hair: 'bun', hairColour: 'black', robe: 'slate7', belt: undefined },
      },
      {
        who: 'boy',
        at: [168, 330],
        size: 210,
        faces: 'left',
        plain: true,
        joined: [13, 6],
        mood: 'glad',
        head: { turn: 0.8, nod: -0.3, roll: -3 },
        wears: {
          skin: 'fair',
          hair: 'bob',
          hairColour: 'black',
          robe: 'teal5',
          robeShade: 'teal7',
        },
      },
    ],
  },
  {
    id: 'saint-type-martyrs-africa',
    hues: glass.gold,
    layers: [
      { thing: 'palmBranch', args: [1], at: [36, 178], turn: -10 },
      {
        who: 'lad',
        at: [88, 352],
        size: 264,
        plain: true,
        near: { to: [150, 196] },
        far: null,
        mood: 'glad',
        head: right,
        wears: {
          skin: 'brown',
          hair: 'curls',
          hairColour: 'black',
          robe: 'white',
          robeShade: 'stone3',
          belt: 'ruby5',
          over: { mantle: 'ruby5' },
        },
      },
      {
        who: 'boy',
        at: [172, 322],
        size: 206,
        faces: 'left',
        plain: true,
        joined: [12, 8],
        mood: 'calm',
        head: { turn: 0.8, nod: -0.2 },
        wears: {
          skin: 'brown',
          hair: 'short',
          hairColour: 'black',
          robe: 'leaf5',
          robeShade: 'leaf7',
        },
      },
    ],
  },
];
