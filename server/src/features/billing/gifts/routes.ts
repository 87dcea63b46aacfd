import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createGift,
  listGifts,
  lookAtGift,
  readGiftCard,
  redeemGift,
} from '@pius/contracts/gifts.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { sourceOf } from '../../../platform/http/source.ts';
import { grownUpOf } from '../../family/policy.ts';
import { giversEmail } from '../donations/create-donation.ts';
import { pageSize } from '../donations/store.ts';
import { rateLimitCheckout } from '../rate-limit-checkout.ts';
import { codeOf, makeGift } from './create-gift.ts';
import { cardOf } from './gift-card.ts';
import { lookAt, redeem } from './redeem.ts';
import { findGift, type Gift, listNewestGifts, stateOf } from './store.ts';

/** Codes tried from one source, by whatever accounts. */
const triesOfSource = { count: 60, seconds: 3600 };

/** Giving access by a code, redeeming one, and an admin's list. */
export function giftRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, createGift, async ({ body, caller, language, now, c }) => {
    const { subscription_type: subscriptionType, from = '', greeting = '' } = body;
    const email = await giversEmail(ctx.db, body.email);
    const wish = { subscriptionType, email, from, greeting, language };
    const make = () => makeGift(ctx, wish, now);
    return { url: await rateLimitCheckout(c, ctx, { caller, now }, make) };
  });
  mount(app, ctx, readGiftCard, async ({ body }) => {
    const result = await cardOf(ctx, body.token);
    const state = stateOf(result);
    return {
      ...wordsOf(result),
      state,
      code: state === 'ready' || state === 'redeemed' ? codeOf(ctx, result) : null,
      redeemed_at: result.gift.redeemedAt?.toISOString() ?? null,
    };
  });
  mount(app, ctx, lookAtGift, async ({ body, caller, now, c }) => {
    await limitGuessing(c, ctx, now);
    const { found: result, children } = await lookAt(ctx, body.code, grownUpOf(caller).id, now);
    const ends = children.map(({ id, name, expiresAt }) => ({
      id,
      name,
      expires_at: expiresAt.toISOString(),
    }));
    return { ...wordsOf(result), children: ends };
  });
  mount(app, ctx, redeemGift, async ({ body, caller, now, c }) => {
    await limitGuessing(c, ctx, now);
    const { code, child_id: childId } = body;
    const input = await redeem(ctx, { code, childId, parentId: grownUpOf(caller).id }, now);
    return { child_id: input.id, name: input.name, expires_at: input.expiresAt.toISOString() };
  });
  mount(app, ctx, listGifts, async ({ query }) => {
    const { email = '', state, after } = query;
    const last = after === undefined ? null : await findGift(ctx.db, after);
    if (after !== undefined && !last) throw new AppError('not_found');
    const rows = await listNewestGifts(ctx.db, { email, state, last });
    const shown = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (shown.at(-1)?.order.id ?? null) : null;
    return { items: shown.map((row) => presentListed(ctx, row)), next };
  });
}

async function limitGuessing(c: Context, ctx: AppContext, now: Date): Promise<void> {
  const source = sourceOf(c, ctx.env.trustedProxies);
  const wait = await ctx.limiter.shared(`gift code ${source}`, triesOfSource, now);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
}

function wordsOf({ order, gift }: Gift) {
  return {
    subscription_type: order.subscriptionType,
    duration_months: order.durationMonths,
    from: gift.giverName,
    greeting: gift.greeting,
  };
}

function presentListed(ctx: AppContext, result: Gift) {
  const { order, gift } = result;
  return {
    id: order.id,
    subscription_type: order.subscriptionType,
    amount_cents: order.paidCents ?? order.amountCents,
    currency: order.currency,
    state: stateOf(result),
    email: order.payerEmail,
    code_end: codeOf(ctx, result)?.slice(-4) ?? null,
    created_at: order.createdAt.toISOString(),
    redeemed_at: gift.redeemedAt?.toISOString() ?? null,
  };
}
