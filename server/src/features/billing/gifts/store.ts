import { createHash } from 'node:crypto';
import { type GiftState, giftStateOf } from '@pius/domain/billing/gift-state.ts';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { orders } from '../../../db/tables/billing.ts';
import { gifts } from '../../../db/tables/giving.ts';
import { asWritten, pageSize } from '../donations/store.ts';

/** A gift with its order. */
export interface Gift {
  order: typeof orders.$inferSelect;
  gift: typeof gifts.$inferSelect;
}

/** What is kept of a code to find it by. */
export const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** Where a gift stands. */
export const stateOf = ({ order, gift }: Gift): GiftState =>
  giftStateOf(order.state, gift.redeemedAt !== null);

/** The gift of an order; null where there is none. */
export async function findGift(db: Queryable, orderId: string): Promise<Gift | null> {
  return (await giftsWhere(db, eq(gifts.orderId, orderId)))[0] ?? null;
}

/** The gift of a code; null where nobody ever got such a code. */
export async function findByCode(db: Queryable, code: string): Promise<Gift | null> {
  return (await giftsWhere(db, eq(gifts.codeHash, hashOf(code))))[0] ?? null;
}

/** The same, and nobody else redeems it until the transaction ends. */
export async function lockByCode(tx: Queryable, code: string): Promise<Gift | null> {
  const [row] = await tx
    .select({ order: orders, gift: gifts })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.codeHash, hashOf(code)))
    .for('update', { of: gifts });
  return row ?? null;
}

function giftsWhere(db: Queryable, condition: ReturnType<typeof eq>): Promise<Gift[]> {
  return db
    .select({ order: orders, gift: gifts })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(condition)
    .limit(1);
}

/** Gifts, newest first, from behind `last` on: those of a state, and whose giver's address holds some letters. One more than a page. */
export function listNewestGifts(
  db: Queryable,
  { email, state, last }: { email: string; state?: GiftState | undefined; last: Gift | null },
): Promise<Gift[]> {
  const behind =
    last &&
    or(
      lt(orders.createdAt, last.order.createdAt),
      and(eq(orders.createdAt, last.order.createdAt), lt(orders.id, last.order.id)),
    );
  const held = email === '' ? undefined : ilike(orders.payerEmail, `%${asWritten(email)}%`);
  return db
    .select({ order: orders, gift: gifts })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(and(behind ?? undefined, state && standsAt(state), held))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize + 1);
}

/** The condition of a state, as `giftStateOf` tells it. */
function standsAt(state: GiftState) {
  switch (state) {
    case 'waiting':
      return inArray(orders.state, ['open', 'pending']);
    case 'failed':
      return inArray(orders.state, ['failed', 'expired']);
    case 'void':
      return inArray(orders.state, ['refunded', 'disputed', 'revoked']);
    case 'ready':
      return and(inArray(orders.state, ['paid', 'granted']), isNull(gifts.redeemedAt));
    case 'redeemed':
      return and(inArray(orders.state, ['paid', 'granted']), isNotNull(gifts.redeemedAt));
  }
}
