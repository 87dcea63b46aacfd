import { donationStates, donationTypes } from '@pius/domain/billing/donations.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { orders } from './billing.ts';
import { instant, language } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * One payment of a donation; `invoice` is the payments service's number of a month, by which it
 * counts once.
 */
export interface DonationPayment {
  cents: number;
  at: string;
  invoice: string | null;
}

/**
 * Donations, made by the server before anything is paid, and tied to no access. The e-mail is the
 * one of the form; amounts stay for as long as accounting law asks.
 * @see docs/requirements.md#r-donation
 */
export const donations = pgTable(
  'donations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    email: text('email'),
    language: language().notNull(),
    type: text('type', { enum: donationTypes }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    state: text('state', { enum: donationStates }).notNull().default('waiting'),
    sessionId: text('session_id').unique(),
    /** Of a monthly donation: its number at the payments service. */
    monthlyId: text('monthly_id').unique(),
    payments: jsonb('payments').$type<DonationPayment[]>().notNull().default([]),
    /** The month that was last told not to have been paid, so that one e-mail tells of it. */
    unpaidInvoice: text('unpaid_invoice'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('donations_newest').on(table.createdAt, table.id),
    index('donations_user_id').on(table.userId),
    index('donations_waiting').on(table.createdAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/**
 * What a gift of access has beside its order: the card, and the code, of which a hash and a sealed
 * copy are kept.
 */
export const gifts = pgTable('gifts', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  giverName: text('giver_name'),
  greeting: text('greeting'),
  codeHash: text('code_hash').notNull().unique(),
  codeSealed: text('code_sealed'),
  redeemedAt: instant('redeemed_at'),
});

/**
 * The e-mails that told a parent of the end of a child's access: each end is told of once for each
 * number of days.
 */
export const accessReminders = pgTable(
  'access_reminders',
  {
    childId: ofUser('child_id'),
    expiresAt: instant('expires_at').notNull(),
    daysBefore: integer('days_before').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.expiresAt, table.daysBefore] })],
);
