import { localDay } from '../progress/local-day.ts';

/**
 * The refund guarantee, in days from the day of payment; the last one is included.
 * @see docs/requirements.md#r-refund
 */
export const refundDays = 30;

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The family's last day on which the money back can be asked for, as `yyyy-mm-dd`. */
function lastRefundDay(paidAt: Date, timeZone: string): string {
  const paidDay = Date.parse(`${localDay(paidAt, timeZone)}T00:00:00Z`);
  return new Date(paidDay + refundDays * day).toISOString().slice(0, 10);
}

/**
 * Whether a parent may still ask for the money back: on the day of payment and the thirty days after it, by the
 * calendar of the family's time zone (day 30 included).
 * @see docs/requirements.md#r-refund
 */
export function isRefundable(paidAt: Date, now: Date, timeZone: string): boolean {
  return localDay(now, timeZone) <= lastRefundDay(paidAt, timeZone);
}

/** The first moment at which the money back can no longer be asked for: midnight after day 30, where the family lives. */
export function refundableUntil(paidAt: Date, timeZone: string): Date {
  // The midnight lies somewhere in these four days; clocks change by whole minutes.
  const start = Math.floor(paidAt.getTime() / minute) * minute + (refundDays - 1) * day;
  let open = 0;
  let over = (4 * day) / minute;
  while (over - open > 1) {
    const middle = Math.floor((open + over) / 2);
    if (isRefundable(paidAt, new Date(start + middle * minute), timeZone)) open = middle;
    else over = middle;
  }
  return new Date(start + over * minute);
}
