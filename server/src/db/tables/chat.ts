import { answerSources } from '@pius/domain/chat/answer-source.ts';
import { disclosureKinds, writers } from '@pius/domain/chat/disclosure.ts';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language } from './columns.ts';
import { ofUser } from './of-user.ts';

/** Questions and answers of the chat, personal data taken out before they come here; gone after 30 days. No sign of harm is among them. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    askedAt: instant('asked_at').notNull(),
    language: language().notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    source: text('source', { enum: answerSources }).notNull(),
    /** The entries, as the answer named them: `[{ id, question, lesson }]`. */
    citations: jsonb('citations').notNull(),
    /** When the child kept it for the parent, and when the parent had talked about it. */
    boxedAt: instant('boxed_at'),
    talkedAt: instant('talked_at'),
  },
  (table) => [
    index('chat_messages_newest').on(table.userId, table.askedAt, table.id),
    index('chat_messages_asked_at').on(table.askedAt),
  ],
);

/** How many questions somebody has asked on a day of the family's time zone, on all devices together. */
export const chatDays = pgTable(
  'chat_days',
  {
    userId: ofUser('user_id'),
    day: date('day').notNull(),
    questions: integer('questions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/**
 * Signs of harm, for the operator's safeguarding contact; in no export and no transcript of the family. One that is not
 * dealt with when its account is deleted stays for a while without the account, with what is needed to help.
 */
export const disclosures = pgTable(
  'disclosures',
  {
    id: text('id').primaryKey(),
    /** Null once the account is gone. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    saidAt: instant('said_at').notNull(),
    language: language().notNull(),
    kind: text('kind', { enum: disclosureKinds }).notNull(),
    text: text('text').notNull(),
    handledAt: instant('handled_at'),
    /** Of an account that is gone: since when, who wrote it, the address of the parent, and a digest by which the family's own admin is known. */
    detachedAt: instant('detached_at'),
    firstName: text('first_name'),
    writer: text('writer', { enum: writers }),
    familyEmail: text('family_email'),
    familyDigest: text('family_digest'),
  },
  (table) => [
    index('disclosures_newest').on(table.saidAt, table.id),
    index('disclosures_user_id').on(table.userId),
  ],
);
