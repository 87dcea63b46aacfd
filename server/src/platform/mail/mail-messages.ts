import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@pius/domain/language.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { z } from 'zod';
import { loadMessages } from '../content/messages.ts';

const keys = [
  'letter.brand',
  'letter.greeting',
  'letter.greeting.plain',
  'letter.linkHint',
  'letter.closing',
  'letter.team',
  'letter.operator',
  'confirm-email.subject',
  'confirm-email.body',
  'confirm-email.button',
  'confirm-email.validity',
  'confirm-email.ignore',
  'sign-up-known.subject',
  'sign-up-known.body',
  'sign-up-known.button',
  'sign-up-known.ignore',
  'login-code.subject',
  'login-code.body',
  'login-code.validity',
  'login-code.ignore',
  'password-reset.subject',
  'password-reset.body',
  'password-reset.button',
  'password-reset.validity',
  'password-reset.ignore',
  'password-changed.subject',
  'password-changed.body',
  'password-changed.button',
  'child-added.subject',
  'child-added.body',
  'child-added.button',
  'child-added.dashboard',
  'child-added.ignore',
  'confirm-new-email.subject',
  'confirm-new-email.body',
  'confirm-new-email.button',
  'confirm-new-email.validity',
  'confirm-new-email.ignore',
  'email-changed.subject',
  'email-changed.body',
  'email-changed.button',
  'email-changed.ignore',
  'deletion-asked.subject',
  'deletion-asked.body',
  'deletion-asked.button',
  'deletion-asked.ignore',
  'deletion-cancelled.subject',
  'deletion-cancelled.body',
  'deletion-cancelled.button',
  'deletion-cancelled.ignore',
  'refund-asked.subject',
  'refund-asked.body',
  'refund-asked.button',
  'refund-asked.ignore',
  'refund-wanted.subject',
  'refund-wanted.body',
  'refund-wanted.button',
  'refund-made.subject',
  'refund-made.body',
  'refund-made.button',
  'refund-made.progress',
  'refund-declined.subject',
  'refund-declined.body',
  'refund-declined.button',
  'refund-declined.write',
  'donation-receipt.subject',
  'donation-receipt.body',
  'donation-receipt.button',
  'donation-receipt.plan',
  'donation-month.subject',
  'donation-month.body',
  'donation-month.button',
  'donation-month.end',
  'donation-unpaid.subject',
  'donation-unpaid.body',
  'donation-unpaid.button',
  'donation-unpaid.again',
  'donation-ended.subject',
  'donation-ended.body',
  'donation-ended.button',
  'gift-ready.subject',
  'gift-ready.body',
  'gift-ready.button',
  'gift-ready.once',
  'gift-ready.keep',
  'gift-returned.subject',
  'gift-returned.body',
  'gift-returned.button',
  'purchase-receipt.subject',
  'purchase-receipt.body',
  'purchase-receipt.button',
  'purchase-receipt.until',
  'purchase-receipt.number',
  'purchase-receipt.refund',
  'access-given.subject',
  'access-given.body',
  'access-given.button',
  'access-given.free',
  'access-ends.subject',
  'access-ends.body',
  'access-ends.button',
  'access-ends.progress',
  'access-ends.renewal',
  'safeguarding.subject',
  'safeguarding.body',
  'safeguarding.button',
  'safeguarding.why',
  'comments-waiting.subject',
  'comments-waiting.body',
  'comments-waiting.button',
  'comments-waiting.why',
  'saturday-letter.subject.week',
  'saturday-letter.subject.quiet',
  'saturday-letter.body.week',
  'saturday-letter.body.quiet',
  'saturday-letter.lessons_one',
  'saturday-letter.lessons_other',
  'saturday-letter.minutes_one',
  'saturday-letter.minutes_other',
  'saturday-letter.reviews_one',
  'saturday-letter.reviews_other',
  'saturday-letter.badges_one',
  'saturday-letter.badges_other',
  'saturday-letter.streak_one',
  'saturday-letter.streak_other',
  'saturday-letter.here',
  'saturday-letter.missed',
  'saturday-letter.right',
  'saturday-letter.say',
  'saturday-letter.true',
  'saturday-letter.false',
  'saturday-letter.more',
  'saturday-letter.resting',
  'saturday-letter.sheet',
  'saturday-letter.prayer',
  'saturday-letter.saint',
  'saturday-letter.deed',
  'saturday-letter.print',
  'saturday-letter.why',
  'saturday-letter.stop',
  'stop.title',
  'stop.text',
  'stop.button',
  'stop.done.title',
  'stop.done.text',
  'stop.invalid.title',
  'stop.invalid.text',
  'stop.home',
  'outbox.title',
  'outbox.explain',
  'outbox.empty',
  'outbox.to',
  'outbox.written',
  'outbox.open',
  'outbox.asSent',
] as const;

export type MailKey = (typeof keys)[number];

/** The words of e-mails and of the outbox page. */
export interface MailMessages {
  /**
   * The words of a key, with `{{name}}` and its like filled in. They are plain text: anyone who
   * shows them escapes them.
   */
  of(key: MailKey, language: Language, values?: Record<string, string>): string;
  /** What a badge is called. */
  badge(name: BadgeName, language: Language): string;
}

const fileSchema = z.strictObject(
  Object.fromEntries(keys.map((key) => [key, z.string().min(1)])) as Record<MailKey, z.ZodString>,
);

/**
 * Reads `ui/<lang>/mail.json` of the content folder, and from `progress.json` what badges are
 * called. Throws, naming the file, where a key is missing or unknown.
 */
export function loadMailMessages(contentDir: string): MailMessages {
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, read(join(contentDir, 'ui', language, 'mail.json'))]),
  ) as Record<Language, Record<MailKey, string>>;
  const badges = loadMessages(contentDir, 'progress');
  return {
    badge: (name, language) => badges.of(`badge.${name}.name`, language),
    of: (key, language, values = {}) =>
      byLanguage[language][key].replace(/\{\{(\w+)\}\}/g, (hole, name) => values[name] ?? hole),
  };
}

function read(file: string): Record<MailKey, string> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
