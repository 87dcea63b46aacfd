import { expect, it } from 'vitest';
import { loginCardLink, readLoginCard } from './login-card-link.ts';

it.each([
  ['mary@example.org', 'Lucia'],
  ['mary+home@example.org', 'José María'],
  ['mary@example.org', '🐑 Anne & Marc #1'],
])('the card of %s and %s is read as it was written', (parentEmail, childName) => {
  const link = loginCardLink('https://quest.example/fr/login', { parentEmail, childName });
  const { origin, pathname, search, hash } = new URL(link);
  expect(origin + pathname + search).toBe('https://quest.example/fr/login');
  expect(readLoginCard(hash)).toEqual({ parentEmail, childName });
});

it.each([
  '',
  '#top',
  '#parent=nobody&child=Lucia',
  '#parent=mary@example.org&child=',
  `#parent=mary@example.org&child=${'a'.repeat(61)}`,
])('%j is no card', (hash) => {
  expect(readLoginCard(hash)).toBeNull();
});
