import type { Scene } from '../scene.ts';

/** Four Lines in a Little Book: by the window Dominic writes his four lines; his face is bright. */
export const scene: Scene = {
  id: 'story-4-5-2',
  layers: [
    [
      'room',
      { wall: '#EBD9BC', floor: '#A8764E', floorShade: '#98683F', edge: 372, vanish: [300, 120] },
    ],
    ['houseWindow', 110, 40, 200, 190, { sky: ['#FDEBB6', '#FFF6DB'], curtain: 'white' }],
    ['gulls', '160,90,0.6 240,70,0.7 200,120,0.5'],
    ['tint', 'M110 236L310 236L620 490L180 490Z', 'gold1', 0.6],
    ['line', 'M640 60L640 132M612 88L668 88', 1.8, 'wood6'],
    ['area', 'M570 372L570 250L690 250L690 372Z', 'wood5', 0.8],
    { thing: 'candle', args: [30], at: [600, 250] },
    { thing: 'jug', args: ['lapis4', 'lapis3'], at: [656, 250], scale: 0.6 },
    { thing: 'lily', at: [656, 190], scale: 0.7 },
    {
      who: 'dominicSavio',
      at: [350, 516],
      size: 388,
      pose: 'leaning',
      mood: 'glad',
      far: [20, 22],
      near: null,
      looks: [470, 390],
      wears: { robe: 'white', robeShade: 'stone3', over: { vest: 'wood6', collar: 'lapis5' } },
    },
    { thing: 'longTable', args: [560, 'wood4'], at: [420, 524], scale: 1.1 },
    { thing: 'openBook', at: [480, 398], scale: 3, turn: -2 },
    ['area', 'M580 408L584 380L606 380L610 408Z', 'lapis7', 0.7],
    {
      who: 'dominicSavio',
      at: [350, 516],
      size: 388,
      pose: 'leaning',
      near: { to: [462, 372] },
      nearHand: 'fist',
      nearHolds: { thing: 'quill', scale: 0.6, turn: 10 },
      nearBefore: true,
      far: null,
      only: 'near',
      wears: { robe: 'white' },
    },
  ],
};
