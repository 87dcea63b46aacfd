import { weeklyEmailKinds } from '@pius/domain/family/weekly-email.ts';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * Whether a parent wants the e-mail of each Saturday. Wanted again after it was stopped, it counts
 * from then on.
 */
export const weeklyEmailChoices = pgTable('saturday_letter_choices', {
  userId: ofUser('user_id').primaryKey(),
  wantedAt: instant('wanted_at'),
  stoppedAt: instant('stopped_at'),
  /** When the offer on the dashboard was put away for good. */
  offerAwayAt: instant('offer_away_at'),
});

/**
 * The Saturdays of which a family has had its e-mail, or was spared one: at most one row a week.
 */
export const weeklyEmails = pgTable(
  'saturday_letters',
  {
    userId: ofUser('user_id'),
    saturday: date('saturday').notNull(),
    kind: text('kind', { enum: weeklyEmailKinds }).notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.saturday] })],
);
