import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/** A device on which a parent lets the children log in by their names. Its cookie holds what `tokenHash` is the hash of. */
export const familyDevices = pgTable(
  'family_devices',
  {
    id: text('id').primaryKey(),
    /** The parent. */
    userId: ofUser('user_id'),
    tokenHash: text('token_hash').notNull().unique(),
    /** What the browser says of itself, such as `iPad, Safari`; empty where it says nothing known. */
    name: text('name').notNull(),
    approvedAt: instant('approved_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('family_devices_user_id').on(table.userId)],
);

/** A child's five pictures in order, hashed as any password is. */
export const picturePasswords = pgTable('picture_passwords', {
  childId: ofUser('child_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  setAt: instant('set_at').notNull(),
});
