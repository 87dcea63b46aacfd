import { describe, expect, it } from 'vitest';
import type { CatechismEntry } from './catechism.ts';
import { searchFor, searchWords } from './search-catechism.ts';

const entry: CatechismEntry = {
  id: 'what-angels-are',
  lesson: '2-5',
  question: 'Que sont les anges ?',
  answer: 'Ce sont des esprits purs, créés par Dieu.',
  simply: 'L’ange gardien t’aime et te protège.',
  note: 'On les fête le 2 octobre.',
  ref: { book: '1912', questions: '54-55' },
};

describe('searchFor', () => {
  it.each([
    ['', true],
    ['ange', true],
    ['ANGES', true],
    ['crees', true],
    ['protégé', true],
    ['gard ange', true],
    ['octobre', true],
    ['54', true],
    ['5', false],
    ['archange', false],
    ['ange diable', false],
    ['?!', true],
  ])('%j finds the entry: %j', (typed, result) => {
    expect(searchFor(typed)(searchWords(entry))).toBe(result);
  });
});
