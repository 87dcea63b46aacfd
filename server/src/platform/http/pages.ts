import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { decidePage } from '@pius/domain/account/access.ts';
import { isLanguage, languages } from '@pius/domain/language.ts';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { chosenLanguage } from './language-of.ts';

const year = 365 * 24 * 60 * 60;

/**
 * The browser's files and pages, as `web/` built them: static HTML for public pages in the language of the
 * address or of the visitor's choice, the client app for every other page of ours, 404 for what is no page.
 * In: the folder of the built files.
 */
export function pages(clientDir: string): Hono<{ Variables: { file: string } }> {
  const app = new Hono<{ Variables: { file: string } }>();
  const sendShell = serveStatic({
    root: clientDir,
    precompressed: true,
    path: '__spa-fallback.html',
  });
  const sendChosen = serveStatic({
    root: clientDir,
    precompressed: true,
    rewriteRequestPath: (_, c) => c.get('file'),
  });

  app.use('/assets/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('cache-control', `public, max-age=${year}, immutable`);
    // The name changes with the file: nobody asks by its date.
    c.res.headers.delete('last-modified');
  });
  app.get('/*', async (c, next) => {
    const asked = c.req.query('lang');
    if (isLanguage(asked)) return keepLanguage(c, asked);
    const file = pageFile(clientDir, c);
    c.header('cache-control', 'no-cache');
    if (file === null) return next();
    c.header('vary', 'Cookie', { append: true });
    c.set('file', file);
    return sendChosen(c, next);
  });
  app.get('/*', serveStatic({ root: clientDir, precompressed: true }));
  app.get('/*', async (c, next) => {
    const shell = await sendShell(c, next);
    if (!shell || decidePage(c.req.path, 'visitor').kind !== 'unknown') return shell;
    return new Response(shell.body, { status: 404, headers: shell.headers });
  });
  return app;
}

/** The prerendered file for an address: of its own prefix, else of the chosen language, else English. Null where there is none. */
function pageFile(clientDir: string, c: Context): string | null {
  const path = c.req.path.replace(/(?<!\/)\/+$/, '');
  if (path.includes('.') || path.includes('..')) return null;
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

/** `?lang=fr` keeps the choice and leads to the clean address. */
function keepLanguage(c: Context, language: string): Response {
  setCookie(c, 'language', language, { path: '/', maxAge: year, sameSite: 'Lax' });
  const url = new URL(c.req.url);
  url.searchParams.delete('lang');
  const bare = languages.reduce(
    (path, code) =>
      path === `/${code}` || path.startsWith(`/${code}/`)
        ? path.slice(code.length + 1) || '/'
        : path,
    url.pathname,
  );
  // Two slashes in front would name another host.
  return c.redirect(`/${bare.replace(/^[/\\]+/, '')}${url.search}`, 302);
}
