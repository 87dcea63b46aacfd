import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, language } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * New addresses that parents want for their account, until a link sent there proves them, and a
 * month longer, so that an old link is explained. The hash comes with the e-mail; a change that
 * nobody may have never gets one.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: ofUser('user_id'),
    newEmail: text('new_email').notNull(),
    tokenHash: text('token_hash').unique(),
    language: language().notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('email_changes_user_id').on(table.userId)],
);

/**
 * Families that are to be deleted, by their parent: while a row stands the family is closed, and on
 * its day it is gone.
 */
export const familyDeletions = pgTable(
  'family_deletions',
  {
    userId: ofUser('user_id').primaryKey(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('family_deletions_due_at').on(table.dueAt)],
);
