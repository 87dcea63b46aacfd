import { viewers } from '@pius/domain/account/viewer.ts';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language } from './columns.ts';

/** What readers found wrong in lessons, entries of the catechism, trivia and saints, for an admin's desk; gone after a year. */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    /** The key that the reader's device gave it, so that it is kept once. */
    id: text('id').primaryKey(),
    /** The lesson, or else the saint's day. */
    lessonId: text('lesson_id'),
    entryId: text('entry_id'),
    saintDay: text('saint_day'),
    language: language().notNull(),
    textVersion: text('text_version').notNull(),
    page: text('page').notNull(),
    message: text('message').notNull(),
    sender: text('sender', { enum: viewers }).notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When an admin has taken care of it. */
    handledAt: instant('handled_at'),
  },
  (table) => [index('mistake_reports_newest').on(table.createdAt, table.id)],
);

/** Who of the Church has read a lesson or a saint's life in a language, as an admin recorded it, and in which words. */
export const readings = pgTable(
  'readings',
  {
    kind: text('kind', { enum: ['lesson', 'saint'] }).notNull(),
    /** The lesson's id, or the month and day of the saint. */
    textId: text('text_id').notNull(),
    language: language().notNull(),
    readBy: text('read_by').notNull(),
    readOn: date('read_on').notNull(),
    textVersion: text('text_version').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.textId, table.language] })],
);
