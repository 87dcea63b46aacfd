import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '@/test/stub-storage.ts';
import { cachedFamily, withChild } from './cached-family.ts';

/** The family in what an earlier visit saved. */
function familyIn(text: string) {
  stubStorage().set('remembered-family', text);
  return cachedFamily.get();
}

afterEach(() => vi.unstubAllGlobals());

it('a child who signs in comes first, and stands there once', () => {
  const one = withChild(null, ' Anna@Example.org', 'Lucia ');
  const two = withChild(one, 'anna@example.org', 'Marco');
  expect(withChild(two, 'anna@example.org', 'lucia')).toEqual({
    parentEmail: 'anna@example.org',
    names: ['lucia', 'Marco'],
  });
});

it('a name without its accents is the same name', () => {
  const typed = withChild(null, 'anna@example.org', 'antonio');
  expect(withChild(typed, 'anna@example.org', 'Antônio').names).toEqual(['Antônio']);
});

it('another parent’s address begins a new family', () => {
  const family = withChild(null, 'anna@example.org', 'Lucia');
  expect(withChild(family, 'pia@example.org', 'Rosa').names).toEqual(['Rosa']);
});

it('no more than twelve names are kept', () => {
  const names = Array.from({ length: 15 }, (_, index) => `Child ${index}`);
  let family = withChild(null, 'anna@example.org', 'Lucia');
  for (const name of names) family = withChild(family, 'anna@example.org', name);
  expect(family.names).toHaveLength(12);
  expect(family.names[0]).toBe('Child 14');
});

it('what was kept is read again, and nothing but an address and names', () => {
  const family = withChild(null, 'anna@example.org', 'Lucia');
  expect(familyIn(JSON.stringify({ ...family, password: 'x' }))).toEqual(family);
});

it.each([
  '',
  'no json',
  'null',
  '[]',
  '{"parentEmail":"nobody","names":["Lucia"]}',
  '{"parentEmail":"anna@example.org","names":"Lucia"}',
])('%j is no family', (text) => {
  expect(familyIn(text)).toBeNull();
});

it('what is no name is left out', () => {
  const text = '{"parentEmail":"anna@example.org","names":["Lucia",7,"",null]}';
  expect(familyIn(text)?.names).toEqual(['Lucia']);
});
