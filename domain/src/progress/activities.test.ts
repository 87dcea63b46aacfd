import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAnagramRight,
  isChoiceRight,
  isDefinitionRight,
  isOppositeRight,
  isPairRight,
  isStatementRight,
  placesRight,
  seededRandom,
  shuffle,
} from './activities.ts';

describe('graders', () => {
  it('a pair is right by the words of its right side', () => {
    const activity = {
      id: 'a1',
      kind: 'matching' as const,
      prompt: 'Match.',
      pairs: [
        { left: 'Riese', right: 'a village' },
        { left: 'Rome', right: 'a city' },
      ],
    };
    expect(isPairRight(activity, 0, 'a village')).toBe(true);
    expect(isPairRight(activity, 0, 'a city')).toBe(false);
    expect(isPairRight(activity, 2, 'a city')).toBe(false);
  });

  it('a word finds its opposite only', () => {
    const activity = {
      id: 'a1',
      kind: 'antonyms' as const,
      prompt: 'Find the opposite.',
      pairs: [{ word: 'light', opposite: 'darkness' }],
    };
    expect(isOppositeRight(activity, 0, 'darkness')).toBe(true);
    expect(isOppositeRight(activity, 0, 'light')).toBe(false);
    expect(isOppositeRight(activity, 1, 'darkness')).toBe(false);
  });

  it('each place of an order is judged by itself', () => {
    expect(placesRight(['a', 'b', 'c'], ['a', 'c', 'b'])).toEqual([true, false, false]);
    expect(placesRight(['a', 'b'], ['a'])).toEqual([true, false]);
  });

  it('a statement, a choice and a definition are right or not', () => {
    expect(isStatementRight({ answer: false }, false)).toBe(true);
    expect(isStatementRight({ answer: false }, true)).toBe(false);
    expect(isChoiceRight({ answer: 'Peter' }, 'Peter')).toBe(true);
    expect(isChoiceRight({ answer: 'Peter' }, 'Paul')).toBe(false);
    expect(isDefinitionRight('angel', 'angel')).toBe(true);
    expect(isDefinitionRight('angel', 'soul')).toBe(false);
  });

  it.each([
    ['apostles', 'Apostles', true],
    ['oracao', 'Oração', true],
    ['COEUR', 'cœur', true],
    ['notredame', 'Notre-Dame', true],
    ['apostels', 'Apostles', false],
    ['', 'Apostles', false],
    ['', '', false],
  ])('the letters %j for the word %j: %j', (answer, word, right) => {
    expect(isAnagramRight(answer, word)).toBe(right);
  });
});

describe('shuffle', () => {
  const items = fc.array(fc.nat(3), { maxLength: 8 });

  it('keeps all items, and is never the order they came in where there is another', () => {
    fc.assert(
      fc.property(items, fc.string(), (list, seed) => {
        const mixed = shuffle(list, seededRandom(seed));
        expect([...mixed].sort()).toEqual([...list].sort());
        if (new Set(list).size > 1) expect(mixed).not.toEqual(list);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the list given as it is', () => {
    const list = Object.freeze(['a', 'b', 'c']);
    shuffle(list, seededRandom('x'));
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('is the same for the same seed', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    expect(shuffle(list, seededRandom('2-5'))).toEqual(shuffle(list, seededRandom('2-5')));
  });

  it('holds with chance at either end', () => {
    for (const random of [0, 1 - Number.EPSILON]) {
      expect(shuffle(['a', 'b', 'c'], () => random)).not.toEqual(['a', 'b', 'c']);
    }
  });

  it('reaches every order but the first', () => {
    const random = seededRandom('every order');
    const orders = new Set(
      Array.from({ length: 500 }, () => shuffle(['a', 'b', 'c'], random).join('')),
    );
    expect([...orders].sort()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('seededRandom', () => {
  it('gives numbers from 0 up to, not, 1, evenly spread', () => {
    const random = seededRandom('spread');
    const buckets = Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const number = random();
      expect(number >= 0 && number < 1).toBe(true);
      buckets[Math.floor(number * 10)] = (buckets[Math.floor(number * 10)] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850);
    expect(Math.max(...buckets)).toBeLessThan(1150);
  });

  it('gives other numbers for another seed', () => {
    expect(seededRandom('a')()).not.toBe(seededRandom('b')());
  });
});
