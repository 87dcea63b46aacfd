import { expect, it } from 'vitest';
import { comingPageAt } from './being-built.ts';

it('an address names its page, wherever the name stands in it', () => {
  expect(comingPageAt('/word-search')).toBe('word-search');
  expect(comingPageAt('/blog')).toBe('blog');
  expect(comingPageAt('/blog/first-steps')).toBe('blog');
  expect(comingPageAt('/admin/lesson-media')).toBe('lesson-media');
});

it('any other address names none', () => {
  expect(comingPageAt('/dashboard')).toBeNull();
  expect(comingPageAt('/')).toBeNull();
});
