import type { Scene } from '../scene.ts';

/** The Fish on the Kitchen Wall: Hugo and Aunt Martha stand before the calendar that she has painted. */
export const scene: Scene = {
  id: 'story-5-10-1',
  layers: [
    [
      'room',
      { wall: '#F3DDB0', floor: '#C98F62', floorShade: '#B87F54', edge: 372, vanish: [420, 110] },
    ],
    // The calendar: a gold Sunday and a fish in each week, violet weeks, the broom, the lily and two brown spots.
    ['area', 'M226 26L622 26L622 382L226 382Z', 'wood5', 0.85],
    ['area', 'M240 40L608 40L608 368L240 368Z', 'white', 0.7],
    ['tint', 'M240 40L608 40L608 122L240 122Z', 'lapis1', 0.8],
    ['tint', 'M240 122L608 122L608 204L240 204Z', 'amethyst3', 0.8],
    ['tint', 'M240 204L608 204L608 286L240 286Z', 'gold1', 1],
    ['tint', 'M240 286L608 286L608 368L240 368Z', 'leaf1', 0.9],
    [
      'line',
      'M332 40L332 368M424 40L424 368M516 40L516 368M240 122L608 122M240 204L608 204M240 286L608 286',
      0.5,
    ],
    ['stars', '286,82,22 286,164,22 286,246,22', 'gold5'],
    { thing: 'fish', at: [470, 82], scale: 0.42 },
    { thing: 'fish', at: [470, 164], scale: 0.42 },
    { thing: 'fish', at: [470, 246], scale: 0.42 },
    { thing: 'fish', at: [470, 328], scale: 0.42 },
    { thing: 'lily', at: [562, 226], scale: 1.1 },
    ['line', 'M392 130L372 176', 1.3, 'wood6'],
    ['area', 'M366 172L380 178L376 198L350 188Z', 'gold5', 0.6],
    ['disc', 274, 328, 14, 'wood5', 0.7],
    ['disc', 308, 334, 14, 'wood5', 0.7],
    {
      who: 'hugo',
      at: [160, 470],
      size: 300,
      mood: 'amazed',
      near: { to: [268, 328] },
      nearHand: 'point',
      far: [2, 26],
      looks: [300, 310],
    },
    ['pool', 712, 466, 90, 11],
    {
      who: 'auntMartha',
      at: [712, 468],
      size: 366,
      faces: 'left',
      pose: 'leaning',
      mood: 'glad',
      near: [8, 19],
      far: [15, 6],
      looks: [290, 320],
    },
  ],
};
