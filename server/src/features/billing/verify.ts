import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { fulfil } from './fulfil.ts';
import { findOrder, findWholeOrder, type OrderRow } from './order-store.ts';
import { listSubscriptions } from './store.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

const settled: readonly OrderRow['state'][] = ['paid', 'refunded', 'disputed'];

/**
 * How the caller's own checkout stands: the payments service is asked, and what is paid opens.
 * Throws the same 404 for another's session and for none, and 503 `payments_unavailable`.
 * @see docs/requirements.md#r-payment-check
 * @see docs/requirements.md#r-order-first
 */
export async function verifyOwnPayment(
  ctx: AppContext,
  account: KnownAccount,
  sessionId: string,
  now: Date,
) {
  const order = await findOrder(ctx.db, { sessionId });
  if (order?.parentId !== account.id || order.kind !== 'purchase') throw new AppError('not_found');
  if (!settled.includes(order.state)) await withPaymentErrors(ctx, fulfil(ctx, sessionId));
  const whole = await findWholeOrder(ctx.db, order.id);
  if (!whole) throw new AppError('not_found');
  const children = await Promise.all(
    whole.children.map(async ({ childId, name }) => {
      const [active] = await listSubscriptions(ctx.db, childId, now);
      return { child_id: childId, name, active_until: active?.expiresAt.toISOString() ?? null };
    }),
  );
  const { id, state, subscriptionType } = whole.order;
  return {
    success: state === 'paid',
    state,
    order_id: id,
    subscription_type: subscriptionType,
    children,
  };
}
