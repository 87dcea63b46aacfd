import type { Language } from '@pius/domain/language.ts';
import { html } from 'hono/html';
import { letterFrame, look, webLink, withoutAddresses } from './letter-frame.ts';
import type { MailKey, MailWords } from './mail-words.ts';
import { type SaturdayLetter, writeSaturdayLetter } from './saturday-letter.ts';

/** What each kind of letter tells of. `link` is an address of ours, `hours` how long it works (2 or more), `code` stands in its place. */
interface LetterData {
  'confirm-email': { name: string; link: string; hours: string };
  'sign-up-known': { name: string; link: string };
  'login-code': { name: string; code: string };
  'password-reset': { name: string; link: string };
  'password-changed': { name: string; link: string };
  'child-added': { name: string; child: string; link: string };
  'confirm-new-email': { name: string; link: string; hours: string };
  'email-changed': { name: string; link: string };
  'deletion-asked': { name: string; link: string; date: string };
  'deletion-cancelled': { name: string; link: string };
  'refund-asked': { name: string; link: string; amount: string };
  'refund-wanted': { name: string; link: string; amount: string };
  'refund-made': { name: string; link: string; amount: string };
  'refund-declined': { name: string; link: string; amount: string; reason: string };
  /** To a giver, whose name we do not know; `amount` and `date` are written in the letter's language. */
  'donation-receipt': { name: ''; link: string; amount: string; date: string; operator: string };
  'donation-month': { name: ''; link: string; amount: string; date: string; operator: string };
  'donation-unpaid': { name: ''; link: string; amount: string };
  'donation-ended': { name: ''; link: string; amount: string };
  'gift-ready': {
    name: '';
    link: string;
    plan: string;
    amount: string;
    date: string;
    code: string;
  };
  'gift-returned': { name: ''; link: string; amount: string };
  'purchase-receipt': {
    name: string;
    link: string;
    children: string;
    /** Until when each of them has access now. */
    ends: string;
    plan: string;
    amount: string;
    date: string;
    number: string;
    /** Who runs the site. */
    operator: string;
  };
  /** `giver` is the admin who gave the access, `plan` how much of it. */
  'access-given': {
    name: string;
    link: string;
    child: string;
    giver: string;
    plan: string;
    date: string;
  };
  'access-ends': { name: string; link: string; children: string; date: string };
  'saturday-letter': SaturdayLetter;
  /** To the operator's safeguarding contact; what was written stands in no letter. */
  safeguarding: { name: string; link: string };
  /** To an admin; of a comment stands nothing in it. */
  'comments-waiting': { name: string; link: string };
}

export type LetterKind = keyof LetterData;

/** A letter to be written: to one address, in one language. `userId` is whom it is about, where the address is nobody's. */
export type Letter = {
  [Kind in LetterKind]: {
    kind: Kind;
    to: string;
    userId?: string;
    language: Language;
    /** When it is too late to send it; by itself a day after it was written. */
    notAfter?: Date;
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
const notes: Record<Exclude<LetterKind, 'saturday-letter'>, MailKey[]> = {
  'confirm-email': ['confirm-email.validity', 'confirm-email.ignore'],
  'sign-up-known': ['sign-up-known.ignore'],
  'login-code': ['login-code.validity', 'login-code.ignore'],
  'password-reset': ['password-reset.validity', 'password-reset.ignore'],
  'password-changed': [],
  'child-added': ['child-added.dashboard', 'child-added.ignore'],
  'confirm-new-email': ['confirm-new-email.validity', 'confirm-new-email.ignore'],
  'email-changed': ['email-changed.ignore'],
  'deletion-asked': ['deletion-asked.ignore'],
  'deletion-cancelled': ['deletion-cancelled.ignore'],
  'refund-asked': ['refund-asked.ignore'],
  'refund-wanted': [],
  'refund-made': ['refund-made.progress'],
  'refund-declined': ['refund-declined.write'],
  'donation-receipt': ['letter.operator', 'donation-receipt.plan'],
  'donation-month': ['letter.operator', 'donation-month.end'],
  'donation-unpaid': ['donation-unpaid.again'],
  'donation-ended': [],
  'gift-ready': ['gift-ready.once', 'gift-ready.keep'],
  'gift-returned': [],
  'purchase-receipt': [
    'purchase-receipt.until',
    'purchase-receipt.number',
    'letter.operator',
    'purchase-receipt.refund',
  ],
  'access-given': ['access-given.free'],
  'access-ends': ['access-ends.progress', 'access-ends.renewal'],
  safeguarding: ['safeguarding.why'],
  'comments-waiting': ['comments-waiting.why'],
};

/**
 * Writes a letter in its language, as HTML and as plain text; whatever was typed by a person comes out as text.
 * Throws where the link is no address of the web.
 */
export function writeLetter(letter: Letter, words: MailWords): WrittenLetter {
  if (letter.kind === 'saturday-letter') {
    return writeSaturdayLetter(letter.data, letter.language, words);
  }
  const { kind, language } = letter;
  const values = {
    ...letter.data,
    name: withoutAddresses(letter.data.name),
    ...('child' in letter.data ? { child: withoutAddresses(letter.data.child) } : {}),
    ...('giver' in letter.data ? { giver: withoutAddresses(letter.data.giver) } : {}),
    ...('children' in letter.data
      ? { children: withoutAddresses(letter.data.children, 1000) }
      : {}),
    ...('ends' in letter.data ? { ends: withoutAddresses(letter.data.ends, 3000) } : {}),
  };
  const say = (key: MailKey) => words.of(key, language, values);
  const parts = {
    language,
    subject: say(`${kind}.subject`),
    brand: say('letter.brand'),
    greeting: say(values.name === '' ? 'letter.greeting.plain' : 'letter.greeting'),
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

function asHtmlAction(action: Parts['action']) {
  if ('code' in action) return html`<p style="${look.code}">${action.code}</p>`;
  const { button, link, hint } = action;
  return html`<p style="margin:24px 0"><a href="${link}" style="${look.button}">${button}</a></p>
<p style="${look.small}">${hint}<br><a href="${link}" style="${look.link}">${link}</a></p>`;
}

function asHtml(parts: Parts): string {
  return letterFrame(
    parts,
    html`<p style="${look.text}">${parts.greeting}</p>
<p style="${look.text}">${parts.body}</p>
${asHtmlAction(parts.action)}
${parts.notes.map((note) => html`<p style="${look.small}">${note}</p>\n`)}
<p style="margin:24px 0 0">${parts.closing}<br>${parts.team}</p>`,
  );
}
