import { subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * What was bought or granted, made by the server before anything is paid. The payer's link is cut when the
 * account is deleted; amounts stay for as long as accounting law asks.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['purchase', 'grant'] }).notNull(),
    subscriptionType: text('subscription_type', { enum: subscriptionTypes }).notNull(),
    durationMonths: integer('duration_months').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('orders_parent_id').on(table.parentId)],
);

/** The children an order is for; each subscription covers one child only (spec 6). */
export const orderChildren = pgTable(
  'order_children',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    childId: ofUser('child_id'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.childId] }),
    index('order_children_child_id').on(table.childId),
  ],
);

/** The ledger: what happened to an order, appended and never changed. `id` is the event's own, so that twice counts once. */
export const ledgerEvents = pgTable(
  'ledger_events',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['paid', 'granted', 'refunded', 'disputed', 'revoked'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
  },
  (table) => [index('ledger_events_order_id').on(table.orderId)],
);

/** Spec 3 `user_subscriptions`: one row per order and child, written only by the ledger's fold. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: ofUser('user_id'),
    isActive: boolean('is_active').notNull(),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    subscriptionType: text('subscription_type', { enum: subscriptionTypes }).notNull(),
    durationMonths: integer('duration_months').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.userId] }),
    index('user_subscriptions_user_id').on(table.userId, table.expiresAt),
  ],
);
