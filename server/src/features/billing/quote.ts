import { plans, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { quotedEnd } from '@pius/domain/billing/quote.ts';
import type { AppContext } from '../../app-context.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { listChildrenOf } from '../family/store.ts';
import { historiesOf } from './ledger.ts';

/** What each plan costs for each child of a parent, and until when access would then last. */
export async function quoteFor(ctx: AppContext, account: KnownAccount, now: Date) {
  const children = await listChildrenOf(ctx.db, account.id);
  const histories = await historiesOf(
    ctx.db,
    children.map(({ id }) => id),
  );
  return children.map(({ id: childId, name, expiresAt }) => {
    const history = histories.get(childId) ?? [];
    const until = expiresAt ? new Date(expiresAt) : null;
    return {
      child_id: childId,
      name,
      active_until: until && until > now ? until.toISOString() : null,
      included: account.isAdmin,
      plans: subscriptionTypes.map((subscriptionType) => ({
        subscription_type: subscriptionType,
        price_cents: plans[subscriptionType].priceCents,
        currency: plans[subscriptionType].currency,
        duration_months: plans[subscriptionType].durationMonths,
        expires_at: quotedEnd(history, { childId, subscriptionType, now }).toISOString(),
      })),
    };
  });
}
