import { expect, it } from 'vitest';
import { waitingMessages } from './waiting-messages.ts';

it('seconds are told in whole minutes, never too few', () => {
  expect(waitingMessages(721, 'en')).toBe('in 13 minutes');
  expect(waitingMessages(720, 'fr')).toBe('dans 12 minutes');
  expect(waitingMessages(60, 'pt-BR')).toBe('em 1 minuto');
  expect(waitingMessages(0, 'en')).toBe('in 1 minute');
});
