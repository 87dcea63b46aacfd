import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles, user, userRoles } from '../../db/tables/account.ts';
import { findAccount } from '../../platform/sign-in/account-of-user.ts';
import { findEmailOf } from '../account/store.ts';
import { formatAmount } from './format-money.ts';
import type { WholeOrder } from './order-store.ts';

/**
 * Whom e-mails about an order go to; null where its family is deleted, and for what was bought
 * without an account.
 */
async function payerOf(tx: Queryable, { order }: WholeOrder) {
  const account = order.parentId ? await findAccount(tx, order.parentId) : null;
  const to = account && (await findEmailOf(tx, account.id));
  return account && to ? { to, name: account.fullName, language: account.language } : null;
}

type RefundEmailKind = 'refund-asked' | 'refund-made';

async function sendRefundEmail(
  ctx: AppContext,
  tx: Queryable,
  whole: WholeOrder,
  kind: RefundEmailKind,
): Promise<void> {
  const payer = await payerOf(tx, whole);
  if (!payer) return;
  const { to, name, language } = payer;
  const { paidCents, currency } = whole.order;
  const data = {
    name,
    amount: formatAmount(paidCents ?? 0, currency, language),
    link: `${ctx.env.publicUrl}/purchases`,
  };
  await ctx.mailer.enqueue(tx, { kind, to, language, data });
}

/** Tells a parent that the wish to have the money back has come. */
export async function emailRefundRequested(
  ctx: AppContext,
  tx: Queryable,
  whole: WholeOrder,
): Promise<void> {
  await sendRefundEmail(ctx, tx, whole, 'refund-asked');
}

/** Tells a parent that the money goes back. */
export async function emailRefunded(
  ctx: AppContext,
  tx: Queryable,
  whole: WholeOrder,
): Promise<void> {
  await sendRefundEmail(ctx, tx, whole, 'refund-made');
}

/** Tells a parent that the money does not go back, and why. */
export async function emailRefundDeclined(
  ctx: AppContext,
  tx: Queryable,
  whole: WholeOrder,
  reason: string,
): Promise<void> {
  const payer = await payerOf(tx, whole);
  if (!payer) return;
  const { to, name, language } = payer;
  const amount = formatAmount(whole.order.paidCents ?? 0, whole.order.currency, language);
  const data = { name, amount, reason, link: `${ctx.env.publicUrl}/purchases` };
  await ctx.mailer.enqueue(tx, { kind: 'refund-declined', to, language, data });
}

/** Tells every admin that somebody wants the money back. */
export async function emailAdmins(
  ctx: AppContext,
  tx: Queryable,
  whole: WholeOrder,
): Promise<void> {
  const admins = await tx
    .select({ to: user.email, name: profiles.fullName, language: profiles.language })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), eq(profiles.role, 'parent')));
  for (const { to, name, language } of admins) {
    const amount = formatAmount(whole.order.paidCents ?? 0, whole.order.currency, language);
    const data = { name, amount, link: `${ctx.env.publicUrl}/admin/refunds` };
    await ctx.mailer.enqueue(tx, { kind: 'refund-wanted', to, language, data });
  }
}
