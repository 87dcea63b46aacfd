import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

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
  expect(plainLetters(text)).toBe(plain);
});

it('doing it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainLetters(plainLetters(text))).toBe(plainLetters(text));
    }),
  );
});

it('composed and decomposed writing are equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainLetters(text.normalize('NFD'))).toBe(plainLetters(text.normalize('NFC')));
    }),
  );
});
