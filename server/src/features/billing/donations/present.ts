import type { Donation } from './store.ts';

/** A donation for who comes back from paying it: nothing of a person. */
export function presentOutcome({ state, type, amountCents, currency }: Donation) {
  const outcome = { waiting: 'pending', failed: 'failed' } as const;
  return {
    state: state === 'waiting' || state === 'failed' ? outcome[state] : ('paid' as const),
    type,
    amount_cents: amountCents,
    currency,
  };
}

/** A donation for its giver, who holds the link of a receipt. */
export function presentOwn(donation: Donation) {
  const { type, amountCents, currency, state, createdAt, endedAt, payments } = donation;
  const newest = payments.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return {
    type,
    amount_cents: amountCents,
    currency,
    state,
    given_at: newest.at(-1)?.at ?? createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    payments: newest.map(({ cents, at }) => ({ amount_cents: cents, paid_at: at })),
  };
}

/** A donation for an admin. */
export function presentListed(donation: Donation) {
  const { id, type, amountCents, currency, state, email, createdAt, endedAt } = donation;
  return {
    id,
    type,
    amount_cents: amountCents,
    currency,
    state,
    email,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    paid_count: donation.payments.length,
    paid_cents: donation.payments.reduce((sum, { cents }) => sum + cents, 0),
  };
}
