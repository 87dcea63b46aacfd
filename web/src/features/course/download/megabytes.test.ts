import { expect, it } from 'vitest';
import { megabytes } from './megabytes.ts';

it('room is told in megabytes, as each language writes them', () => {
  expect(megabytes(312_000, 'en')).toBe('0.3\u00a0MB');
  expect(megabytes(1_250_000, 'pt-BR')).toBe('1,3\u00a0MB');
  expect(megabytes(312_000, 'fr')).toMatch(/^0,3\sMo$/);
});

it('a little is never told as nothing', () => {
  expect(megabytes(9, 'en')).toBe('0.1\u00a0MB');
  expect(megabytes(0, 'en')).toBe('0\u00a0MB');
});
