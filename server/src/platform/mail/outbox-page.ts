import { fileURLToPath } from 'node:url';
import type { Language } from '@pius/domain/language.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/tables/platform.ts';
import { type Env, isLoopback } from '../../env.ts';
import { chosenLanguage, languageOf } from '../http/language-of.ts';
import { canBeStored } from '../http/plain-text.ts';
import { linkOf } from './email-link.ts';
import { loadMailMessages, type MailKey } from './mail-messages.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const mostShown = 50;

type Row = typeof mails.$inferSelect;
type Say = (key: MailKey) => string;

/**
 * The stand-in for a mail program: `/` lists the newest e-mails with their links, `/{id}` shows one
 * as it would have been sent. It answers only where the settings say so, and only under this
 * server's own names, because anyone who reads an e-mail's link can use it.
 */
export function outboxPage({
  db,
  env,
}: {
  db: Database;
  env: Pick<Env, 'outbox' | 'publicUrl'>;
}): Hono {
  const app = new Hono();
  const messages = loadMailMessages(contentDir);
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const ours = isLoopback(hostname) || hostname === new URL(env.publicUrl).hostname;
    if (!env.outbox || !ours) return c.notFound();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    await next();
  });
  app.get('/', async (c) => {
    const language = chosenLanguage(c) ?? languageOf(c);
    const rows = await db
      .select()
      .from(mails)
      .where(ne(mails.text, ''))
      .orderBy(desc(mails.createdAt))
      .limit(mostShown);
    return c.html(listPage(rows, language, pathOf(c), (key) => messages.of(key, language)));
  });
  app.get('/theme.js', (c) => c.body(themeScript, 200, { 'content-type': 'text/javascript' }));
  app.get('/:id', async (c) => {
    if (!canBeStored(c.req.param('id'))) return c.notFound();
    const [email] = await db
      .select({ html: mails.html })
      .from(mails)
      .where(and(eq(mails.id, c.req.param('id')), ne(mails.html, '')));
    return email ? c.html(email.html) : c.notFound();
  });
  return app;
}

/** Where the page itself is mounted. */
function pathOf(c: Context): string {
  return c.req.path.replace(/\/$/, '');
}

/**
 * The theme chosen on this device, as the pages of the site keep it (the system's is not followed).
 * @see docs/requirements.md#r-theme
 */
const themeScript =
  "document.documentElement.classList.toggle('dark', localStorage.theme === 'dark');\n";

const style = `
:root{color-scheme:light;--page:#FAF3E3;--surface:#FFFDF7;--sunken:#F0E6D0;--rule:#E2D6BB;--ink:#1D1A38;--soft:#4A4665;--link:#22409C;--focus:#22409C;--again-bg:#FFF0CB;--again-edge:#B97912}
.dark{color-scheme:dark;--page:#12132B;--surface:#1C1E43;--sunken:#0C0D21;--rule:#363A70;--ink:#F7F0DE;--soft:#CDC8E2;--link:#A9C2FF;--focus:#F6C955;--again-bg:#3A3044;--again-edge:#C28F35}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:17px/1.55 Andika,Verdana,sans-serif}
main{max-width:680px;margin:0 auto}
h1{margin:0 0 12px;font-size:30px;line-height:1.2}
.note{margin:0 0 24px;padding:14px 18px;background:var(--again-bg);border:2px dashed var(--again-edge);border-radius:14px}
article{margin:0 0 20px;padding:20px;background:var(--surface);border:1px solid var(--rule);border-radius:20px}
h2{margin:0 0 8px;font-size:21px;line-height:1.3}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0 0 12px;color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
a{color:var(--link);overflow-wrap:anywhere}
.letter-link{display:block;padding:10px 0}
summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:bold}
pre{margin:0 0 12px;padding:16px;background:var(--sunken);border-radius:14px;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

function listPage(rows: Row[], language: Language, path: string, say: Say): string {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${say('outbox.title')} · ${say('letter.brand')}</title>
<style>${style}</style>
<script src="${path}/theme.js"></script>
</head>
<body>
<main>
<h1>${say('outbox.title')}</h1>
<p class="note">${say('outbox.explain')}</p>
${rows.length > 0 ? rows.map((row) => entry(row, language, path, say)) : html`<p>${say('outbox.empty')}</p>`}
</main>
</body>
</html>
`;
  return document.toString();
}

function entry(row: Row, language: Language, path: string, say: Say) {
  const link = linkOf(row.text);
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(row.createdAt);
  return html`<article>
<h2>${row.subject}</h2>
<dl>
<dt>${say('outbox.to')}</dt><dd>${row.recipient}</dd>
<dt>${say('outbox.written')}</dt><dd><time datetime="${row.createdAt.toISOString()}">${written} UTC</time></dd>
</dl>
${link && html`<a class="letter-link" href="${link}">${link}</a>`}
<details>
<summary>${say('outbox.open')}</summary>
<pre>${row.text}</pre>
<a class="letter-link" href="${path}/${row.id}">${say('outbox.asSent')}</a>
</details>
</article>
`;
}
