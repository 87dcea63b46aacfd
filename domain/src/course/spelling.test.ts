import { describe, expect, it } from 'vitest';
import { letterDistance, meantWord } from './spelling.ts';

describe('letterDistance', () => {
  it.each([
    ['angel', 'angel', 0],
    ['gardian', 'guardian', 1],
    ['angles', 'angels', 1],
    ['heven', 'heaven', 1],
    ['cat', 'heaven', 3],
  ])('from %s to %s is %i, three being far', (one, other, letters) => {
    expect(letterDistance(one, other, 2)).toBe(letters);
  });
});

describe('meantWord', () => {
  const known = ['guardian', 'garden', 'heaven', 'seven'].map((word) => ({ word, entries: 3 }));
  it.each([
    ['gardian', 'guardian'],
    ['heaaven', 'heaven'],
    ['dog', null],
    ['pokemon', null],
  ])('of %s is %s', (typed, word) => {
    expect(meantWord(typed, known)).toBe(word);
  });

  it('may begin otherwise, and be a letter further away, where it sounds alike', () => {
    const host = [{ word: 'hostie', entries: 3 }];
    expect(meantWord('ostie', host)).toBeNull();
    expect(meantWord('ostie', host, () => true)).toBe('hostie');
  });

  it('is the commoner of two as near', () => {
    const two = [
      { word: 'fasts', entries: 1 },
      { word: 'facts', entries: 9 },
    ];
    expect(meantWord('fajts', two)).toBe('facts');
  });
});
