import { holding, type RoundelPerson, type SaintPicture } from '../roundel.ts';
import { dress, glass, roman } from '../saint-dress.ts';

const right = { turn: 0.9, nod: 0.1, roll: 3 };
const down = { turn: 0.9, nod: 0.45, roll: 7 };
const writer: RoundelPerson = {
  who: 'nun',
  at: [102, 370],
  mood: 'calm',
  near: { to: [152, 196] },
  nearHand: 'fist',
  far: { to: [176, 206] },
  head: down,
  wears: { ...dress.blackNun, wearColour: 'slate7' },
};

/** Prophets, apostles and doctors of the Church. */
export const saints: SaintPicture[] = [
  {
    id: 'saint-type-prophet',
    hues: glass.amber,
    layers: holding(
      {
        who: 'moses',
        at: [108, 370],
        mood: 'speaking',
        near: { to: [158, 200] },
        far: { to: [182, 150] },
        farHand: 'point',
        farRoll: -40,
        head: { turn: 0.9, nod: -0.1, roll: -2 },
      },
      { thing: 'scroll', at: [158, 200], scale: 1.25, turn: 8 },
    ),
  },
  {
    id: 'saint-type-apostle',
    hues: glass.sea,
    layers: holding(
      {
        who: 'apostle',
        at: [132, 370],
        faces: 'left',
        mood: 'speaking',
        near: { to: [78, 200] },
        far: { to: [60, 164] },
        farHand: 'open',
        head: right,
        wears: {
          ...roman(['ruby5', 'ruby7'], ['leaf5', 'leaf7']),
          hair: 'wavy',
          hairColour: 'brown',
          beard: 'short',
          belt: undefined,
        },
      },
      { thing: 'book', args: ['amethyst6'], at: [84, 202], scale: 2.5, turn: 6 },
    ),
  },
  {
    id: 'saint-type-doctor',
    hues: glass.forest,
    layers: [
      ...holding(
        {
          who: 'bishop',
          at: [98, 370],
          mood: 'calm',
          near: { to: [148, 194] },
          nearHand: 'fist',
          far: { to: [140, 208] },
          head: down,
          wears: {
            wear: undefined,
            robe: 'white',
            robeShade: 'stone3',
            hair: 'bald',
            hairColour: 'gray',
            beard: 'long',
            skin: 'olive',
            over: { cope: 'ruby6', stole: 'gold4' },
          },
        },
        { thing: 'openBook', at: [150, 208], scale: 2 },
        { thing: 'quill', at: [154, 192], scale: 1.1 },
      ),
      { thing: 'dove', args: [0.52], at: [178, 84] },
    ],
  },
  {
    id: 'saint-type-doctor-monk',
    hues: glass.night,
    layers: [
      ['glory', 180, 50, 10, 110, 12, 'gold2', 0.6],
      ...holding(
        {
          who: 'monk',
          at: [102, 370],
          mood: 'calm',
          near: { to: [152, 194] },
          nearHand: 'fist',
          far: { to: [142, 208] },
          head: down,
          wears: {
            ...dress.benedictine,
            robe: 'wood5',
            robeShade: 'wood7',
            over: { scapular: 'wood7', collar: 'wood7' },
            hairColour: 'gray',
            beard: 'short',
            age: undefined,
          },
        },
        { thing: 'openBook', at: [156, 210], scale: 2 },
        { thing: 'quill', at: [156, 192], scale: 1.1 },
      ),
    ],
  },
  {
    id: 'saint-type-doctor-woman',
    hues: glass.amethyst,
    layers: [
      ['glory', 176, 70, 8, 100, 14, 'gold2', 0.6],
      ...holding(
        writer,
        { thing: 'openBook', at: [160, 208], scale: 2 },
        { thing: 'quill', at: [160, 194], scale: 1.1 },
      ),
    ],
  },
];
