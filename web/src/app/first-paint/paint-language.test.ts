import { expect, it } from 'vitest';
import { addressIn } from './paint-language.ts';

const site = 'https://quest.example';

it('a page is led to its address in the language, with what stands behind it', () => {
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
])('%j leads nowhere but to this site, in any language', (pathname) => {
  for (const language of ['en', 'fr', 'pt-BR'] as const) {
    const address = addressIn(language, { pathname, search: '?lang=en&next=//evil.example' });
    expect(address).toMatch(/^\/(?![/\\])/);
    expect(new URL(address, site).origin).toBe(site);
  }
});
