import type { Language } from '@pius/domain/language.ts';
import { html } from 'hono/html';
import type { MailKey, MailWords } from './mail-words.ts';

/** What each kind of letter tells of. `link` is an address of ours, `hours` how long it works (2 or more), `code` stands in its place. */
interface LetterData {
  'confirm-email': { name: string; link: string; hours: string };
  'sign-up-known': { name: string; link: string };
  'confirm-new-email': { name: string; link: string; hours: string };
  'email-changed': { name: string; link: string };
  'deletion-asked': { name: string; link: string; date: string };
  'deletion-cancelled': { name: string; link: string };
  'login-code': { name: string; code: string };
  'password-reset': { name: string; link: string };
  'password-changed': { name: string; link: string };
}

export type LetterKind = keyof LetterData;

/** A letter to be written: to one address, in one language. `userId` is whom it is about, where the address is nobody's. */
export type Letter = {
  [Kind in LetterKind]: {
    kind: Kind;
    to: string;
    userId?: string;
    language: Language;
    data: LetterData[Kind];
  };
}[LetterKind];

/** A letter as it goes out. */
export interface WrittenLetter {
  subject: string;
  html: string;
  text: string;
}

/** What stands below the link or the code, by kind. */
const notes: Record<LetterKind, MailKey[]> = {
  'confirm-email': ['confirm-email.validity', 'confirm-email.ignore'],
  'sign-up-known': ['sign-up-known.ignore'],
  'confirm-new-email': ['confirm-new-email.validity', 'confirm-new-email.ignore'],
  'email-changed': ['email-changed.ignore'],
  'deletion-asked': ['deletion-asked.ignore'],
  'deletion-cancelled': ['deletion-cancelled.ignore'],
  'login-code': ['login-code.validity', 'login-code.ignore'],
  'password-reset': ['password-reset.validity', 'password-reset.ignore'],
  'password-changed': [],
};

/**
 * Writes a letter in its language, as HTML and as plain text; whatever was typed by a person comes out as text.
 * Throws where the link is no address of the web.
 */
export function writeLetter(letter: Letter, words: MailWords): WrittenLetter {
  const { kind, language } = letter;
  const values = { ...letter.data, name: withoutAddresses(letter.data.name) };
  const say = (key: MailKey) => words.of(key, language, values);
  const parts = {
    language,
    subject: say(`${kind}.subject`),
    brand: say('letter.brand'),
    greeting: say('letter.greeting'),
    body: say(`${kind}.body`),
    action:
      letter.kind === 'login-code'
        ? { code: letter.data.code }
        : {
            button: say(`${letter.kind}.button`),
            link: webLink(letter.data.link),
            hint: say('letter.linkHint'),
          },
    notes: notes[kind].map(say),
    closing: say('letter.closing'),
    team: say('letter.team'),
  };
  return { subject: parts.subject, html: asHtml(parts), text: asText(parts) };
}

function webLink(link: string): string {
  if (!/^https?:\/\/[^\s"<>]+$/.test(link)) throw new Error('A letter links to the web only');
  return link;
}

/**
 * A name for a greeting, on one line. Mail programs turn `visit.example` into a link, and a stranger may have
 * typed it as a name to have it sent to somebody: an invisible mark after each dot, colon and at sign hinders that.
 */
function withoutAddresses(name: string): string {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return [...line]
    .slice(0, 100)
    .join('')
    .replace(/[.:@](?=\S)/g, '$&\u2060');
}

interface Parts {
  language: Language;
  subject: string;
  brand: string;
  greeting: string;
  body: string;
  /** What the letter is for: a link to follow, or a code to type. */
  action: { button: string; link: string; hint: string } | { code: string };
  notes: string[];
  closing: string;
  team: string;
}

function asText(parts: Parts): string {
  const { action } = parts;
  const main = 'code' in action ? action.code : `${action.button}\n${action.link}`;
  const paragraphs = [parts.greeting, parts.body, main];
  return `${[...paragraphs, ...parts.notes, `${parts.closing}\n${parts.team}`].join('\n\n')}\n`;
}

const look = {
  page: 'margin:0;padding:24px 12px;background:#FAF3E3;color:#1D1A38;font:16px/1.6 Verdana,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#FFFDF7;border:1px solid #E2D6BB;border-top:6px solid #E5B445;border-radius:20px',
  brand: 'margin:0 0 20px;font:bold 15px/1.4 Georgia,serif;color:#22409C',
  title: 'margin:0 0 20px;font:bold 26px/1.25 Georgia,serif',
  text: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:14px 24px;background:#F6C955;color:#1D1A38;border:2px solid #1D1A38;border-radius:14px;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#4A4665',
  link: 'color:#22409C;word-break:break-all',
  code: 'margin:24px 0;padding:16px;background:#FAF3E3;border:2px solid #E2D6BB;border-radius:14px;font:bold 32px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;text-align:center',
};

function asHtmlAction(action: Parts['action']) {
  if ('code' in action) return html`<p style="${look.code}">${action.code}</p>`;
  const { button, link, hint } = action;
  return html`<p style="margin:24px 0"><a href="${link}" style="${look.button}">${button}</a></p>
<p style="${look.small}">${hint}<br><a href="${link}" style="${look.link}">${link}</a></p>`;
}

function asHtml(parts: Parts): string {
  const { language, subject } = parts;
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${look.page}">
<div role="main" style="${look.card}" lang="${language}">
<p style="${look.brand}">${parts.brand}</p>
<h1 style="${look.title}">${subject}</h1>
<p style="${look.text}">${parts.greeting}</p>
<p style="${look.text}">${parts.body}</p>
${asHtmlAction(parts.action)}
${parts.notes.map((note) => html`<p style="${look.small}">${note}</p>\n`)}
<p style="margin:24px 0 0">${parts.closing}<br>${parts.team}</p>
</div>
</body>
</html>
`;
  return document.toString();
}
