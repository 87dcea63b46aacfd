import { readGiftCode } from '@pius/domain/billing/gift-code.ts';
import { quotedEnd } from '@pius/domain/billing/quote.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import { profiles } from '../../../db/tables/account.ts';
import { orderChildren } from '../../../db/tables/billing.ts';
import { gifts } from '../../../db/tables/giving.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChildrenOf } from '../../family/store.ts';
import { historiesOf, recordLedgerEvent } from '../ledger.ts';
import { listSubscriptions } from '../store.ts';
import { findByCode, type Gift, lockByCode, stateOf } from './store.ts';

/**
 * What a code gives, which changes nothing.
 * @returns The gift, and until when each child of the parent would have access with it.
 * @throws `gift_code_unknown`, `gift_code_redeemed` or `gift_code_void`.
 */
export async function lookAt(ctx: AppContext, typed: string, parentId: string, now: Date) {
  const code = readGiftCode(typed);
  const rows = redeemable(code === null ? null : await findByCode(ctx.db, code));
  const { subscriptionType } = rows.order;
  const own = await listChildrenOf(ctx.db, parentId);
  const histories = await historiesOf(
    ctx.db,
    own.map(({ id }) => id),
  );
  const children = own.map(({ id, name }) => {
    const expiresAt = quotedEnd(histories.get(id) ?? [], { childId: id, subscriptionType, now });
    return { id, name, expiresAt };
  });
  return { found: rows, children };
}

/**
 * Gives a child the months of a code, once, by the ledger.
 * @returns The child, and until when it has access now.
 * @throws `not_found` for a child that is not the parent's own, and what `lookAt` throws.
 */
export async function redeem(
  ctx: AppContext,
  { code: typed, childId, parentId }: { code: string; childId: string; parentId: string },
  now: Date,
) {
  const [child] = await ctx.db
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .where(and(eq(profiles.id, childId), eq(profiles.parentId, parentId)));
  if (!child) throw new AppError('not_found');
  const code = readGiftCode(typed);
  await ctx.db.transaction(async (tx) => {
    const { order } = redeemable(code === null ? null : await lockByCode(tx, code));
    const orderId = order.id;
    await tx.update(gifts).set({ redeemedAt: now }).where(eq(gifts.orderId, orderId));
    await tx.insert(orderChildren).values({ orderId, childId, priceCents: order.amountCents });
    const event = { id: `redeemed:${orderId}`, orderId, kind: 'granted', at: now } as const;
    const { after } = await recordLedgerEvent(tx, event, now);
    // Its money may have gone back a moment ago: then nothing of this has happened.
    if (after !== 'paid') throw new AppError('gift_code_void');
  });
  const [longest] = await listSubscriptions(ctx.db, childId, now);
  return { ...child, expiresAt: longest?.expiresAt ?? now };
}

function redeemable(result: Gift | null): Gift {
  const state = result && stateOf(result);
  if (state === 'redeemed') throw new AppError('gift_code_redeemed');
  if (state === 'void') throw new AppError('gift_code_void');
  if (state !== 'ready' || !result) throw new AppError('gift_code_unknown');
  return result;
}
