import { describe, expect, test } from 'vitest';
import { partsOf } from './hidden-parts.ts';

const partsIn = (word: string) =>
  partsOf(Array.from(word, (character) => ({ character, shown: false }))).map((part) =>
    part.map(({ character }) => character).join(''),
  );

describe('the parts of a hidden word', () => {
  test('one word is one part', () => {
    expect(partsIn('catecismo')).toEqual(['catecismo']);
  });

  test('a space parts words and is no letter', () => {
    expect(partsIn('anjo da guarda')).toEqual(['anjo', 'da', 'guarda']);
  });

  test('a hyphen stays with what stands before it, an apostrophe parts nothing', () => {
    expect(partsIn("tout-puissant d'or")).toEqual(['tout-', 'puissant', "d'or"]);
  });
});
