import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/** The rounds of daily trivia, with the answers given. One of a day counts; any further one was practice. */
export const triviaRounds = pgTable(
  'trivia_rounds',
  {
    childId: ofUser('child_id'),
    key: text('key').notNull(),
    /** The date of the questions. */
    day: date('day').notNull(),
    language: text('language').notNull(),
    answers: jsonb('answers').notNull(),
    score: integer('score').notNull(),
    total: integer('total').notNull(),
    counted: boolean('counted').notNull(),
    /** The family's day on which it was played. */
    playedDay: date('played_day').notNull(),
    playedAt: instant('played_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.key] }),
    uniqueIndex('trivia_rounds_counted').on(table.childId, table.day).where(sql`${table.counted}`),
  ],
);
