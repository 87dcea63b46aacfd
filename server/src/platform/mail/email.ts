import type { Language } from '@pius/domain/language.ts';
import { html } from 'hono/html';
import { emailFrame, look, webLink, withoutAddresses } from './email-frame.ts';
import type { MailKey, MailMessages } from './mail-messages.ts';
import { type WeeklyEmail, writeWeeklyEmail } from './weekly-email.ts';

/**
 * What each kind of e-mail tells of. `link` is an address of ours, `hours` how long it works (2 or
 * more), `code` stands in its place.
 */
interface EmailData {
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
  /**
   * To a giver, whose name we do not know; `amount` and `date` are written in the e-mail's
   * language.
   */
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
  'saturday-letter': WeeklyEmail;
  /** To the operator's safeguarding contact; what was written stands in no e-mail. */
  safeguarding: { name: string; link: string };
  /** To an admin; of a comment stands nothing in it. */
  'comments-waiting': { name: string; link: string };
}

export type EmailKind = keyof EmailData;

/**
 * An e-mail to be written: to one address, in one language. `userId` is whom it is about, where the
 * address is nobody's.
 */
export type Email = {
  [Kind in EmailKind]: {
    kind: Kind;
    to: string;
    userId?: string;
    language: Language;
    /** When it is too late to send it; by itself a day after it was written. */
    notAfter?: Date;
    data: EmailData[Kind];
  };
}[EmailKind];

/** An e-mail as it goes out. */
export interface WrittenEmail {
  subject: string;
  html: string;
  text: string;
}

/** What stands below the link or the code, by kind. */
const notes: Record<Exclude<EmailKind, 'saturday-letter'>, MailKey[]> = {
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
 * Writes an e-mail in its language, as HTML and as plain text; whatever was typed by a person comes
 * out as text. Throws where the link is no address of the web.
 */
export function writeEmail(email: Email, messages: MailMessages): WrittenEmail {
  if (email.kind === 'saturday-letter') {
    return writeWeeklyEmail(email.data, email.language, messages);
  }
  const { kind, language } = email;
  const values = {
    ...email.data,
    name: withoutAddresses(email.data.name),
    ...('child' in email.data ? { child: withoutAddresses(email.data.child) } : {}),
    ...('giver' in email.data ? { giver: withoutAddresses(email.data.giver) } : {}),
    ...('children' in email.data ? { children: withoutAddresses(email.data.children, 1000) } : {}),
    ...('ends' in email.data ? { ends: withoutAddresses(email.data.ends, 3000) } : {}),
  };
  const say = (key: MailKey) => messages.of(key, language, values);
  const parts = {
    language,
    subject: say(`${kind}.subject`),
    brand: say('letter.brand'),
    greeting: say(values.name === '' ? 'letter.greeting.plain' : 'letter.greeting'),
    body: say(`${kind}.body`),
    action:
      email.kind === 'login-code'
        ? { code: email.data.code }
        : {
            button: say(`${email.kind}.button`),
            link: webLink(email.data.link),
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
  /** What the e-mail is for: a link to follow, or a code to type. */
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
  return emailFrame(
    parts,
    html`<p style="${look.text}">${parts.greeting}</p>
<p style="${look.text}">${parts.body}</p>
${asHtmlAction(parts.action)}
${parts.notes.map((note) => html`<p style="${look.small}">${note}</p>\n`)}
<p style="margin:24px 0 0">${parts.closing}<br>${parts.team}</p>`,
  );
}
