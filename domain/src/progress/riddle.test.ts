import { expect, it } from 'vitest';
import { isRiddleRight } from './riddle.ts';

it('a riddle is solved as a quiz question is, with each accepted answer', () => {
  const riddle = { answer: 'le soleil', accepted: ['la lumière'] };
  expect(isRiddleRight(riddle, 'Soleil', 'fr')).toBe(true);
  expect(isRiddleRight(riddle, 'lumiere', 'fr')).toBe(true);
  expect(isRiddleRight(riddle, 'solei', 'fr')).toBe(true);
  expect(isRiddleRight(riddle, '', 'fr')).toBe(false);
  expect(isRiddleRight(riddle, 'la lune', 'fr')).toBe(false);
});
