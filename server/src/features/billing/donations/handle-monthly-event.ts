import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import type { DonationPayment } from '../../../db/tables/giving.ts';
import type { PaymentEvent, PaymentSession } from '../../../platform/payments/payments.ts';
import { signLink } from '../../../platform/sign-in/signed-link.ts';
import { formatAmount, formatDay } from '../format-money.ts';
import { operatorOf } from '../operator.ts';
import { changeDonation, type Donation, lockDonation } from './store.ts';

type MonthlyDonationEvent = Extract<PaymentEvent, { monthlyId: string }>;

/**
 * The invoice of the first month is told beside its checkout: both are one payment, and come within
 * days of each other.
 */
const sameFirstMonth = 3 * 24 * 60 * 60 * 1000;

/**
 * Asks how a checkout stands, and brings the donation that it is for up to it. Throws
 * `PaymentsUnreachable`.
 */
export async function settleDonationAt(ctx: AppContext, sessionId: string): Promise<void> {
  const session = await ctx.payments.findSession(sessionId);
  if (session) await settleDonation(ctx, session);
}

/**
 * Brings a donation up to how its checkout stands. Told in any order and however often, it counts
 * once, and one receipt goes out. A checkout of no donation of ours changes nothing.
 */
async function settleDonation(ctx: AppContext, session: PaymentSession): Promise<void> {
  const { reference, state, paidAt, monthlyId } = session;
  if (session.purpose !== 'donation' || !reference) return;
  await ctx.db.transaction(async (tx) => {
    const donation = await lockDonation(tx, { id: reference });
    if (donation?.state !== 'waiting' && donation?.state !== 'failed') return;
    if (state === 'failed' || state === 'expired') {
      return changeDonation(tx, donation.id, { state: 'failed', sessionId: session.id });
    }
    if (state !== 'paid') return;
    const payment = { cents: session.paidCents, at: paidAt ?? ctx.now(), invoice: null };
    await changeDonation(tx, donation.id, {
      state: donation.type === 'monthly' ? 'active' : 'given',
      sessionId: session.id,
      monthlyId,
      payments: [{ ...payment, at: payment.at.toISOString() }],
    });
    await writeReceipt(ctx, tx, donation, payment);
  });
}

/**
 * Notes what was told of a month of a donation: paid, not paid, or the end of it. Each counts once.
 * @returns False where there is no such donation (yet).
 */
export async function handleMonthlyDonationEvent(
  ctx: AppContext,
  event: MonthlyDonationEvent,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const donation = await lockDonation(tx, { monthlyId: event.monthlyId });
    if (!donation) return false;
    if (event.kind === 'monthly-ended') await endOf(ctx, tx, donation, event.at);
    else if (event.kind === 'monthly-paid') await monthPaid(ctx, tx, donation, event);
    else await monthUnpaid(ctx, tx, donation, event.invoiceId);
    return true;
  });
}

async function monthPaid(
  ctx: AppContext,
  tx: Queryable,
  donation: Donation,
  event: Extract<MonthlyDonationEvent, { invoiceId: string }>,
): Promise<void> {
  const { invoiceId: invoice, amountCents: cents, at } = event;
  const { payments } = donation;
  if (payments.some((payment) => payment.invoice === invoice)) return;
  const first = payments.find((payment) => payment.invoice === null);
  if (first && Math.abs(at.getTime() - Date.parse(first.at)) < sameFirstMonth) {
    const known = payments.map((payment) => (payment === first ? { ...first, invoice } : payment));
    return changeDonation(tx, donation.id, { payments: known });
  }
  const payment: DonationPayment = { cents, at: at.toISOString(), invoice };
  await changeDonation(tx, donation.id, { payments: [...payments, payment] });
  await writeReceipt(ctx, tx, donation, { cents, at });
}

async function monthUnpaid(
  ctx: AppContext,
  tx: Queryable,
  donation: Donation,
  invoice: string,
): Promise<void> {
  const wasReported = donation.unpaidInvoice === invoice;
  const paid = donation.payments.some((payment) => payment.invoice === invoice);
  if (donation.state !== 'active' || wasReported || paid) return;
  await changeDonation(tx, donation.id, { unpaidInvoice: invoice });
  await write(ctx, tx, donation, 'donation-unpaid');
}

/** Ends a monthly donation in our books, and writes so; what has ended stays as it ended. */
export async function endOf(
  ctx: AppContext,
  tx: Queryable,
  donation: Donation,
  at: Date,
): Promise<void> {
  if (donation.state !== 'active') return;
  await changeDonation(tx, donation.id, { state: 'ended', endedAt: at });
  await write(ctx, tx, donation, 'donation-ended');
}

async function writeReceipt(
  ctx: AppContext,
  tx: Queryable,
  donation: Donation,
  payment: { cents: number; at: Date },
): Promise<void> {
  const { email: to, language, currency, type } = donation;
  if (!to) return;
  const data = {
    name: '' as const,
    link: linkTo(ctx, donation),
    amount: formatAmount(payment.cents, currency, language),
    date: formatDay(payment.at, language),
    operator: operatorOf(ctx),
  };
  const kind = type === 'monthly' ? 'donation-month' : 'donation-receipt';
  await ctx.mailer.enqueue(tx, { kind, to, language, data });
}

async function write(
  ctx: AppContext,
  tx: Queryable,
  donation: Donation,
  kind: 'donation-unpaid' | 'donation-ended',
): Promise<void> {
  const { email: to, language, amountCents, currency } = donation;
  if (!to) return;
  const amount = formatAmount(amountCents, currency, language);
  const data = { name: '' as const, link: linkTo(ctx, donation), amount };
  await ctx.mailer.enqueue(tx, { kind, to, language, data });
}

/** What the links of receipts are signed for. */
export const donationLink = 'donation link';

function linkTo({ env, secret }: AppContext, { id, language }: Donation): string {
  const token = signLink(id, secret, donationLink);
  return `${env.publicUrl}/my-donation?token=${token}&lang=${language}`;
}
