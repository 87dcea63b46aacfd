import { expect, it } from 'vitest';
import { viewerOf } from './session.ts';

it('nobody signed in is a visitor', () => {
  expect(viewerOf(null)).toBe('visitor');
});

it('the viewer is the role, and admin comes on top of parent only', () => {
  expect(viewerOf({ role: 'parent', isAdmin: false })).toBe('parent');
  expect(viewerOf({ role: 'parent', isAdmin: true })).toBe('admin');
  expect(viewerOf({ role: 'child', isAdmin: false })).toBe('child');
  expect(viewerOf({ role: 'child', isAdmin: true })).toBe('child');
});
