import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { session } from '../db/tables/account.ts';
import { secondFactors } from '../db/tables/second-factor.ts';

/** Enrols an admin without a device, and lets every session there is remember a second factor. */
export async function giveSecondFactor(ctx: AppContext, userId: string): Promise<void> {
  const now = ctx.now();
  await ctx.db.insert(secondFactors).values({ userId, secret: 'none', confirmedAt: now });
  await ctx.db.update(session).set({ secondFactorAt: now }).where(eq(session.userId, userId));
}
