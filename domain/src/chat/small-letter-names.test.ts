import { expect, it } from 'vitest';
import { withoutSmallLetterNames } from './small-letter-names.ts';

const clean = (text: string) =>
  withoutSmallLetterNames(
    text,
    {
      ...{ words: ['friend', 'meu amigo'], afterVerb: ['me', 'em'] },
      ...{ known: new Set(['is', 'says', 'diz', 'nao', 'saint']), stems: ['teach', 'bapt'] },
    },
    '[…]',
  );

it('a word after a relation that the language does not know is a name', () => {
  expect(clean('my friend tom says no')).toBe('my friend […] says no');
  expect(clean('meu amigo joao diz nao')).toBe('meu amigo […] diz nao');
});

it('it is taken out at the end of a text as well, and each time', () => {
  expect(clean('friend  kev')).toBe('friend  […]');
  expect(clean('friend tom is friend kev')).toBe('friend […] is friend […]');
});

it('capital letters of the relation or of the name make no difference', () => {
  expect(clean('My FRIEND tom')).toBe('My FRIEND […]');
  expect(clean('my friend Tom')).toBe('my friend […]');
});

it('a name with accents or a hyphen is one whole name', () => {
  expect(clean('friend jean-noël is')).toBe('friend […] is');
  expect(clean('meu amigo joão diz')).toBe('meu amigo […] diz');
});

it('a name may be of two letters, and a single letter is none', () => {
  expect(clean('friend jo is')).toBe('friend […] is');
  expect(clean('friend a is')).toBe('friend a is');
});

it('words that the language knows stay, with their accents too', () => {
  expect(clean('my friend is')).toBe('my friend is');
  expect(clean('meu amigo não me')).toBe('meu amigo não me');
});

it('so does a word that begins as one of the language does', () => {
  expect(clean('my friend teaches')).toBe('my friend teaches');
  expect(clean('my friend baptizes')).toBe('my friend baptizes');
  expect(clean('my friend bateaches')).toBe('my friend […]');
});

it('the ending of an English verb tells that it is no name, and only where it is the ending', () => {
  expect(clean('my friend cheated')).toBe('my friend cheated');
  expect(clean('my friend lying')).toBe('my friend lying');
  expect(clean('my friend eddy')).toBe('my friend […]');
  expect(clean('my friend inga')).toBe('my friend […]');
});

it('a word before what follows a verb alone is a verb', () => {
  expect(clean('my friend smites me')).toBe('my friend smites me');
  expect(clean('meu amigo cospe em mim')).toBe('meu amigo cospe em mim');
  expect(clean('my friend tom met')).toBe('my friend […] met');
});

it('a relation is a word of its own, and so is the name', () => {
  expect(clean('my boyfriend tom')).toBe('my boyfriend tom');
  expect(clean('my friends tom')).toBe('my friends tom');
  expect(clean('my friend, tom')).toBe('my friend, tom');
  expect(clean("my friend kev's")).toBe("my friend kev's");
  expect(clean('my friend kev’s')).toBe('my friend kev’s');
});
