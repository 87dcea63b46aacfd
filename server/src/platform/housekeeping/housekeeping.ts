import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  confirmationRequests,
  pendingSignUps,
  session,
  verification,
} from '../../db/tables/account.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { mails, rateLimits } from '../../db/tables/platform.ts';
import { emailChanges } from '../../db/tables/settings.ts';
import { loginCodes, passwordResets } from '../../db/tables/sign-in.ts';
import type { Queue } from '../queue/queue.ts';

const day = 24 * 60 * 60 * 1000;
const job = 'housekeeping';
/** How long the record of a letter stays after it was written (the privacy page tells it). */
const mailRecordDays = 30;
/** How long a report of a mistake stays (the privacy page tells it). */
const reportDays = 365;

/** Removes what has had its time: counters, ended sessions, sign-ups nobody confirmed, old links and codes, changes of address, records of letters,
 * reports of mistakes. */
export async function tidy(db: Database, now: Date): Promise<void> {
  // One that is just being counted is passed over: who counts two of them and who tidies must not wait for each other.
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, now))
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, over));
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, now));
  // Asked for long ago and not seen to, such as those of a restored backup.
  const aDayAgo = new Date(now.getTime() - day);
  await db.delete(confirmationRequests).where(lt(confirmationRequests.askedAt, aDayAgo));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, aDayAgo));
  // A day longer than they hold, so that a late click is told that the link is too old, not unknown.
  await db.delete(verification).where(lt(verification.expiresAt, aDayAgo));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, aDayAgo));
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - mailRecordDays * day)));
  await db
    .delete(emailChanges)
    .where(lt(emailChanges.expiresAt, new Date(now.getTime() - mailRecordDays * day)));
  await db
    .delete(mistakeReports)
    .where(lt(mistakeReports.createdAt, new Date(now.getTime() - reportDays * day)));
}

/** Tidies every hour, in one of the running processes. */
export async function startHousekeeping(
  queue: Queue,
  db: Database,
  now: () => Date,
): Promise<void> {
  await queue.work(job, {}, () => tidy(db, now()));
  await queue.schedule(job, '23 * * * *');
}
