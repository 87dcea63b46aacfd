import { expect, it } from 'vitest';
import { formatAmount, formatDay, formatDuration, formatList } from './format-money.ts';

const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ');

it('money is written as the reader’s language writes it', () => {
  expect(formatAmount(2550, 'USD', 'en')).toBe('$25.50');
  expect(plain(formatAmount(2550, 'USD', 'fr'))).toBe('25,50 $US');
  expect(plain(formatAmount(2550, 'USD', 'pt-BR'))).toBe('US$ 25,50');
});

it('a plan is told in months, and a year as one', () => {
  expect(formatDuration(1, 'en')).toBe('1 month');
  expect(plain(formatDuration(3, 'fr'))).toBe('3 mois');
  expect(plain(formatDuration(12, 'pt-BR'))).toBe('1 ano');
});

it('a day is that of the reader’s time zone', () => {
  const at = new Date('2027-03-02T23:30:00Z');
  expect(formatDay(at, 'en')).toBe('March 2, 2027');
  expect(formatDay(at, 'fr', 'Europe/Paris')).toBe('3 mars 2027');
});

it('names stand in one sentence', () => {
  expect(formatList(['Lucia', 'Marco'], 'en')).toBe('Lucia and Marco');
  expect(formatList(['Lucia', 'Marco', 'Pia'], 'fr')).toBe('Lucia, Marco et Pia');
});
