import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant } from './columns.ts';

/**
 * Calls counted across processes, for the doors that guessing could open. `key` is a hash: no
 * address or e-mail is kept.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/**
 * E-mails to be sent, written in the same transaction as what they tell of. The queue sends each
 * once and then empties it.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Whom it is about, where the address may be nobody's by now. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /**
     * By what an e-mail that comes again and again is stopped without logging in; mail programs
     * show it as a button.
     */
    stopLink: text('stop_link'),
    /** When it is too late to send it; null where the usual day of trying holds. */
    notAfter: instant('not_after'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('mails_recipient').on(table.recipient),
    index('mails_user_id').on(table.userId),
  ],
);
