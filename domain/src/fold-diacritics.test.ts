import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldDiacritics } from './fold-diacritics.ts';

it.each([
  ['José María', 'jose maria'],
  ['Cœur', 'coeur'],
  ['ÆTHER', 'aether'],
  ['Straße', 'strasse'],
  ['Łukasz Ødegård', 'lukasz odegard'],
  ['İstanbul', 'istanbul'],
  ['oração', 'oracao'],
  ['ﬁn', 'fin'],
])('%s is compared as %s', (text, plain) => {
  expect(foldDiacritics(text)).toBe(plain);
});

it('doing it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldDiacritics(foldDiacritics(text))).toBe(foldDiacritics(text));
    }),
  );
});

it('composed and decomposed writing are equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldDiacritics(text.normalize('NFD'))).toBe(foldDiacritics(text.normalize('NFC')));
    }),
  );
});
