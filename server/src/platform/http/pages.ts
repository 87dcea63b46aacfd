import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { decidePage } from '@pius/domain/account/access.ts';
import { freeModule } from '@pius/domain/account/module-access.ts';
import {
  isLanguage,
  type Language,
  languageInfo,
  languageOfTag,
  languages,
} from '@pius/domain/language.ts';
import { cookieSeconds } from '@pius/domain/retention.ts';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { PixelOfPage } from '../../features/tracking/pixel.ts';
import { chosenLanguage } from './language-of.ts';
import { sitePages } from './site-pages.ts';

const year = 365 * 24 * 60 * 60;

/**
 * What is made of the lessons that are not open to everybody lies elsewhere; while a build is under
 * way it may lie here.
 */
const closed = new RegExp(`/lesson/(?!${freeModule}/)`);

/** Files at the root that name the site's own address. */
const forSearchEngines = ['/robots.txt', '/sitemap.xml'];

/** The first part of an address where it has the form of a language: `pt`, `pt-br`, `EN`. */
const languageForm = /^\/([a-z]{2}(?:[-_][a-z]{2})?)(?=\/|$)/i;

/**
 * The browser's files and pages, as `web/` built them: static HTML for public pages in the language
 * of the address or of the visitor's choice, the client app for every other page of ours, 404 for
 * what is no page. It takes the folder of the built files; the site's own address; which pages may
 * load Meta's script.
 */
export function pages(
  clientDir: string,
  publicUrl: string,
  pixelOfPage: PixelOfPage = () => null,
): Hono {
  const app = new Hono();
  const secure = publicUrl.startsWith('https:');
  const save = (c: Context, language: Language) => saveLanguage(c, language, secure);
  const send = sitePages(clientDir, publicUrl, { pixelOfPage });

  app.use('/assets/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', `public, max-age=${year}, immutable`);
    // The name changes with the file: nobody asks by its date.
    c.res.headers.delete('last-modified');
  });
  app.get('/*', async (c, next) => {
    const request = c.req.query('lang');
    if (isLanguage(request)) return save(c, request);
    const { language, written } = writtenLanguage(new URL(c.req.url).pathname);
    if (language === 'en') return save(c, language);
    if (language && written !== languageInfo[language].pathPrefix) return leadTo(c, language);
    const file = pageFile(clientDir, c);
    if (language && !file && decidePage(c.req.path, 'visitor').kind !== 'unknown') {
      return save(c, language);
    }
    c.header('cache-control', 'no-cache');
    if (file === null) return next();
    c.header('vary', 'Cookie', { append: true });
    return send(c, file);
  });
  for (const file of forSearchEngines) {
    app.get(file, (c, next) => (existsSync(join(clientDir, file)) ? send(c, file) : next()));
  }
  const files = serveStatic({ root: clientDir, precompressed: true });
  app.get('/*', (c, next) => (closed.test(c.req.path) ? next() : files(c, next)));
  app.get('/*', (c) => {
    const missing = decidePage(c.req.path, 'visitor').kind === 'unknown';
    return send(c, '/__spa-fallback.html', missing ? 404 : 200);
  });
  return app;
}

/**
 * The prerendered file for an address: of its own prefix, else of the chosen language, else
 * English. Null where there is none.
 */
function pageFile(clientDir: string, c: Context): string | null {
  if (c.req.path.includes('..') || closed.test(c.req.path)) return null;
  // One name for one file: what has been sent is kept by its name, and slashes can be written without end.
  const path = posix.normalize(c.req.path).replace(/\/$/, '');
  if (path.endsWith('.html')) return existsSync(join(clientDir, path)) ? path : null;
  if (path.includes('.')) return null;
  const prefixed = languages.some(
    (language) => path === `/${language}` || path.startsWith(`/${language}/`),
  );
  const chosen = prefixed ? null : chosenLanguage(c);
  const candidates = chosen && chosen !== 'en' ? [`/${chosen}${path}`, path] : [path];
  for (const candidate of candidates) {
    const file = `${candidate}/index.html`;
    if (existsSync(join(clientDir, file))) return file;
  }
  return null;
}

/**
 * The language that an address begins with, however it is spelled, and these letters with their
 * slash.
 */
function writtenLanguage(pathname: string): { language: Language | null; written: string } {
  const [written = '', tag = ''] = languageForm.exec(pathname) ?? [];
  const language = languageOfTag(tag);
  return language ? { language, written } : { language, written: '' };
}

/**
 * `?lang=fr`, `/en/...` and `/fr/dashboard` keep the choice and lead to the clean address: the last
 * is a page of the app, which has one address for all languages.
 */
function saveLanguage(c: Context, language: Language, secure: boolean): Response {
  const options = { path: '/', maxAge: cookieSeconds, sameSite: 'Lax', secure } as const;
  setCookie(c, 'language', language, options);
  return leadTo(c, null);
}

/**
 * Leads to the same address without `lang`, with the language as we spell it in front, or with none
 * for null.
 */
function leadTo(c: Context, language: Language | null): Response {
  const url = new URL(c.req.url);
  url.searchParams.delete('lang');
  const bare = url.pathname.slice(writtenLanguage(url.pathname).written.length);
  // Two slashes in front would name another host.
  const path = bare.replace(/^[/\\]+/, '');
  const prefix = language ? languageInfo[language].pathPrefix : '';
  // Not for ever: one day `/pt` may be the language of Portugal.
  return c.redirect((path ? `${prefix}/${path}` : prefix || '/') + url.search, 302);
}
