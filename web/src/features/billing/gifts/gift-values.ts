import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { isSubscriptionType, type SubscriptionType } from '@pius/domain/billing/plans.ts';

export interface GiftValues {
  subscription_type: SubscriptionType;
  email: string;
  from: string;
  greeting: string;
}

/** Reads and checks the form of a gift: the values to be sent, or what is wrong with which field, as a code. */
export function checkGift(form: FormData): { values: GiftValues } | { faults: { email: string } } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const email = normaliseEmail(text('email'));
  if (email === '') return { faults: { email: 'donation_email_required' } };
  if (!isEmail(email)) return { faults: { email: 'email_invalid' } };
  const plan = text('plan');
  return {
    values: {
      subscription_type: isSubscriptionType(plan) ? plan : 'annual',
      email,
      from: text('from'),
      // A browser counts and sends each line break as two characters.
      greeting: text('greeting').replaceAll('\r\n', '\n'),
    },
  };
}
