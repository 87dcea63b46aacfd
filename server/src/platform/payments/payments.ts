import type { Language } from '@pius/domain/language.ts';

/** What a checkout is for: it decides which feature hears of it. */
export type Purpose = 'purchase' | 'gift' | 'donation';

/**
 * A checkout as the server wants it: all amounts are ours, in cents, and nothing of it comes from a
 * browser.
 */
export interface CheckoutRequest {
  purpose: Purpose;
  /**
   * The id of our order or donation; the same reference makes the same checkout, however often it
   * is sent.
   */
  reference: string;
  /** What is paid for, without names of children: it stands at the payments service. */
  lines: readonly { name: string; amountCents: number; quantity: number }[];
  /** Paid again each month until it is ended (donations). */
  monthly?: boolean;
  /** Coupons of the payments service may be given. */
  coupons?: boolean;
  email?: string | null;
  language: Language;
  /** Paths of ours; `{session}` in the first becomes the session's id. */
  paths: { success: string; cancel: string };
}

/** `pending`: the money is on its way and may still fail. */
export type SessionState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** A checkout as the payments service has it now. */
export interface PaymentSession {
  id: string;
  state: SessionState;
  /** Where it can be paid, while it is open. */
  url: string | null;
  /** Ours, as it was given when it was made; null for one that we did not make. */
  purpose: Purpose | null;
  reference: string | null;
  currency: string;
  /** What was asked, what a coupon took off it, and what was paid. */
  requestedCents: number;
  couponCents: number;
  paidCents: number;
  /** When the money came, by the payments service's clock; null until then. */
  paidAt: Date | null;
  /**
   * By what the money is found again: for refunds and disputes. Null where nothing was to be paid.
   */
  paymentId: string | null;
  /** Of what is paid again each month. */
  monthlyId: string | null;
  email: string | null;
}

/**
 * Money given back: all that has gone back of the payment so far, `at` by the payments service's
 * clock.
 */
export interface Refund {
  id: string;
  refundedCents: number;
  at: Date;
}

/**
 * What the payments service tells. It comes in any order, late and more than once; `id` is the same
 * each time. A `session` says only that something happened to it: how it stands is asked for.
 */
export type PaymentEvent = { id: string; at: Date } & (
  | { kind: 'session'; sessionId: string }
  | { kind: 'refunded'; paymentId: string; refundedCents: number }
  | { kind: 'refund-failed'; paymentId: string; refundId: string }
  | { kind: 'disputed' | 'dispute-won'; paymentId: string; disputeId: string }
  | {
      kind: 'monthly-paid' | 'monthly-failed';
      monthlyId: string;
      invoiceId: string;
      amountCents: number;
    }
  | { kind: 'monthly-ended'; monthlyId: string }
);

/**
 * Thrown where the payments service cannot be reached or does not answer; nothing is known to have
 * happened.
 */
export class PaymentsUnreachable extends Error {
  override name = 'PaymentsUnreachable';
}

/**
 * Thrown where the payments service gives nothing back for good: no such payment, or its money is
 * in dispute.
 */
export class RefundImpossible extends Error {
  override name = 'RefundImpossible';
}

/**
 * Thrown by `parseWebhook` for what was not signed by the payments service, is too old, or is of
 * another mode.
 */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

/**
 * Takes money and gives it back: Stripe, or the TEST page that stands in for it. All throw
 * `PaymentsUnreachable`.
 */
export interface Payments {
  name: 'stripe' | 'test';
  /** Makes a checkout to be paid in a browser. */
  createCheckout(requested: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** How a checkout stands now; null where there is none. */
  findSession(sessionId: string): Promise<PaymentSession | null>;
  /** The reference that the checkout of a payment was made with; null where it is not ours. */
  referenceOf(paymentId: string): Promise<string | null>;
  /** Gives back what is left of a payment. The same key does it once. Throws `RefundImpossible`. */
  refund(payment: { paymentId: string; key: string }): Promise<Refund>;
  /** Ends what is paid each month; what has ended already stays so. */
  endMonthly(monthlyId: string): Promise<void>;
  /**
   * Reads a call of the payments service.
   * @returns Null for news that mean nothing here.
   * @throws `WebhookRefused`.
   */
  parseWebhook(rawBody: string, signature: string, now: Date): PaymentEvent | null;
  /** All that was told since, oldest first, for what has got lost on the way. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
}
