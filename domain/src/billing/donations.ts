/** Once, or every month. @see docs/requirements.md#r-donation */
export const donationTypes = ['one-time', 'monthly'] as const;

export type DonationType = (typeof donationTypes)[number];

/**
 * Where a donation stands: `waiting` for its first payment, `given` once, `active` each month,
 * `ended`, or `failed`.
 */
export const donationStates = ['waiting', 'given', 'active', 'ended', 'failed'] as const;

export type DonationState = (typeof donationStates)[number];

/** The smallest donation, in cents. @see docs/requirements.md#r-donation */
export const minimumDonationCents = 100;

/** The largest that the form takes: past it a slip of the finger is likelier than a gift. */
export const maximumDonationCents = 1_000_000;

/** What the page offers to choose from, in cents. */
export const suggestedDonationCents = [1000, 2500, 5000, 10_000] as const;

export type DonationFault = 'donation_minimum' | 'donation_maximum' | 'donation_amount';

/**
 * The cents of an amount in dollars, which has at most two decimals, or what is wrong with it.
 * @see docs/requirements.md#r-donation
 */
export function donationCents(dollars: number): { cents: number } | { fault: DonationFault } {
  if (!Number.isFinite(dollars)) return { fault: 'donation_amount' };
  const cents = Math.round(dollars * 100);
  if (cents / 100 !== dollars) return { fault: 'donation_amount' };
  if (cents < minimumDonationCents) return { fault: 'donation_minimum' };
  if (cents > maximumDonationCents) return { fault: 'donation_maximum' };
  return { cents };
}

/**
 * The dollars that somebody typed, as people write them in the three languages: `25`, `12.50`,
 * `12,5`, `$ 1,200.00`, `1 200,00`. Null for what is no amount, or has more than two decimals.
 */
export function readTypedDollars(typed: string): number | null {
  const bare = typed.replace(/US\$|\$US|USD|\$/gi, '').replace(/\s/g, '');
  const result = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!result) return null;
  const [, whole = '', decimals = ''] = result;
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
