import type { SundaySheetView } from '@pius/contracts/printables.ts';
import type { WeeklyEmailKind } from '@pius/domain/family/weekly-email.ts';
import type { Language } from '@pius/domain/language.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { html } from 'hono/html';
import type { WrittenEmail } from './email.ts';
import { emailFrame, look, webLink, withoutAddresses } from './email-frame.ts';
import type { MailKey, MailMessages } from './mail-messages.ts';

/** What one child did in the week of an e-mail. */
export interface WeekInEmail {
  name: string;
  /** The titles of the lessons completed. */
  lessons: string[];
  minutes: number;
  reviews: number;
  badges: BadgeName[];
  /** Days in a row by now. */
  streak: number;
  /** What went wrong: the question, the right answer, and what to say. */
  missed: { question: string; answer: string | boolean; say: string }[];
  /** More went wrong than an e-mail has room for. */
  more: boolean;
}

/**
 * What the e-mail of a Saturday tells of. Days are words of its language; `link` prints the sheet,
 * `stopLink` stops the e-mails.
 */
export interface WeeklyEmail {
  kind: Exclude<WeeklyEmailKind, 'none'>;
  name: string;
  link: string;
  stopLink: string;
  from: string;
  to: string;
  sunday: string;
  children: WeekInEmail[];
  /** The names of children who did nothing. */
  resting: string[];
  sheet: Pick<SundaySheetView, 'questions' | 'prayer' | 'saint' | 'deed'>;
}

type Block =
  | { as: 'text' | 'small' | 'part' | 'name' | 'strong'; text: string }
  | { as: 'button' | 'link'; text: string; link: string };

type Say = (key: MailKey, values?: Record<string, string>) => string;

/**
 * Writes the e-mail of a Saturday, as HTML and as plain text: no picture, no script, no link but to
 * the site itself.
 */
export function writeWeeklyEmail(
  email: WeeklyEmail,
  language: Language,
  messages: MailMessages,
): WrittenEmail {
  const values = {
    name: withoutAddresses(email.name),
    from: email.from,
    to: email.to,
    sunday: email.sunday,
  };
  const say: Say = (key, more) => messages.of(key, language, { ...values, ...more });
  const subject = say(`saturday-letter.subject.${email.kind}`);
  const blocks: Block[] = [
    { as: 'text', text: say(values.name === '' ? 'letter.greeting.plain' : 'letter.greeting') },
    { as: 'text', text: say(`saturday-letter.body.${email.kind}`) },
    ...email.children.flatMap((child) => weekOf(child, language, messages, say)),
    ...restOf(email.resting, language, say),
    ...sheetOf(email, say),
    { as: 'text', text: `${say('letter.closing')}\n${say('letter.team')}` },
    { as: 'small', text: say('saturday-letter.why') },
    { as: 'link', text: say('saturday-letter.stop'), link: webLink(email.stopLink) },
  ];
  return {
    subject,
    html: emailFrame(
      { language, subject, brand: say('letter.brand') },
      html`${blocks.map(asHtml)}`,
    ),
    text: `${blocks.map(asText).join('\n\n')}\n`,
  };
}

const named = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    names.map((name) => withoutAddresses(name)),
  );

function weekOf(child: WeekInEmail, language: Language, messages: MailMessages, say: Say): Block[] {
  const plural = new Intl.PluralRules(language);
  const counted = (
    what: 'lessons' | 'minutes' | 'reviews' | 'streak' | 'badges',
    count: number,
    list: readonly string[] = [],
  ) =>
    say(`saturday-letter.${what}_${plural.select(count) === 'one' ? 'one' : 'other'}`, {
      count: String(count),
      list: new Intl.ListFormat(language, { type: 'conjunction' }).format(list),
    });
  const { lessons, minutes, reviews, badges, streak, missed } = child;
  const facts = [
    lessons.length > 0 && counted('lessons', lessons.length, lessons),
    minutes > 0 && counted('minutes', minutes),
    reviews > 0 && counted('reviews', reviews),
    badges.length > 0 &&
      counted(
        'badges',
        badges.length,
        badges.map((badge) => messages.badge(badge, language)),
      ),
    streak > 1 && counted('streak', streak),
  ].filter((fact) => fact !== false);
  return [
    { as: 'name', text: withoutAddresses(child.name) },
    { as: 'text', text: facts.length > 0 ? facts.join(' ') : say('saturday-letter.here') },
    ...(missed.length > 0 ? [{ as: 'strong' as const, text: say('saturday-letter.missed') }] : []),
    ...missed.map((item): Block => ({ as: 'text', text: missedMessage(item, say) })),
    ...(child.more ? [{ as: 'small' as const, text: say('saturday-letter.more') }] : []),
  ];
}

function missedMessage({ question, answer, say: toSay }: WeekInEmail['missed'][number], say: Say) {
  const right =
    typeof answer === 'boolean'
      ? say(answer ? 'saturday-letter.true' : 'saturday-letter.false')
      : answer;
  return [
    question,
    say('saturday-letter.right', { answer: right }),
    say('saturday-letter.say', { say: toSay }),
  ].join('\n');
}

function restOf(names: readonly string[], language: Language, say: Say): Block[] {
  if (names.length === 0) return [];
  return [{ as: 'text', text: say('saturday-letter.resting', { names: named(names, language) }) }];
}

function sheetOf({ sheet, link }: WeeklyEmail, say: Say): Block[] {
  const { questions, prayer, saint, deed } = sheet;
  return [
    { as: 'part', text: say('saturday-letter.sheet') },
    ...questions.flatMap(({ question, answer, simply }): Block[] => [
      { as: 'strong', text: question },
      { as: 'text', text: `${answer}\n${simply}` },
    ]),
    { as: 'strong', text: say('saturday-letter.prayer', { title: prayer.title }) },
    { as: 'text', text: prayer.lines.join('\n') },
    { as: 'strong', text: say('saturday-letter.saint', { saint: saint.name }) },
    { as: 'text', text: saint.bio },
    { as: 'strong', text: say('saturday-letter.deed') },
    { as: 'text', text: deed },
    { as: 'button', text: say('saturday-letter.print'), link: webLink(link) },
  ];
}

function asText(block: Block): string {
  if (block.as === 'button' || block.as === 'link') return `${block.text}\n${block.link}`;
  const isHead = block.as === 'part' || block.as === 'name';
  return isHead ? `${block.text}\n${'-'.repeat(Math.min(60, block.text.length))}` : block.text;
}

function asHtml(block: Block) {
  const { text } = block;
  const lines = text
    .split('\n')
    .map((line, index) => html`${index === 0 ? '' : html`<br>`}${line}`);
  switch (block.as) {
    case 'part':
      return html`<h2 style="${look.part}">${text}</h2>\n`;
    case 'name':
      return html`<h2 style="${look.name}">${text}</h2>\n`;
    case 'strong':
      return html`<p style="margin:0 0 4px"><b>${text}</b></p>\n`;
    case 'text':
      return html`<p style="${look.text}">${lines}</p>\n`;
    case 'small':
      return html`<p style="${look.small}">${lines}</p>\n`;
    case 'button':
      return html`<p style="margin:24px 0"><a href="${block.link}" style="${look.button}" target="_blank">${text}</a></p>\n`;
    case 'link':
      return html`<p style="${look.small}"><a href="${block.link}" style="${look.link}" target="_blank">${text}</a></p>\n`;
  }
}
