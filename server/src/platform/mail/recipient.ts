import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';

const strictAddress = z.email().max(254);

/** Thrown where an e-mail must not go to an address; it does not repeat the address. */
export class RecipientError extends Error {
  override name = 'RecipientError';
}

/**
 * The address as e-mails go to it. Throws `RecipientError` for what is no single plain address (so
 * that no line break or second recipient slips into a header) and for a child's login e-mail, which
 * is a name only.
 */
export async function admitRecipient(tx: Queryable, to: string): Promise<string> {
  const parsed = strictAddress.safeParse(to);
  if (!parsed.success) throw new RecipientError('The recipient is no e-mail address');
  const [child] = await tx
    .select({ id: profiles.id })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(and(eq(user.email, parsed.data.toLowerCase()), eq(profiles.role, 'child')))
    .limit(1);
  if (child) throw new RecipientError("The recipient is a child's login e-mail");
  return parsed.data;
}
