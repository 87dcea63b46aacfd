import { expect, it } from 'vitest';
import { openLessons } from './open-lessons.ts';

it('the first lesson is among the open ones, by its number', () => {
  expect(openLessons()).toContain('lesson/1/1');
  for (const address of openLessons()) expect(address).toMatch(/^lesson\/1\/[1-3]$/);
});
