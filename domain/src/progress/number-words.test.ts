import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { withNumerals } from './number-words.ts';

describe('withNumerals', () => {
  it.each<[string, Language, string]>([
    ['forty days', 'en', '#40 days'],
    ['40 days', 'en', '#40 days'],
    ['twenty four', 'en', '#24'],
    ['a hundred and ten', 'en', 'a #110'],
    ['four hundred', 'en', '#400'],
    ['two and three', 'en', '#2 and #3'],
    ['the third day', 'en', 'the #3. day'],
    ['3rd', 'en', '#3.'],
    ['half', 'en', '#half'],
    ['vingt et un', 'fr', '#21'],
    ['quatre vingt dix', 'fr', '#90'],
    ['quatre vingts', 'fr', '#80'],
    ['soixante dix sept', 'fr', '#77'],
    ['sept cents', 'fr', '#700'],
    ['une cruche', 'fr', 'une cruche'],
    ['1er', 'fr', '#1.'],
    ['vinte e um', 'pt-BR', '#21'],
    ['cento e dez', 'pt-BR', '#110'],
    ['dez mil', 'pt-BR', '#10000'],
    ['3a', 'pt-BR', '#3.'],
  ])('reads %j in %s as %j', (text, language, read) => {
    expect(withNumerals(text.split(' '), language).join(' ')).toBe(read);
  });
});
