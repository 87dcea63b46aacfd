import type { Caller } from '../../platform/sign-in/caller.ts';
import type { listSubscriptions } from './store.ts';

type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** A subscription as it may leave: a child is told active or not and until when, never what was bought. */
export function presentSubscription(row: SubscriptionRow, caller: Caller, now: Date) {
  const forChild = caller.viewer === 'child';
  return {
    user_id: row.userId,
    is_active: row.isActive && row.expiresAt > now,
    expires_at: row.expiresAt.toISOString(),
    subscription_type: forChild ? null : row.subscriptionType,
    duration_months: forChild ? null : row.durationMonths,
  };
}
