import { describe, expect, test } from 'vitest';
import { sideOf, wordChanges } from './word-changes.ts';

const answer = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ is, words }) => (is === 'same' ? words : is === 'old' ? `-${words}-` : `+${words}+`))
    .join('');

describe('what changed between two texts', () => {
  test.each([
    ['God made me.', 'God made me.', 'God made me.'],
    ['God maed me.', 'God made me.', 'God -maed-+made+ me.'],
    ['God made me.', 'God made me with love.', 'God made -me.-+me with love.+'],
    ['', 'All new', '+All new+'],
    ['All gone', '', '-All gone-'],
  ])('"%s" and "%s"', (before, after, changes) => {
    expect(answer(before, after)).toBe(changes);
  });

  test('is one run on each side where words beside each other changed', () => {
    const changes = wordChanges('He is a big man.', 'He was one big man.');
    expect(sideOf(changes, 'old').map(({ words }) => words)).toEqual(['He ', 'is a', ' big man.']);
    expect(sideOf(changes, 'new').map(({ words }) => words)).toEqual([
      'He ',
      'was one',
      ' big man.',
    ]);
  });

  test('is told as a whole where a text is longer than any sentence', () => {
    expect(wordChanges('a '.repeat(5000), 'b')).toHaveLength(2);
  });
});
