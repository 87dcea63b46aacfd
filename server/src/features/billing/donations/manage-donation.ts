import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSignedLink } from '../../../platform/sign-in/signed-link.ts';
import { withPaymentErrors } from '../with-payment-errors.ts';
import { donationLink, endOf, settleDonationAt } from './handle-monthly-event.ts';
import { type Donation, findDonation, lockDonation } from './store.ts';

/** The donation of a receipt's link. Throws `donation_link_invalid`. */
export async function donationOf(ctx: AppContext, token: string): Promise<Donation> {
  const id = readSignedLink(token, ctx.secret, donationLink);
  const donation = id && (await findDonation(ctx.db, { id }));
  if (!donation) throw new AppError('donation_link_invalid');
  return donation;
}

/**
 * Ends a monthly donation by the link of a receipt: at the payments service first, then here, with
 * an e-mail. Ended already, or given once, it stays as it is. Throws `donation_link_invalid`, and
 * `payments_unavailable` where it goes on.
 */
export async function endDonationOf(ctx: AppContext, token: string, now: Date): Promise<Donation> {
  const donation = await donationOf(ctx, token);
  await endMonthly(ctx, donation, now);
  return donationOf(ctx, token);
}

/**
 * Ends what is given each month, here and at the payments service. Throws `payments_unavailable`.
 */
export async function endMonthly(ctx: AppContext, donation: Donation, now: Date): Promise<void> {
  const { id, state, monthlyId } = donation;
  if (state !== 'active' || !monthlyId) return;
  await withPaymentErrors(ctx, ctx.payments.endMonthly(monthlyId));
  await ctx.db.transaction(async (tx) => {
    const status = await lockDonation(tx, { id });
    if (status) await endOf(ctx, tx, status, now);
  });
}

/**
 * How the donation of a checkout stands; one that waits is asked about at the payments service, so
 * that its giver need not wait for news of it. Throws `donation_link_invalid` and
 * `payments_unavailable`.
 */
export async function donationAtCheckout(ctx: AppContext, sessionId: string): Promise<Donation> {
  const donation = await findDonation(ctx.db, { sessionId });
  if (!donation) throw new AppError('donation_link_invalid');
  if (donation.state !== 'waiting') return donation;
  await withPaymentErrors(ctx, settleDonationAt(ctx, sessionId));
  return (await findDonation(ctx.db, { sessionId })) ?? donation;
}
