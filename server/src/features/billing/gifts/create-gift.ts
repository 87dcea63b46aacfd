import { randomBytes, randomUUID } from 'node:crypto';
import { formatGiftCode, giftCodeBytes, makeGiftCode } from '@pius/domain/billing/gift-code.ts';
import { plans, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { type Language, languageInfo } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { orders } from '../../../db/tables/billing.ts';
import { gifts } from '../../../db/tables/giving.ts';
import { seal, unseal } from '../../../platform/sign-in/seal.ts';
import { signLink } from '../../../platform/sign-in/signed-link.ts';
import { sendToPay } from '../checkout.ts';
import { formatAmount, formatDay, formatDuration } from '../format-money.ts';
import { findGift, type Gift, hashOf } from './store.ts';

const codeSeal = 'gift code';
/** What the link to a card is signed for. */
export const cardLink = 'gift card';

interface GiftWish {
  subscriptionType: SubscriptionType;
  email: string;
  from: string;
  greeting: string;
  language: Language;
}

/**
 * Makes the order of a gift, with its code, and has it paid.
 * @returns The address where it is paid.
 * @throws `payments_unavailable` where the payments service cannot be reached: nothing is left of
 *   it then.
 */
export async function makeGift(ctx: AppContext, wish: GiftWish, now: Date): Promise<string> {
  const id = randomUUID();
  await ctx.db.transaction((tx) => insertGift(ctx, tx, { ...wish, id }, now));
  const { subscriptionType, language, email } = wish;
  const { url } = await sendToPay(ctx, id, {
    purpose: 'gift',
    reference: id,
    lines: [
      {
        name: ctx.checkoutMessages.of(`gift.${subscriptionType}`, language),
        amountCents: plans[subscriptionType].priceCents,
        quantity: 1,
      },
    ],
    coupons: true,
    email,
    language,
    paths: {
      success: `/gift-card?token=${signLink(id, ctx.secret, cardLink)}`,
      cancel: `${languageInfo[language].pathPrefix}/gift?cancelled=1&plan=${subscriptionType}`,
    },
  });
  return url;
}

async function insertGift(
  ctx: AppContext,
  tx: Queryable,
  { id, email, subscriptionType, language, from, greeting }: GiftWish & { id: string },
  now: Date,
): Promise<void> {
  const { durationMonths, priceCents, currency } = plans[subscriptionType];
  const code = makeGiftCode(randomBytes(giftCodeBytes));
  await tx.insert(orders).values({
    id,
    kind: 'gift',
    subscriptionType,
    durationMonths,
    amountCents: priceCents,
    currency,
    payerEmail: email,
    language,
    provider: ctx.payments.name,
    createdAt: now,
  });
  await tx.insert(gifts).values({
    orderId: id,
    giverName: from.trim() || null,
    greeting: greeting.trim() || null,
    codeHash: hashOf(code),
    codeSealed: seal(code, ctx.secret, codeSeal),
  });
}

/** The code of a gift; null where it can no longer be read. */
export function codeOf({ secret }: AppContext, { gift }: Gift): string | null {
  const code = gift.codeSealed && unseal(gift.codeSealed, secret, codeSeal);
  return code ? formatGiftCode(code) : null;
}

/**
 * Sends the giver the code and the way to the card, in the transaction in which the payment is
 * noted, once.
 */
export async function writeGiftEmail(
  ctx: AppContext,
  tx: Queryable,
  orderId: string,
): Promise<void> {
  const rows = await findGift(tx, orderId);
  const code = rows && codeOf(ctx, rows);
  const to = rows?.order.payerEmail;
  if (!rows || !code || !to) return;
  const { language: chosen, durationMonths, paidCents, paidAt, amountCents, currency } = rows.order;
  const language = chosen ?? 'en';
  const data = {
    name: '' as const,
    link: linkTo(ctx, orderId, language),
    plan: formatDuration(durationMonths, language),
    amount: formatAmount(paidCents ?? amountCents, currency, language),
    date: formatDay(paidAt ?? ctx.now(), language),
    code,
  };
  await ctx.mailer.enqueue(tx, { kind: 'gift-ready', to, language, data });
}

/**
 * Tells the giver that the money goes back and that the code is void, in the transaction in which
 * it is noted.
 */
export async function writeGiftRefund(
  ctx: AppContext,
  tx: Queryable,
  orderId: string,
): Promise<void> {
  const rows = await findGift(tx, orderId);
  const to = rows?.order.payerEmail;
  if (!rows || !to) return;
  const { language: chosen, refundedCents, currency } = rows.order;
  const language = chosen ?? 'en';
  const data = {
    name: '' as const,
    link: linkTo(ctx, orderId, language),
    amount: formatAmount(refundedCents, currency, language),
  };
  await ctx.mailer.enqueue(tx, { kind: 'gift-returned', to, language, data });
}

function linkTo({ env, secret }: AppContext, orderId: string, language: Language): string {
  return `${env.publicUrl}/gift-card?token=${signLink(orderId, secret, cardLink)}&lang=${language}`;
}
