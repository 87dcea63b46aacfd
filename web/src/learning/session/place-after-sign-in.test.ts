import { expect, it } from 'vitest';
import { leadsToGrownUps, placeAfterSignIn } from './place-after-sign-in.ts';

it('who asked for a page that is open to them lands on it, with its query', () => {
  expect(placeAfterSignIn('parent', '/catechism?q=angel')).toBe('/catechism?q=angel');
  expect(placeAfterSignIn('child', '/lesson/2/5')).toBe('/lesson/2/5');
});

it('a page that is closed to the role gives way to its own first page', () => {
  expect(placeAfterSignIn('child', '/blog')).toBe('/quest-map');
  expect(placeAfterSignIn('parent', '/daily-trivia')).toBe('/dashboard');
  expect(placeAfterSignIn('parent', '/admin')).toBe('/dashboard');
});

it.each(['//evil.example', 'https://evil.example', '/login', '/nowhere', '', null])(
  '%j is no place to go to',
  (requested) => {
    expect(placeAfterSignIn('child', requested)).toBe('/quest-map');
    expect(placeAfterSignIn('admin', requested)).toBe('/dashboard');
  },
);

it.each(['/settings', '/class?x=1', '/blog'])('%s is a place of grown-ups', (requested) => {
  expect(leadsToGrownUps(requested)).toBe(true);
});

it.each([
  '/dashboard',
  '/quest-map',
  '/lesson/2/5',
  '/my-progress',
  '/admin',
  '//evil.example',
  null,
])('%j is no place that only a parent may open', (requested) => {
  expect(leadsToGrownUps(requested)).toBe(false);
});
