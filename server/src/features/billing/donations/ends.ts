import { storedSince } from '@pius/domain/retention.ts';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import { donations } from '../../../db/tables/giving.ts';
import { endMonthly } from './manage-donation.ts';

const job = 'donation-ends';

/** Looks every hour, in one of the running processes, for donations that are to end. */
export async function startDonationEnds(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, {}, () => endDonations(ctx));
  await ctx.queue.schedule(job, '17 * * * *');
}

/**
 * Ends what is still given each month by somebody who is deleted: nobody would get its receipts, by
 * which it could be ended. Lets go of donations that were never paid. Throws where one could not be
 * ended, so that it is tried again.
 */
export async function endDonations(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const left = await ctx.db
    .select()
    .from(donations)
    .where(and(eq(donations.state, 'active'), isNull(donations.email)));
  let failed = 0;
  for (const donation of left) {
    try {
      await endMonthly(ctx, donation, now);
    } catch {
      failed += 1;
    }
  }
  const unpaid = inArray(donations.state, ['waiting', 'failed']);
  const before = storedSince('unpaid', now);
  await ctx.db.delete(donations).where(and(unpaid, lt(donations.createdAt, before)));
  if (failed > 0) throw new Error(`${failed} monthly donations could not be ended`);
}
