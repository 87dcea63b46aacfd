import { describe, expect, test } from 'vitest';
import { findInText } from './find-sentences.ts';

const marked = (text: string, requested: string) =>
  findInText(text, requested)
    ?.map(({ words, matches: result }) => (result ? `[${words}]` : words))
    .join('') ?? null;

describe('words are found in a text', () => {
  test.each([
    ['Jésus, le cœur de Dieu', 'jesus', '[Jésus], le cœur de Dieu'],
    ['Jésus, le cœur de Dieu', 'COEUR', 'Jésus, le [cœur] de Dieu'],
    ['Bepi’s “big” road', `bepi's "big"`, '[Bepi’s “big”] road'],
    ['God made me. Who made me?', 'made  me', 'God [made me]. Who [made me]?'],
    ['God made me. Who are you?', 'you god', '[God] made me. Who are [you]?'],
    ['God made me.', '  ', 'God made me.'],
    ['𝒢od 🙂 made', 'made', '𝒢od 🙂 [made]'],
  ])('%s: %s', (text, requested, all) => {
    expect(marked(text, requested)).toBe(all);
  });

  test('one that is missing means that the text is not meant', () => {
    expect(findInText('God made me.', 'god you')).toBeNull();
  });
});
