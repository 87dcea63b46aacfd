import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * An admin's device for codes: `secret` is sealed with the server's secret, and while another
 * device is being enrolled has that one's behind a dot; `lastStep` is the newest code that was
 * taken.
 */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser('user_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null until the first right code has shown that the device has the secret. */
  confirmedAt: instant('confirmed_at'),
});

/** Codes for a lost device, each good once. */
export const backupCodes = pgTable(
  'backup_codes',
  { userId: ofUser('user_id'), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
