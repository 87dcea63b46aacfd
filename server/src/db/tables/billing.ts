import { grantReasons } from '@pius/domain/billing/grants.ts';
import { ledgerKinds, orderStates } from '@pius/domain/billing/order-state.ts';
import { subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { instant, language } from './columns.ts';
import { ofUser } from './of-user.ts';

/** What became of who wants the money back. */
const refundStates = ['asked', 'approved', 'declined', 'failed'] as const;

/**
 * What was bought, given or granted, made by the server before anything is paid. The payer's link
 * is cut when the account is deleted; amounts stay for as long as accounting law asks. What is
 * below `state` is folded from the ledger and written by nothing else.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id').references(() => user.id, { onDelete: 'set null' }),
    /** A gift is bought without an account, and becomes some child's when its code is redeemed. */
    kind: text('kind', { enum: ['purchase', 'grant', 'gift'] }).notNull(),
    subscriptionType: text('subscription_type', { enum: subscriptionTypes }).notNull(),
    durationMonths: integer('duration_months').notNull(),
    /** What is asked for all children together. */
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    /** Given when paying; for a gift the giver's. */
    payerEmail: text('payer_email'),
    /** Of who pays, for e-mails to one without an account. */
    language: language(),
    provider: text('provider', { enum: ['stripe', 'test'] }),
    sessionId: text('session_id').unique(),
    paymentId: text('payment_id').unique(),
    /** Of a grant by an admin: why. */
    grantReason: text('grant_reason', { enum: grantReasons }),
    createdAt: instant('created_at').notNull().defaultNow(),
    state: text('state', { enum: orderStates }).notNull().default('open'),
    paidCents: integer('paid_cents'),
    paidAt: instant('paid_at'),
    refundedCents: integer('refunded_cents').notNull().default(0),
  },
  (table) => [
    index('orders_parent_id').on(table.parentId),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_unsettled').on(table.createdAt).where(sql`${table.state} in ('open', 'pending')`),
  ],
);

/**
 * The children an order is for; each subscription covers one child only.
 * @see docs/requirements.md#r-who-pays-for-whom
 */
export const orderChildren = pgTable(
  'order_children',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    childId: ofUser('child_id'),
    priceCents: integer('price_cents').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.childId] }),
    index('order_children_child_id').on(table.childId),
  ],
);

/**
 * The ledger: what happened to an order, appended and never changed. `id` is the event's own, so
 * that twice counts once.
 */
export const ledgerEvents = pgTable(
  'ledger_events',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    /** Of a payment what came; of a refund all that has gone back so far. */
    amountCents: integer('amount_cents'),
    /** Of a dispute: which. */
    caseId: text('case_id'),
    happenedAt: instant('happened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
  },
  (table) => [index('ledger_events_order_id').on(table.orderId)],
);

/** Who wants the money of an order back, and what an admin answered; one for each order. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state', { enum: refundStates }).notNull(),
    reason: text('reason'),
    answer: text('answer'),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    /** How often the money was sent back in vain: each try has a key of its own. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('refund_requests_state').on(table.state)],
);

/**
 * The news of the payments service that were heard, so that each counts once; gone after ninety
 * days.
 */
export const paymentEvents = pgTable(
  'payment_news',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    happenedAt: instant('happened_at').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [index('payment_news_heard_at').on(table.heardAt)],
);

/** Checkouts of the TEST page, which stands in for Stripe: what Stripe would keep. */
export const testCheckouts = pgTable('test_checkouts', {
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['purchase', 'gift', 'donation'] }).notNull(),
  reference: text('reference').notNull().unique(),
  lines: jsonb('lines')
    .$type<{ name: string; amountCents: number; quantity: number }[]>()
    .notNull(),
  monthly: boolean('monthly').notNull(),
  email: text('email'),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state', { enum: ['open', 'pending', 'paid', 'failed', 'expired'] }).notNull(),
  paymentId: text('payment_id').unique(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  refundedAt: instant('refunded_at'),
});

/**
 * One row per order and child, written only by the ledger's fold.
 * @see docs/requirements.md#r-subscription
 */
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
