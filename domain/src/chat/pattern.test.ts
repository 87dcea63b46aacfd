import { describe, expect, it } from 'vitest';
import {
  compilePatterns,
  patternList,
  patternText,
  wordLists,
  wordsOfPatterns,
} from './pattern.ts';

describe('a text as patterns are compared with it', () => {
  it.each([
    ['hello', ' hello '],
    ['k i l l me', ' kill me '],
    ['d i e and n o', ' die and n o '],
    ['task i a', ' task i a '],
    ['i a mouse', ' i a mouse '],
    ['h1t m3 n0w 4ll 5o 7oo', ' hit me now all so too '],
    ['2d 6a 8b 9c', ' 2d 6a 8b 9c '],
    ['10 20 1300', ' 10 20 1300 '],
    ['nooo yesss', ' no yes '],
    ['soon 111', ' soon 111 '],
  ])('of "%s" is "%s"', (plain, text) => {
    expect(patternText(plain)).toBe(text);
  });
});

const lists = {
  adult: ['dad', 'step-dad', '{teacher}'],
  teacher: ['coach'],
  stop: ['god', 'holy spirit'],
};
const matches = (pattern: string, text: string) =>
  compilePatterns([pattern], lists).test(` ${text} `);

describe('a pattern', () => {
  it.each([
    ['my dad', 'is my dad here'],
    ['my  dad', 'my dad'],
    ['hit*', 'hitting'],
    ['hit*', 'hit'],
    ['my? dad', 'my dad'],
    ['my? dad', 'dad'],
    ['hits|kicks me', 'kicks me'],
    ['hits|kicks me', 'hits me'],
    ['step-dad', 'step dad'],
    ['NUM plus NUM', '7 plus 12'],
    ['{adult}', 'dad'],
    ['{adult}', 'step dad'],
    ['{adult}', 'coach'],
    ['{adult}|mum here', 'mum here'],
    ['{adult}|mum here', 'step dad here'],
    ['my? {adult} here', 'coach here'],
    ['a .. b', 'a b'],
    ['a .. b', 'a 1 god 3 4 b'],
    ['a ... b', 'a b'],
    ['a ... b', 'a 1 2 3 4 5 b'],
    ['a ... b', 'a gods b'],
    ['!{adult} me', 'cat me'],
    ['!{adult} me', 'dads me'],
  ])('"%s" is in "%s"', (pattern, text) => {
    expect(matches(pattern, text)).toBe(true);
  });

  it.each([
    ['my dad', 'my dads'],
    ['my dad', 'sammy dad'],
    ['my dad', 'my big dad'],
    ['hit*', 'a white one'],
    ['my? dad', 'mydad'],
    ['hits|kicks me', 'bites me'],
    ['hits|kicks me', 'hits'],
    ['step-dad', 'stepdad'],
    ['NUM plus NUM', 'a plus b'],
    ['a.b', 'axb'],
    ['{adult}', 'dads'],
    ['{adult}', 'teacher'],
    ['x{adult}', 'dad'],
    ['{adult}x', 'dad'],
    ['a .. b', 'a 1 2 3 4 5 b'],
    ['a ... b', 'a 1 2 3 4 5 6 b'],
    ['a ... b', 'a god b'],
    ['a ... b', 'a holy spirit b'],
    ['!{adult} me', 'coach me'],
    ['!{adult} me', 'me'],
    ['help !{adult} me', 'help step dad me'],
  ])('"%s" is not in "%s"', (pattern, text) => {
    expect(matches(pattern, text)).toBe(false);
  });

  it('is one of several', () => {
    const either = compilePatterns(['my dad', 'my cat'], lists);
    expect([' my dad ', ' my cat ', ' my dog '].map((text) => either.test(text))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('is not made where it names a list there is none of', () => {
    const message = 'There is no list of words named nobody';
    expect(() => matches('{nobody}', '')).toThrow(message);
    expect(() => compilePatterns(['...'], {})).toThrow('named stop');
  });

  it('and a list of words hold something, and a list has a plain name', () => {
    for (const none of [[], [''], [' ']]) {
      expect(patternList.safeParse(none).success).toBe(false);
      expect(wordLists.safeParse({ adult: none }).success).toBe(false);
    }
    expect(patternList.parse([' dad '])).toEqual(['dad']);
    expect(wordLists.safeParse({ adult: ['dad'] }).success).toBe(true);
    for (const name of ['', 'Adult', 'adult2', '2adult', 'a b']) {
      expect(wordLists.safeParse({ [name]: ['dad'] }).success).toBe(false);
    }
  });
});

it('the words that are known when misspelled are whole, of five letters and more', () => {
  const patterns = [
    '{adult} hits|kicks? loved me',
    '!{adult} .. ... hurting* -mother',
    'NUMBER 12345',
  ];
  const known = wordsOfPatterns(patterns, { adult: ['father', '{other}', 'big brother', 'aunt'] });
  expect([...known].sort()).toEqual(['brother', 'father', 'kicks', 'loved']);
});
