import type { DonationState } from '@pius/domain/billing/donations.ts';
import { and, desc, eq, ilike, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { donations } from '../../../db/tables/giving.ts';

export type Donation = typeof donations.$inferSelect;

/** How many rows an admin sees at a time. */
export const pageSize = 50;

/** Notes a donation that is about to be paid. */
export async function insertDonation(
  tx: Queryable,
  row: typeof donations.$inferInsert,
): Promise<void> {
  await tx.insert(donations).values(row);
}

/** Forgets one that could not be sent to be paid. */
export async function dropDonation(tx: Queryable, id: string): Promise<void> {
  await tx.delete(donations).where(and(eq(donations.id, id), eq(donations.state, 'waiting')));
}

/** Changes a donation. */
export async function changeDonation(
  tx: Queryable,
  id: string,
  change: Partial<Donation>,
): Promise<void> {
  await tx.update(donations).set(change).where(eq(donations.id, id));
}

/** The donation of an id, of a checkout or of a monthly number; null where there is none. */
export async function findDonation(
  db: Queryable,
  by: { id: string } | { sessionId: string } | { monthlyId: string },
): Promise<Donation | null> {
  const [row] = await db.select().from(donations).where(isThe(by));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockDonation(
  tx: Queryable,
  by: { id: string } | { monthlyId: string },
): Promise<Donation | null> {
  const [row] = await tx.select().from(donations).where(isThe(by)).for('update');
  return row ?? null;
}

function isThe(by: { id: string } | { sessionId: string } | { monthlyId: string }) {
  if ('id' in by) return eq(donations.id, by.id);
  return 'sessionId' in by
    ? eq(donations.sessionId, by.sessionId)
    : eq(donations.monthlyId, by.monthlyId);
}

/**
 * Donations, newest first, from behind `last` on: those of a state, and whose address holds some
 * letters. One more than a page.
 */
export function listNewest(
  db: Queryable,
  {
    email,
    state,
    last,
  }: { email: string; state?: DonationState | undefined; last: Donation | null },
) {
  const behind =
    last &&
    or(
      lt(donations.createdAt, last.createdAt),
      and(eq(donations.createdAt, last.createdAt), lt(donations.id, last.id)),
    );
  const held = email === '' ? undefined : ilike(donations.email, `%${asWritten(email)}%`);
  return db
    .select()
    .from(donations)
    .where(and(behind ?? undefined, state ? eq(donations.state, state) : undefined, held))
    .orderBy(desc(donations.createdAt), desc(donations.id))
    .limit(pageSize + 1);
}

/** E-mails that a search takes as they are. */
export function asWritten(typed: string): string {
  return typed.trim().replace(/[\\%_]/g, '\\$&');
}
