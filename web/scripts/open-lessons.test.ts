import { expect, it } from 'vitest';
import { closedLessons, openLessons } from './open-lessons.ts';

it('the first lesson is among the open ones, by its number', () => {
  expect(openLessons()).toContain('lesson/1/1');
  for (const address of openLessons()) expect(address).toMatch(/^lesson\/1\/[1-3]$/);
});

it('every other lesson is closed', () => {
  expect(closedLessons()).toHaveLength(52 - openLessons().length);
  for (const address of closedLessons()) expect(address).toMatch(/^lesson\/[2-6]\/\d+$/);
});
