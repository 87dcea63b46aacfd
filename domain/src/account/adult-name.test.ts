import { expect, it } from 'vitest';
import { checkAdultName } from './adult-name.ts';

it('a name of any script, with signs and pictures, is a name', () => {
  for (const name of ["Maria d'Ávila-Rossi", '李小龍', 'Оксана', '🌟 Zoé', 'X']) {
    expect(checkAdultName(name), name).toBeNull();
  }
});

it('spaces alone are no name', () => {
  expect(checkAdultName('')).toBe('name_required');
  expect(checkAdultName(' \u00a0\t')).toBe('name_required');
});

it('a hundred characters are the most, as a person counts them', () => {
  expect(checkAdultName(` ${'é'.repeat(100)} `)).toBeNull();
  expect(checkAdultName('🌟'.repeat(100))).toBeNull();
  expect(checkAdultName('a'.repeat(101))).toBe('name_too_long');
  expect(checkAdultName('a'.repeat(200))).toBe('name_too_long');
});
