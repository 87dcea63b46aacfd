import { describe, expect, it } from 'vitest';
import { addressIn, isPublicPath, localePath, loginPath, pathWithoutLanguage } from './paths.ts';

describe('localePath', () => {
  it('puts the language before a public page', () => {
    expect(localePath('/catechism', 'fr')).toBe('/fr/catechism');
    expect(localePath('/lesson/1/1', 'pt-BR')).toBe('/pt-BR/lesson/1/1');
  });
  it('leads home without a slash at the end', () => {
    expect(localePath('/', 'pt-BR')).toBe('/pt-BR');
    expect(localePath('/?from=letter', 'fr')).toBe('/fr?from=letter');
  });
  it('leaves English pages and pages of the app as they are', () => {
    expect(localePath('/catechism', 'en')).toBe('/catechism');
    expect(localePath('/dashboard', 'fr')).toBe('/dashboard');
    expect(localePath('/lesson/2/1', 'fr')).toBe('/lesson/2/1');
  });
  it('keeps query and hash', () => {
    expect(localePath('/login?return=%2Fblog#form', 'fr')).toBe('/fr/login?return=%2Fblog#form');
  });
});

describe('pathWithoutLanguage', () => {
  it('takes the language and the last slash away', () => {
    expect(pathWithoutLanguage('/pt-BR/catechism/')).toBe('/catechism');
    expect(pathWithoutLanguage('/fr')).toBe('/');
    expect(pathWithoutLanguage('/')).toBe('/');
  });
  it('leaves a path alone that only begins like a language', () => {
    expect(pathWithoutLanguage('/friends')).toBe('/friends');
  });
  it('gives back what localePath was given', () => {
    for (const path of ['/', '/demo', '/lesson/1/2']) {
      expect(pathWithoutLanguage(localePath(path, 'fr'))).toBe(path);
    }
  });
});

it('a lesson is a public page in module 1 only', () => {
  expect(isPublicPath('/lesson/1/3')).toBe(true);
  expect(isPublicPath('/lesson/2/1')).toBe(false);
  expect(isPublicPath('/lesson/1/1/2')).toBe(false);
});

it('the place asked for travels encoded to the login page', () => {
  expect(loginPath('/blog?q=a&b')).toBe('/login?return=%2Fblog%3Fq%3Da%26b');
});

describe('addressIn', () => {
  it('leads to the page in the language, with what stands behind it', () => {
    const at = (pathname: string, search = '') => addressIn('fr', { pathname, search });
    expect(at('/catechism', '?lang=fr&q=angel')).toBe('/fr/catechism?q=angel');
    expect(at('/pt-BR', '?lang=fr')).toBe('/fr');
    expect(at('/dashboard', '?lang=fr')).toBe('/dashboard');
  });
  it.each([
    '//evil.example',
    '///evil.example/x',
    '/fr//evil.example',
    '/fr///evil.example',
    '/pt-BR//evil.example/login',
    '/fr/\\evil.example',
    '/fr/\\/evil.example',
    '/\\evil.example',
    '/fr//user@evil.example:80/',
    '/fr/fr//evil.example',
    '/fr/\t/evil.example',
    '/fr//',
    '/fr/%2F%2Fevil.example',
  ])('leads nowhere but to this site, in any language: %j', (pathname) => {
    for (const language of ['en', 'fr', 'pt-BR'] as const) {
      const address = addressIn(language, { pathname, search: '?lang=en&next=//evil.example' });
      expect(address).toMatch(/^\/(?![/\\])/);
      expect(new URL(address, 'https://quest.example').origin).toBe('https://quest.example');
    }
  });
});
