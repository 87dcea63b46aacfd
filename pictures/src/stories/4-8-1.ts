import type { Scene } from '../scene.ts';

/** The Blue Lamp: Nora and Jack stand before the broken lamp; the ball has rolled under the sofa. */
export const scene: Scene = {
  id: 'story-4-8-1',
  layers: [
    [
      'room',
      { wall: '#F0D9C0', floor: '#B98A6A', floorShade: '#A97A5B', edge: 356, vanish: [360, 110] },
    ],
    ['houseWindow', 80, 50, 140, 150, { sky: ['#8FA9DC', '#B9D4F8'], curtain: 'gold5' }],
    [
      'line',
      'M100 64L92 90M140 60L132 86M180 70L172 96M110 120L102 146M170 130L162 156M200 110L192 136',
      0.55,
      'white',
    ],
    { thing: 'sofa', args: [300, 'teal5', 'teal6'], at: [590, 400], scale: 1.25 },
    ['area', 'M500 90L680 90L680 190L500 190Z', 'white', 0.8],
    ['tint', 'M510 180L560 130L600 160L640 120L670 180Z', 'leaf4', 1],
    { thing: 'ball', args: [22, 'ruby5'], at: [664, 416] },
    ['area', 'M760 380L766 300L800 300L806 380Z', 'wood5', 0.8],
    [
      'area',
      'M260 474L268 452L300 440L320 456L314 476ZM340 478L350 446L390 452L396 478ZM416 474L412 456L436 446L456 464L450 478ZM300 436L316 420L334 440L318 450Z',
      'lapis5',
      0.8,
    ],
    ['area', 'M350 440L366 404L410 400L432 432L400 446Z', 'lapis3', 0.8],
    ['line', 'M366 404L380 440M410 400L400 444', 0.5],
    ['line', 'M330 470C300 480 250 470 220 480', 0.9],
    ['pool', 180, 456, 70, 10],
    ['pool', 520, 466, 70, 10],
    {
      who: 'nora',
      at: [180, 456],
      size: 284,
      mood: 'sad',
      near: [10, -2],
      nearBend: 'down',
      far: [12, 4],
      looks: [380, 440],
    },
    {
      who: 'jack',
      at: [530, 470],
      size: 280,
      faces: 'left',
      pose: 'kneeling',
      mood: 'sad',
      near: { to: [452, 424] },
      nearHand: 'fist',
      far: { to: [440, 430] },
      looks: [400, 440],
    },
  ],
};
