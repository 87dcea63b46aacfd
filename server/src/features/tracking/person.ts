import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { pendingSignUps, profiles, user } from '../../db/tables/account.ts';
import { donations } from '../../db/tables/giving.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import type { TrackedPerson } from './hash.ts';

/** How long ago a form may have been sent that a visitor's e-mail comes from. */
const formHours = 24;

/**
 * Who an event is about: who is signed in, by the account; a visitor by the form just sent, whose
 * e-mail is the one that comes along. An e-mail that was in no form of ours of the last day tells
 * of nobody.
 * @see docs/requirements.md#r-tracking-endpoint
 */
export async function personOf(
  db: Queryable,
  { account }: Caller,
  input: string | undefined,
  now: Date,
): Promise<TrackedPerson> {
  if (account) {
    const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, account.id));
    const { fullName, phone, id } = account;
    return { ...namesOf(fullName), email: row?.email, phone: phone ?? undefined, externalId: id };
  }
  const email = normaliseEmail(input ?? '');
  return isEmail(email) ? senderOf(db, email, now) : {};
}

async function senderOf(db: Queryable, email: string, now: Date): Promise<TrackedPerson> {
  const since = new Date(now.getTime() - formHours * 60 * 60 * 1000);
  const [waiting] = await db
    .select({ fullName: pendingSignUps.fullName, phone: pendingSignUps.phone })
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), gt(pendingSignUps.createdAt, since)))
    .orderBy(desc(pendingSignUps.createdAt))
    .limit(1);
  if (waiting) return { ...namesOf(waiting.fullName), email, phone: waiting.phone ?? undefined };
  const [gave] = await db
    .select({ id: donations.id })
    .from(donations)
    .where(and(eq(donations.email, email), gt(donations.createdAt, since)))
    .limit(1);
  if (gave) return { email };
  const [confirmed] = await db
    .select({ fullName: profiles.fullName, phone: profiles.phone })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(and(eq(user.email, email), isNull(profiles.parentId), gt(user.createdAt, since)));
  return confirmed
    ? { ...namesOf(confirmed.fullName), email, phone: confirmed.phone ?? undefined }
    : {};
}

function namesOf(fullName: string): Pick<TrackedPerson, 'firstName' | 'lastName'> {
  const [firstName, ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
