import { expect, it } from 'vitest';
import { freeLessons, lockedLessons } from './free-lessons.ts';

it('the first lesson is among the open ones, by its number', () => {
  expect(freeLessons()).toContain('lesson/1/1');
  for (const address of freeLessons()) expect(address).toMatch(/^lesson\/1\/[1-3]$/);
});

it('every other lesson is closed', () => {
  expect(lockedLessons()).toHaveLength(52 - freeLessons().length);
  for (const address of lockedLessons()) expect(address).toMatch(/^lesson\/[2-6]\/\d+$/);
});
