import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

it('seconds are told in whole minutes, never too few', () => {
  expect(waitingWords(721, 'en')).toBe('in 13 minutes');
  expect(waitingWords(720, 'fr')).toBe('dans 12 minutes');
  expect(waitingWords(60, 'pt-BR')).toBe('em 1 minuto');
  expect(waitingWords(0, 'en')).toBe('in 1 minute');
});
