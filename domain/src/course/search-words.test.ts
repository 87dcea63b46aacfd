import { describe, expect, it } from 'vitest';
import { searchable, searchTerms } from './search-words.ts';

describe('searchable', () => {
  it.each([
    ['en', 'God’s angels, don’t!', 'gods angels dont'],
    ['fr', 'L’Église, c’est quoi ?', 'l eglise c est quoi'],
    ['pt-BR', 'Orações e missões', 'oracao e missao'],
  ] as const)('in %s makes "%s" into "%s"', (language, text, plain) => {
    expect(searchable(text, language)).toBe(plain);
  });
});

describe('searchTerms', () => {
  const words = {
    fillers: ['what', 'is', 'tell me'],
    synonyms: [{ said: ['holy spirit'], find: ['holy ghost'] }],
    topics: ['ghost'],
  };
  it('leaves fillers out, takes a phrase as one, and knows words of the faith', () => {
    expect(searchTerms('Tell me: what is the Holy Spirit like', 'en', words)).toEqual([
      { typed: 'holy spirit', forms: ['holy', 'ghost'], topic: true },
      { typed: 'the', forms: ['the'], topic: false },
      { typed: 'like', forms: ['like'], topic: false },
    ]);
  });

  it('takes no more words than it will look for', () => {
    const long = Array.from({ length: 90 }, (_, n) => `word${n}`).join(' ');
    expect(searchTerms(long, 'en', words)).toHaveLength(24);
  });
});
