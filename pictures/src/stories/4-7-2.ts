import type { Scene } from '../scene.ts';

/** The Father Who Ran: the thin son sits by the trough among the pigs and thinks of home. */
export const scene: Scene = {
  id: 'story-4-7-2',
  layers: [
    ['sky', 'desert', [160, 120], { start: 4, sun: 60 }],
    ['land', '-10,270 200,252 460,270 810,256', ['#D9B98C', '#CBA978'], [160, 120]],
    ['bareTree', 690, 330, 1.1],
    ['bareTree', 80, 290, 0.6],
    ['land', '-10,330 240,316 540,326 810,316', ['#C9A57A', '#BC976A'], [160, 120]],
    ['fence', -10, 356, 820, 56, '#9E7A50'],
    ['land', '-10,372 240,362 540,366 810,360', ['#A98258', '#9A744C'], [160, 120]],
    { thing: 'pig', at: [620, 420], scale: 1.2, flip: true },
    ['pool', 270, 466, 110, 13, 'wood8', 0.3],
    ['area', 'M420 420L700 416L690 462L434 466Z', 'wood6', 0.95],
    ['area', 'M410 420C440 404 680 400 710 416C690 430 440 434 410 420Z', 'wood7', 0.8],
    ['tint', 'M440 420C480 410 640 408 680 416C640 424 480 428 440 420Z', '#C9A94A', 1],
    { thing: 'pig', at: [500, 474], scale: 1.4, flip: true },
    { thing: 'pig', args: ['#EFA58E'], at: [736, 470], scale: 1.3, flip: true },
    ['area', 'M200 470L210 430L320 430L330 470Z', 'stone4', 0.85],
    {
      who: 'prodigal',
      at: [262, 474],
      size: 340,
      pose: 'sitting',
      mood: 'sad',
      far: [12, 20],
      near: { to: [320, 268] },
      nearHand: 'fist',
      nearBend: 'down',
      head: { turn: 0.9, nod: 0.3, roll: 8 },
    },
    ['area', 'M276 400L300 396L304 420L280 424Z', '#D59F70', 0.5],
    ['line', 'M120 470L150 462M60 440L90 434M330 480L360 474M160 440L180 432', 0.6, 'amber4'],
  ],
};
