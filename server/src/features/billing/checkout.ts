import { randomUUID } from 'node:crypto';
import type { createCheckout as contract } from '@pius/contracts/checkout.ts';
import { plans, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import type { Language } from '@pius/domain/language.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { orderChildren, orders } from '../../db/tables/billing.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { networkOf } from '../../platform/http/source.ts';
import type { CheckoutRequest } from '../../platform/payments/payments.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { findEmailOf } from '../account/store.ts';
import { listChildrenOf } from '../family/store.ts';
import { findOpenOrder } from './order-store.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

type CheckoutInput = z.output<
  (typeof contract)['request']['body']['content']['application/json']['schema']
>;

/** Who buys, from where, and when. */
export interface Buyer {
  account: KnownAccount;
  source: string;
  language: Language;
  now: Date;
}

/**
 * At most so many checkouts for each account and each source: card testing does not pay.
 * @see docs/requirements.md#r-card-testing
 */
const checkoutLimit = { count: 5, seconds: 3600 };
/** For a whole IPv6 /48, as one line to the internet has thousands of sources in it. */
const networkLimit = { count: 20, seconds: 3600 };
/** The page that asks how a checkout stands. */
const successPath = '/payment-success?session_id={session}';

/**
 * Makes an order of a parent for own children and sends it to be paid: plan, children and price
 * stand in the order before anything is sent. Who comes back to a checkout that is still open is
 * sent to the same one, and where it is paid by now, or the money on its way, to the page that
 * asks: nobody pays twice. Throws 400 `child_required`, 404 for a child that is not the caller's,
 * 429 past five an hour, 503 `payments_unavailable`: then nothing was made.
 * @see docs/requirements.md#r-who-pays-for-whom
 * @see docs/requirements.md#r-order-first
 */
export async function createCheckout(ctx: AppContext, buyer: Buyer, requested: CheckoutInput) {
  const children = await ownChildren(ctx, buyer.account.id, requested.child_id);
  const open = await openCheckout(ctx, buyer, requested.subscription_type, children);
  if (open) return open;
  const uncount = await countCheckout(ctx, buyer);
  const order = await makeOrder(ctx, buyer, requested.subscription_type, children);
  const email = await findEmailOf(ctx.db, buyer.account.id);
  const line = {
    name: ctx.checkoutMessages.of(`purchase.${requested.subscription_type}`, buyer.language),
    amountCents: plans[requested.subscription_type].priceCents,
    quantity: children.length,
  };
  const sent = sendToPay(ctx, order, {
    ...{ purpose: 'purchase', reference: order, lines: [line], coupons: true },
    ...{ email, language: buyer.language },
    paths: {
      success: successPath,
      cancel: `/subscription?cancelled=${requested.subscription_type}`,
    },
  });
  const { sessionId, url } = await sent.catch(async (error) => {
    await uncount();
    throw error;
  });
  return { url, session_id: sessionId };
}

async function ownChildren(
  ctx: AppContext,
  parentId: string,
  request: string | string[] | undefined,
): Promise<string[]> {
  const own = (await listChildrenOf(ctx.db, parentId)).map(({ id }) => id);
  if (request === undefined) {
    if (own.length !== 1) throw new AppError('child_required');
    return own;
  }
  const requested = [...new Set([request].flat())].sort();
  if (!requested.every((id) => own.includes(id))) throw new AppError('not_found');
  return requested;
}

async function openCheckout(
  ctx: AppContext,
  { account, now }: Buyer,
  subscriptionType: SubscriptionType,
  children: string[],
) {
  const amountCents = plans[subscriptionType].priceCents * children.length;
  const requested = { parentId: account.id, subscriptionType, children, amountCents };
  const sessionId = await findOpenOrder(ctx.db, { ...requested, provider: ctx.payments.name }, now);
  if (!sessionId) return null;
  const session = await withPaymentErrors(ctx, ctx.payments.findSession(sessionId));
  if (session?.url) return { url: session.url, session_id: sessionId };
  if (session?.state !== 'paid' && session?.state !== 'pending') return null;
  const asks = successPath.replace('{session}', sessionId);
  return { url: `${ctx.env.publicUrl}${asks}`, session_id: sessionId };
}

/**
 * Counts a checkout that is about to be made, by who (where that is known) and from where.
 * @returns What takes it out of the count again, for one that could not be made.
 * @throws 429 past five an hour; the other counts are then left as they were.
 * @see docs/requirements.md#r-card-testing
 */
export async function countCheckout(
  ctx: AppContext,
  buyer: { account: KnownAccount | null; source: string; now: Date },
): Promise<() => Promise<void>> {
  const network = networkOf(buyer.source);
  const limitKeys = [
    { key: `checkouts from ${buyer.source}`, ...checkoutLimit },
    ...(network ? [{ key: `checkouts from network ${network}`, ...networkLimit }] : []),
    ...(buyer.account ? [{ key: `checkouts of ${buyer.account.id}`, ...checkoutLimit }] : []),
  ];
  const counted: string[] = [];
  const uncount = async () => {
    for (const key of counted) await ctx.limiter.release(key);
  };
  for (const { key, ...window } of limitKeys) {
    const retryAfter = await ctx.limiter.shared(key, window, buyer.now);
    if (retryAfter > 0) {
      await uncount();
      throw new AppError('too_many_requests', { retryAfter });
    }
    counted.push(key);
  }
  return uncount;
}

async function makeOrder(
  ctx: AppContext,
  { account, language, now }: Buyer,
  subscriptionType: SubscriptionType,
  children: string[],
): Promise<string> {
  const { durationMonths, priceCents } = plans[subscriptionType];
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(orders).values({
      ...{ id, parentId: account.id, kind: 'purchase', subscriptionType, durationMonths, language },
      amountCents: priceCents * children.length,
      provider: ctx.payments.name,
      createdAt: now,
    });
    await tx
      .insert(orderChildren)
      .values(children.map((childId) => ({ orderId: id, childId, priceCents })));
  });
  return id;
}

/**
 * Sends an order to be paid, and notes where. Where that cannot be done the order goes again.
 * @returns The session and its address.
 * @throws 503 `payments_unavailable`.
 */
export async function sendToPay(ctx: AppContext, orderId: string, requested: CheckoutRequest) {
  try {
    const made = await withPaymentErrors(ctx, ctx.payments.createCheckout(requested));
    const { sessionId } = made;
    await ctx.db.update(orders).set({ sessionId }).where(eq(orders.id, orderId));
    return made;
  } catch (error) {
    await ctx.db.delete(orders).where(eq(orders.id, orderId));
    throw error;
  }
}
