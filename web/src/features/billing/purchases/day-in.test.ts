import { expect, it } from 'vitest';
import { dayIn, lastDayBefore } from './day-in.ts';

it('an instant is told by the day it falls on where the family lives', () => {
  expect(dayIn('2027-01-31T23:30:00Z', 'fr', 'Europe/Paris')).toBe('1 février 2027');
  expect(dayIn('2027-01-31T23:30:00Z', 'pt-BR', 'America/Sao_Paulo')).toBe('31 de janeiro de 2027');
});

it('what ends at a midnight lasts through the day before', () => {
  expect(lastDayBefore('2027-01-31T23:00:00.000Z', 'fr', 'Europe/Paris')).toBe('31 janvier 2027');
  expect(lastDayBefore('2027-01-31T23:00:00.001Z', 'fr', 'Europe/Paris')).toBe('1 février 2027');
});
