import { letterKinds } from '@pius/domain/family/saturday-letter.ts';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/** Whether a parent wants the letter of each Saturday. Wanted again after it was stopped, it counts from then on. */
export const saturdayLetterChoices = pgTable('saturday_letter_choices', {
  userId: ofUser('user_id').primaryKey(),
  wantedAt: instant('wanted_at'),
  stoppedAt: instant('stopped_at'),
  /** When the offer on the dashboard was put away for good. */
  offerAwayAt: instant('offer_away_at'),
});

/** The Saturdays of which a family has had its letter, or was spared one: at most one row a week. */
export const saturdayLetters = pgTable(
  'saturday_letters',
  {
    userId: ofUser('user_id'),
    saturday: date('saturday').notNull(),
    kind: text('kind', { enum: letterKinds }).notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.saturday] })],
);
