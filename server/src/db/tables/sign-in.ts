import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, language } from './columns.ts';

/**
 * The newest login code that was asked for with an address, no matter who has it: a row stands for an
 * address without an account too, so that neither an answer nor its time tells the two apart. Its
 * hash comes with the e-mail.
 */
export const loginCodes = pgTable('login_codes', {
  email: text('email').primaryKey(),
  /** Of the last request; a job holds it in the place of the address. */
  id: text('id').notNull().unique(),
  language: language().notNull(),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  /** When codes were asked for within the last hour. */
  askedAt: jsonb('asked_at').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
});

/**
 * E-mails by which a password is set again. The hash comes with the e-mail, and only where there is
 * an account.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    language: language().notNull(),
    tokenHash: text('token_hash').unique(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_email').on(table.email)],
);
