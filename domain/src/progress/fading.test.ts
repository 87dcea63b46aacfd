import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fadeWords, fadingSteps } from './fading.ts';

const drawn = (text: string, step: (typeof fadingSteps)[number]) =>
  fadeWords(text, step)
    .map((piece) => ('shown' in piece ? piece.shown : '_'.repeat(piece.hidden)))
    .join('');

it.each([
  ['whole', 'Qui est Dieu ? L’Être très parfait, créateur de tout.'],
  ['some', 'Qui est Dieu ? L’____ très _______, créateur de ____.'],
  ['letters', 'Q__ e__ D___ ? L’Ê___ t___ p______, c_______ d_ t___.'],
  ['nothing', '___ ___ ____ ? _’____ ____ _______, ________ __ ____.'],
] as const)('%s', (step, expected) => {
  expect(drawn('Qui est Dieu ? L’Être très parfait, créateur de tout.', step)).toBe(expected);
});

it('any text keeps its length and all that is no letter or figure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...fadingSteps), (text, step) => {
      expect(drawn(text, 'whole')).toBe(text);
      const before = Array.from(text);
      const after = Array.from(drawn(text, step));
      expect(after.length).toBe(before.length);
      for (const [index, letter] of after.entries()) {
        if (letter !== '_') expect(letter).toBe(before[index]);
        else expect(before[index]).toMatch(/[\p{L}\p{M}\p{N}_]/u);
      }
    }),
  );
});
