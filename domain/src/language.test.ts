import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  languageInfo,
  languages,
  matchLanguage,
  splitLanguagePrefix,
} from './language.ts';

describe('matchLanguage', () => {
  it.each([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['de', 'en'],
    ['de, fr;q=0.5', 'fr'],
    ['en;q=0.4, fr;q=0.8, pt-BR;q=0.6', 'fr'],
    ['fr;q=0, pt', 'pt-BR'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
    ['fr;q=x, pt;q=0.1', 'pt-BR'],
    ['fr;q=2, pt;q=0.1', 'pt-BR'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['fr;q=0.5,pt;q=0.5', 'fr'],
    ['pt ; q = 1', 'pt-BR'],
    ['french', 'en'],
  ])('a visitor asking for %j is greeted in %s', (header, language) => {
    expect(matchLanguage(header)).toBe(language);
  });

  it('any header at all gives one of ours', () => {
    fc.assert(fc.property(fc.string(), (header) => isLanguage(matchLanguage(header))));
  });

  it('a header of megabytes is read only at its beginning', () => {
    expect(matchLanguage(`${'de,'.repeat(400_000)}fr`)).toBe(defaultLanguage);
  });
});

describe('languages', () => {
  it('each has code, label, flag and an address of its own', () => {
    const infos = languages.map((language) => languageInfo[language]);
    expect(infos.map(({ code }) => code)).toEqual(['EN', 'FR', 'PT']);
    expect(infos.map(({ label }) => label)).toEqual(['English', 'Français', 'Português (Brasil)']);
    expect(new Set(infos.map(({ flag }) => flag)).size).toBe(3);
  });

  it.each(['EN', 'pt', 'pt-br', '', null, 1, {}])('%j is no language of ours', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

describe('splitLanguagePrefix', () => {
  it.each([
    ['/', null, '/'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr/about-us', 'fr', '/about-us'],
    ['/pt-BR/lesson/2/5', 'pt-BR', '/lesson/2/5'],
    ['/french', null, '/french'],
    ['/en/about-us', null, '/en/about-us'],
    ['/pt-br/about-us', null, '/pt-br/about-us'],
  ])('%s is %s and %s', (path, language, rest) => {
    expect(splitLanguagePrefix(path)).toEqual({ language, path: rest });
  });
});
