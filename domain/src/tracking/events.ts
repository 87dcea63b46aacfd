import { subscriptionTypes } from '../billing/plans.ts';

/**
 * What each event is called at Meta. No other event is ever sent there.
 * @see docs/requirements.md#r-tracking-events
 */
export const metaNames = {
  sign_up_start: 'Lead',
  sign_up_complete: 'CompleteRegistration',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
  free_trial_start: 'StartTrial',
  demo_view: 'ViewContent',
} as const;

/** An event of the mapping, by our own name. */
export type TrackedEvent = keyof typeof metaNames;

export const trackedEvents = Object.keys(metaNames) as [TrackedEvent, ...TrackedEvent[]];

/** What an event can be about: words of ours, so that none of a person's is ever sent as one. */
export const trackedContents = [...subscriptionTypes, 'donation', 'module-1'] as const;

export type TrackedContent = (typeof trackedContents)[number];

/**
 * How far down a page somebody read is counted at these percentages, each once.
 * @see docs/requirements.md#r-tracking-events
 */
export const scrollDepths = [25, 50, 75, 90, 100] as const;

/**
 * The `event_id` of a purchase: always the same for one checkout, so that a success page opened
 * twice counts once.
 * @param sessionId - The checkout's id at the payments service.
 */
export function purchaseEventId(sessionId: string): string {
  return `purchase-${sessionId}`;
}
