import { text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';

/** The user a row belongs to; it goes with the user. */
export const ofUser = (name: 'user_id' | 'child_id') =>
  text(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
