import { cookieSeconds } from '@pius/domain/retention.ts';
import { describe, expect, it, vi } from 'vitest';
import { asLanguage, pageLanguage, readCookie, writeCookie } from './language.ts';

describe('the language of a page', () => {
  it('is the one in the address, whatever was chosen', () => {
    expect(pageLanguage('/fr/terms', 'pt-BR')).toBe('fr');
    expect(pageLanguage('/pt-BR', 'en')).toBe('pt-BR');
  });
  it('is the chosen one where the address names none', () => {
    expect(pageLanguage('/terms', 'fr')).toBe('fr');
    expect(pageLanguage('/dashboard', 'pt-BR')).toBe('pt-BR');
  });
  it('is English where nothing was chosen', () => {
    expect(pageLanguage('/terms', null)).toBe('en');
  });
});

it('only the three languages are languages', () => {
  expect(['en', 'fr', 'pt-BR'].map(asLanguage)).toEqual(['en', 'fr', 'pt-BR']);
  expect(['de', 'pt', 'FR', '', null, undefined].map(asLanguage)).toEqual(Array(6).fill(null));
});

it('a cookie is kept as long as the privacy page tells, and Secure where the page came over https', () => {
  const write = (protocol: string) => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol });
    writeCookie('language', 'fr');
    vi.unstubAllGlobals();
    return document.cookie;
  };
  const plain = `language=fr; path=/; max-age=${cookieSeconds}; samesite=lax`;
  expect(write('http:')).toBe(plain);
  expect(write('https:')).toBe(`${plain}; secure`);
});

it('a cookie is found by its whole name', () => {
  expect(readCookie('my_language=de; language=fr', 'language')).toBe('fr');
  expect(readCookie('viewer=child', 'language')).toBeNull();
  expect(readCookie('', 'language')).toBeNull();
});

it('a cookie that somebody broke is no language, and breaks no page', () => {
  expect(asLanguage(readCookie('language=%', 'language'))).toBeNull();
});
