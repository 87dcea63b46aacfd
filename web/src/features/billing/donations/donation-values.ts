import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import {
  type DonationType,
  donationCents,
  readTypedDollars,
} from '@pius/domain/billing/donations.ts';

/** The choice that lets one write an amount of one's own. */
export const ownAmount = 'own';

export interface DonationValues {
  type: DonationType;
  /** In dollars. */
  amount: number;
  email: string;
}

/** What is wrong in the form, by field, as codes of `errors.json`. */
export type DonationFaults = Partial<Record<'amount' | 'email', string>>;

/**
 * Reads and checks the form of a donation: the values to be sent, or what is wrong with which field.
 * @see docs/requirements.md#r-donation
 */
export function checkDonation(
  form: FormData,
): { values: DonationValues } | { faults: DonationFaults } {
  const text = (name: string) => String(form.get(name) ?? '');
  const faults: DonationFaults = {};
  const own = text('amount') === ownAmount;
  const amount = own ? readTypedDollars(text('own')) : Number(text('amount')) / 100;
  const counted = donationCents(amount ?? Number.NaN);
  if ('fault' in counted) faults.amount = counted.fault;
  const email = normaliseEmail(text('email'));
  if (email === '') faults.email = 'donation_email_required';
  else if (!isEmail(email)) faults.email = 'email_invalid';
  if (faults.amount || faults.email || amount === null) return { faults };
  return { values: { type: text('type') === 'monthly' ? 'monthly' : 'one-time', amount, email } };
}
