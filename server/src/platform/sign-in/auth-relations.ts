import { relations } from 'drizzle-orm';
import { account, session, user } from '../../db/tables/account.ts';

/**
 * What better-auth reads together, by the names it asks for. Asked for one after the other instead, a query that
 * fails would be printed by the library with the values it was asked with.
 */
export const authRelations = {
  userRelations: relations(user, ({ many }) => ({ accounts: many(account) })),
  accountRelations: relations(account, ({ one }) => ({
    user: one(user, { fields: [account.userId], references: [user.id] }),
  })),
  sessionRelations: relations(session, ({ one }) => ({
    user: one(user, { fields: [session.userId], references: [user.id] }),
  })),
};
