import { decidePage } from '@pius/domain/account/access.ts';
import { languages } from '@pius/domain/language.ts';
import { expect, test } from 'vitest';
import { localePath, publicPaths } from '../../src/ui/paths.ts';
import type { BuiltPage } from './built-page.ts';
import { robots, sitemap } from './sitemap.ts';

const pages: BuiltPage[] = [...publicPaths, '/lesson/1/1'].flatMap((path) =>
  languages.map((language) => ({
    file: '',
    path,
    language,
    title: 'A title',
    description: 'A description',
    lesson: null,
  })),
);
const entries = sitemap(pages).match(/<url>.*<\/url>/g) ?? [];
const rules = robots()
  .split('\n')
  .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
const isClosed = (path: string) => rules.some((rule) => path.startsWith(rule));

test('every public page that anybody looks for stands in the list once in each language', () => {
  const listed = entries.map(
    (entry) => /<loc>https:\/\/site\.invalid(.*?)<\/loc>/.exec(entry)?.[1],
  );
  const requested = pages
    .filter(({ path }) => path !== '/check-email')
    .map(({ path, language }) => localePath(path, language).replace(/^\/$/, '/'));
  expect(listed.toSorted()).toEqual(requested.toSorted());
});

test('each names itself and its other languages, the terms their day, and others none', () => {
  const french = entries.find((entry) => entry.includes('<loc>https://site.invalid/fr/terms<'));
  const named = [...(french ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(named.map(([, code, url]) => `${code} ${url}`)).toEqual([
    'en https://site.invalid/terms',
    'fr https://site.invalid/fr/terms',
    'pt-BR https://site.invalid/pt-BR/terms',
    'x-default https://site.invalid/terms',
  ]);
  expect(french).toContain('<lastmod>2025-06-20</lastmod>');
  expect(entries.filter((entry) => entry.includes('<lastmod>'))).toHaveLength(6);
});

test('search engines stay off what a visitor may not open, and see every public page in each language', () => {
  for (const path of [
    '/dashboard',
    '/blog/a-post',
    '/settings',
    '/admin/orders',
    '/certificate/1',
  ]) {
    expect(decidePage(path, 'visitor').kind, path).toBe('redirect');
    expect(isClosed(path), path).toBe(true);
  }
  for (const path of ['/auth/confirm', '/my-donation', '/outbox'])
    expect(isClosed(path)).toBe(true);
  const open = pages.map(({ path, language }) => localePath(path, language));
  expect([...open, '/assets/cards/x.jpg', '/rest/v1/course'].filter(isClosed)).toEqual([]);
  expect(robots()).toContain('Sitemap: https://site.invalid/sitemap.xml');
});
