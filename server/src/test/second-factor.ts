import { eq } from 'drizzle-orm';
import { session } from '../db/tables/account.ts';
import { secondFactors } from '../db/tables/second-factor.ts';
import type { House } from '../house.ts';

/** Enrols an admin without a device, and lets every session there is remember a second factor. */
export async function giveSecondFactor(house: House, userId: string): Promise<void> {
  const now = house.now();
  await house.db.insert(secondFactors).values({ userId, secret: 'none', confirmedAt: now });
  await house.db.update(session).set({ secondFactorAt: now }).where(eq(session.userId, userId));
}
