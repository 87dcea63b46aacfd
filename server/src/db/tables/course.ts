import { viewers } from '@pius/domain/account/viewer.ts';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language } from './columns.ts';

/** What readers found wrong in lessons and entries of the catechism, for an admin's desk; gone after a year. */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    /** The key that the reader's device gave it, so that it is kept once. */
    id: text('id').primaryKey(),
    lessonId: text('lesson_id').notNull(),
    entryId: text('entry_id'),
    language: language().notNull(),
    textVersion: text('text_version').notNull(),
    page: text('page').notNull(),
    message: text('message').notNull(),
    sender: text('sender', { enum: viewers }).notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('mistake_reports_newest').on(table.createdAt, table.id)],
);
