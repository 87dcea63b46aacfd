import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('what was sealed is opened with the same secret and for the same purpose alone', () => {
  const sealed = seal('GEZDGNBV', 'secret', 'codes');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(unseal(sealed, 'secret', 'codes')).toBe('GEZDGNBV');
  expect(unseal(sealed, 'another', 'codes')).toBeNull();
  expect(unseal(sealed, 'secret', 'letters')).toBeNull();
  expect(unseal(`A${sealed.slice(1, -4)}AAAA`, 'secret', 'codes')).toBeNull();
  expect(unseal('', 'secret', 'codes')).toBeNull();
});

test('the same text is sealed differently each time', () => {
  expect(seal('a', 'secret', 'codes')).not.toBe(seal('a', 'secret', 'codes'));
});
