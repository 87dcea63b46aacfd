import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { showStopWeeklyEmail, stopWeeklyEmail } from '@pius/contracts/weekly-email.ts';
import { isLanguage, type Language, languageInfo } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../../../app-context.ts';
import { chosenLanguage, languageOf } from '../../../platform/http/language-of.ts';
import { mount } from '../../../platform/http/mount.ts';
import { loadMailMessages, type MailKey } from '../../../platform/mail/mail-messages.ts';
import { readSignedLink } from '../../../platform/sign-in/signed-link.ts';
import { stopPurpose } from './compose.ts';
import { stopWeeklyEmails } from './store.ts';

const contentDir = fileURLToPath(new URL('../../../../../content', import.meta.url));

/**
 * The page to which the link in a Saturday e-mail leads. Opening it changes nothing, since mail
 * programs open links to look at them; its button, and the press in a mail program that never shows
 * it (RFC 8058), stop the e-mails without a login. It is plain HTML, so that it works in any
 * browser.
 */
export function stopPage(app: OpenAPIHono, ctx: AppContext): void {
  const words = loadMailMessages(contentDir);
  const answer = (c: Context, state: 'ask' | 'done' | 'invalid') => {
    const language = languageOfPage(c);
    c.header('cache-control', 'private, no-store');
    const page = pageOf(state, language, (key) => words.of(key, language));
    return c.html(page, state === 'invalid' ? 404 : 200);
  };
  const readerOf = (token = '') => readSignedLink(token, ctx.secret, stopPurpose);
  mount(app, ctx, showStopWeeklyEmail, async ({ query, c }) =>
    answer(c, readerOf(query.token) === null ? 'invalid' : 'ask'),
  );
  mount(app, ctx, stopWeeklyEmail, async ({ query, now, c }) => {
    const userId = readerOf(query.token);
    if (userId === null) return answer(c, 'invalid');
    await stopWeeklyEmails(ctx, userId, now);
    return answer(c, 'done');
  });
}

/** The language of the e-mail, which its link names. */
function languageOfPage(c: Context): Language {
  return isLanguage(c.req.query('lang')) ? languageOf(c) : (chosenLanguage(c) ?? languageOf(c));
}

const style = `
:root{color-scheme:light dark;--page:#FAF3E3;--surface:#FFFDF7;--rule:#E2D6BB;--ink:#1D1A38;--gold:#F6C955;--link:#22409C;--focus:#22409C}
@media (prefers-color-scheme:dark){:root{--page:#12132B;--surface:#1C1E43;--rule:#363A70;--ink:#F7F0DE;--link:#A9C2FF;--focus:#F6C955}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:18px/1.55 Andika,Verdana,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px;background:var(--surface);border:1px solid var(--rule);border-top:6px solid #E5B445;border-radius:20px}
h1{margin:0 0 12px;font-size:28px;line-height:1.2}
button{min-height:48px;padding:10px 24px;background:var(--gold);color:#1D1A38;border:2px solid #1D1A38;border-radius:14px;font:inherit;font-weight:bold;cursor:pointer}
a{display:inline-block;padding:10px 0;color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

function pageOf(
  state: 'ask' | 'done' | 'invalid',
  language: Language,
  say: (key: MailKey) => string,
): string {
  const said = state === 'ask' ? 'stop' : (`stop.${state}` as const);
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${say(`${said}.title`)} · ${say('letter.brand')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${say(`${said}.title`)}</h1>
<p>${say(`${said}.text`)}</p>
${state === 'ask' ? html`<form method="post"><button>${say('stop.button')}</button></form>` : ''}
<a href="${languageInfo[language].pathPrefix || '/'}">${say('stop.home')}</a>
</main>
</body>
</html>
`;
  return document.toString();
}
