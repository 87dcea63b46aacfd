import { describe, expect, it } from 'vitest';
import { answers, rankEntries, wordingLike } from './rank-entries.ts';

const terms = [
  { entries: 2, lexemes: ['angel'] },
  { entries: 200, lexemes: ['god'] },
];
const same = () => 0;

describe('rankEntries', () => {
  it('puts the entry with the rarer word first', () => {
    const ranked = rankEntries(
      terms,
      [
        { place: 1, ranks: [0, 0.6], ways: [['god']] },
        { place: 2, ranks: [0.6, 0], ways: [['angel']] },
      ],
      482,
      same,
    );
    expect(ranked.map(({ place }) => place)).toEqual([2, 1]);
  });

  it('puts the entry whose question it is before one that says the words', () => {
    const hits = [
      { place: 1, ranks: [0.6, 0.6], ways: [['creat', 'heaven', 'earth', 'angel', 'god', 'good']] },
      { place: 2, ranks: [0.6, 0.6], ways: [['other'], ['angel', 'god']] },
    ];
    expect(rankEntries(terms, hits, 482, same)[0]?.place).toBe(2);
  });

  it('tells questions of the same words apart by their wording', () => {
    const hits = [1, 2].map((place) => ({ place, ranks: [0, 0.6], ways: [['god']] }));
    const wordings = ['where is god', 'who is god'];
    const question = (place: number) => wordingLike('who is god', wordings[place - 1] ?? '');
    expect(rankEntries(terms, hits, 482, question)[0]?.place).toBe(2);
  });

  it('lets a word that no entry has hide little of what is answered', () => {
    const covers = (entries: number) =>
      rankEntries(
        [
          { entries: 20, lexemes: ['know'] },
          { entries, lexemes: ['tomorrow'] },
        ],
        [{ place: 1, ranks: [0.6, 0], ways: [] }],
        482,
        same,
      )[0]?.coverage ?? 0;
    expect(covers(0)).toBeGreaterThan(0.6);
    expect(covers(4)).toBeLessThan(0.5);
  });

  it('answers nothing that is not asked of the faith and mostly in the entry', () => {
    const half = rankEntries(terms, [{ place: 1, ranks: [0, 0.6], ways: [] }], 482, same);
    expect(answers(half, true)).toBe(false);
    const most = rankEntries(terms, [{ place: 1, ranks: [0.6, 0], ways: [] }], 482, same);
    expect(answers(most, true)).toBe(true);
    expect(answers([], true)).toBe(false);
  });
});
