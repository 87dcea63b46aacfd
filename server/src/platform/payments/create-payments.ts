import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Who takes the money: Stripe where its keys are set, else the TEST page. */
export function createPayments(ctx: {
  env: Pick<Env, 'stripe' | 'publicUrl'>;
  db: Database;
  now: () => Date;
}): Payments {
  const { stripe, publicUrl } = ctx.env;
  if (stripe) return createStripePayments(stripe, publicUrl);
  return createTestPayments({ db: ctx.db, publicUrl, now: ctx.now });
}
