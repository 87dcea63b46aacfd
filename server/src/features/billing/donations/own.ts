import type { House } from '../../../house.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readSignedLink } from '../../../platform/sign-in/signed-link.ts';
import { reachPayments } from '../reach.ts';
import { donationLink, endOf, settleDonationAt } from './hear.ts';
import { type Donation, findDonation, lockDonation } from './store.ts';

/** The donation of a receipt's link. Throws `donation_link_invalid`. */
export async function donationOf(house: House, token: string): Promise<Donation> {
  const id = readSignedLink(token, house.secret, donationLink);
  const donation = id && (await findDonation(house.db, { id }));
  if (!donation) throw new AppError('donation_link_invalid');
  return donation;
}

/**
 * Ends a monthly donation by the link of a receipt: at the payments service first, then here, with a letter. Ended
 * already, or given once, it stays as it is. Throws `donation_link_invalid`, and `payments_unavailable` where it goes on.
 */
export async function endDonationOf(house: House, token: string, now: Date): Promise<Donation> {
  const donation = await donationOf(house, token);
  await endMonthly(house, donation, now);
  return donationOf(house, token);
}

/** Ends what is given each month, here and at the payments service. Throws `payments_unavailable`. */
export async function endMonthly(house: House, donation: Donation, now: Date): Promise<void> {
  const { id, state, monthlyId } = donation;
  if (state !== 'active' || !monthlyId) return;
  await reachPayments(house, house.payments.endMonthly(monthlyId));
  await house.db.transaction(async (tx) => {
    const standing = await lockDonation(tx, { id });
    if (standing) await endOf(house, tx, standing, now);
  });
}

/**
 * How the donation of a checkout stands; one that waits is asked about at the payments service, so that its giver need
 * not wait for news of it. Throws `donation_link_invalid` and `payments_unavailable`.
 */
export async function donationAtCheckout(house: House, sessionId: string): Promise<Donation> {
  const donation = await findDonation(house.db, { sessionId });
  if (!donation) throw new AppError('donation_link_invalid');
  if (donation.state !== 'waiting') return donation;
  await reachPayments(house, settleDonationAt(house, sessionId));
  return (await findDonation(house.db, { sessionId })) ?? donation;
}
