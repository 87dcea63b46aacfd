import { randomUUID } from 'node:crypto';
import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import {
  type DonationType,
  donationCents,
  suggestedDonationCents,
} from '@pius/domain/billing/donations.ts';
import { type Language, languageInfo } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { admitRecipient, RecipientError } from '../../../platform/mail/recipient.ts';
import { changeDonation, dropDonation, insertDonation } from './store.ts';

interface Wish {
  type: DonationType;
  /** In dollars. */
  amount: number;
  email: string;
  language: Language;
  /** Who is signed in; the receipt goes to the e-mail of the form all the same. */
  userId: string | null;
}

/** The same with its amount in cents and the address as it is kept. */
interface CheckedWish extends Wish {
  cents: number;
}

/**
 * Notes a donation and has it paid.
 * @returns The address where it is paid.
 * @throws `donation_failed` where the payments service cannot be reached: nothing is left of it
 *   then.
 * @see docs/requirements.md#r-donation
 */
export async function makeDonation(ctx: AppContext, wish: CheckedWish, now: Date): Promise<string> {
  const { type, cents, email, language, userId } = wish;
  const id = randomUUID();
  await insertDonation(ctx.db, {
    id,
    userId,
    email,
    language,
    type,
    amountCents: cents,
    createdAt: now,
  });
  try {
    const made = await ctx.payments.createCheckout({
      purpose: 'donation',
      reference: id,
      lines: [
        { name: ctx.checkoutMessages.of('donation', language), amountCents: cents, quantity: 1 },
      ],
      monthly: type === 'monthly',
      email,
      language,
      paths: { success: '/donation-success?session_id={session}', cancel: wayBack(wish) },
    });
    await changeDonation(ctx.db, id, { sessionId: made.sessionId });
    return made.url;
  } catch (error) {
    await dropDonation(ctx.db, id);
    ctx.log.warn({ reason: nameOf(error) }, 'a donation could not be sent to be paid');
    throw new AppError('donation_failed');
  }
}

/**
 * Checks what somebody wants to give. Throws, at their fields, `donation_minimum`,
 * `donation_maximum` and `donation_amount`, and what `giversEmail` throws.
 * @see docs/requirements.md#r-donation
 */
export async function checkWish(db: Queryable, wish: Wish): Promise<CheckedWish> {
  const counted = donationCents(wish.amount);
  if ('fault' in counted) refuse('amount', counted.fault);
  return { ...wish, cents: counted.cents, email: await giversEmail(db, wish.email) };
}

/**
 * The e-mail of somebody who gives, as addresses are kept. Throws `donation_email_required`,
 * `email_invalid`, and `donation_email_child` for a child's login, to which no e-mail goes.
 * @see docs/requirements.md#r-child-login-email
 */
export async function giversEmail(db: Queryable, typed: string): Promise<string> {
  const email = normaliseEmail(typed);
  if (email === '') refuse('email', 'donation_email_required');
  if (!isEmail(email)) refuse('email', 'email_invalid');
  try {
    return await admitRecipient(db, email);
  } catch (error) {
    if (error instanceof RecipientError) refuse('email', 'donation_email_child');
    throw error;
  }
}

function refuse(field: string, code: ConstructorParameters<typeof AppError>[0]): never {
  throw new AppError(code, { fields: { [field]: code } });
}

/** Back on the form, what was chosen is chosen again. */
function wayBack({ type, language, amount, cents }: CheckedWish): string {
  const suggested = suggestedDonationCents.some((one) => one === cents);
  const chosen = new URLSearchParams({
    cancelled: '1',
    type,
    ...(suggested ? { amount: String(cents) } : { amount: 'own', own: String(amount) }),
  });
  return `${languageInfo[language].pathPrefix}/donate?${chosen}`;
}

/** What an error is called; its words may hold an address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
