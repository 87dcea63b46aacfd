import { expect, test } from 'vitest';
import { longest, slugPattern } from './post.ts';
import { slugOf } from './slug.ts';

test('a slug is the title in small letters without accents', () => {
  expect(slugOf('À l’heure du coucher : prier ?')).toBe('a-l-heure-du-coucher-prier');
  expect(slugOf('  Oração & ação  ')).toBe('oracao-acao');
  expect(slugOf('!?')).toBe('');
});

test('a slug of a very long title ends in a letter and is no longer than it may be', () => {
  const slug = slugOf('one two '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(longest.slug);
  expect(slug).toMatch(slugPattern);
});
