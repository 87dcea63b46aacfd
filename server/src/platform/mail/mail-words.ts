import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@pius/domain/language.ts';
import { z } from 'zod';

const keys = [
  'letter.brand',
  'letter.greeting',
  'letter.linkHint',
  'letter.closing',
  'letter.team',
  'confirm-email.subject',
  'confirm-email.body',
  'confirm-email.button',
  'confirm-email.validity',
  'confirm-email.ignore',
  'sign-up-known.subject',
  'sign-up-known.body',
  'sign-up-known.button',
  'sign-up-known.ignore',
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
  'outbox.title',
  'outbox.explain',
  'outbox.empty',
  'outbox.to',
  'outbox.written',
  'outbox.open',
  'outbox.asSent',
] as const;

export type MailKey = (typeof keys)[number];

/** The words of letters and of the outbox page. */
export interface MailWords {
  /** The words of a key, with `{{name}}` and its like filled in. They are plain text: whoever shows them escapes them. */
  of(key: MailKey, language: Language, values?: Record<string, string>): string;
}

const fileSchema = z.strictObject(
  Object.fromEntries(keys.map((key) => [key, z.string().min(1)])) as Record<MailKey, z.ZodString>,
);

/** Reads `ui/<lang>/mail.json` of the content folder. Throws, naming the file, where a key is missing or unknown. */
export function loadMailWords(contentDir: string): MailWords {
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, read(join(contentDir, 'ui', language, 'mail.json'))]),
  ) as Record<Language, Record<MailKey, string>>;
  return {
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
