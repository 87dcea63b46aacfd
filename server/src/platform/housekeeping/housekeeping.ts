import { auditDays } from '@pius/domain/admin/audit.ts';
import { removedDays } from '@pius/domain/blog/comment.ts';
import { binDays } from '@pius/domain/blog/post.ts';
import { detachedDays } from '@pius/domain/chat/disclosure.ts';
import { transcriptDays } from '@pius/domain/chat/limits.ts';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  classLines,
  confirmationRequests,
  pendingSignUps,
  session,
  verification,
} from '../../db/tables/account.ts';
import { auditLog } from '../../db/tables/admin.ts';
import { blogPosts, commentReports, comments } from '../../db/tables/blog.ts';
import { chatDays, chatMessages, disclosures } from '../../db/tables/chat.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { saturdayLetters } from '../../db/tables/letters.ts';
import { pictureUses } from '../../db/tables/media.ts';
import { mails, rateLimits } from '../../db/tables/platform.ts';
import { emailChanges } from '../../db/tables/settings.ts';
import { loginCodes, passwordResets } from '../../db/tables/sign-in.ts';
import { conversionEvents } from '../../db/tables/tracking.ts';
import type { Queue } from '../queue/queue.ts';

const reply = alias(comments, 'reply');
const day = 24 * 60 * 60 * 1000;
const job = 'housekeeping';
/** How long the record of a letter stays after it was written (the privacy page tells it). */
const mailRecordDays = 30;
/** How long a report of a mistake stays (the privacy page tells it). */
const reportDays = 365;

/** How long it is known that a conversion event was heard (the privacy page tells it); Meta takes none that is older. */
const eventDays = 7;

/** How long a sign of harm stays at most; the operator's own record is the lasting one. */
const disclosureDays = 365;

/**
 * Removes what has had its time: counters, ended sessions, sign-ups nobody confirmed, old links, codes and changes of
 * address, records of letters and of the Saturdays that had theirs, reports of mistakes, conversations and their counts,
 * removed comments, deleted articles, signs of harm, lines of the audit log, conversion events, what was kept of class
 * lists so that none is taken twice.
 */
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
  await db.delete(classLines).where(lt(classLines.receivedAt, aDayAgo));
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - mailRecordDays * day)));
  const recordsEnd = new Date(now.getTime() - mailRecordDays * day);
  await db.delete(saturdayLetters).where(lt(saturdayLetters.writtenAt, recordsEnd));
  await db
    .delete(emailChanges)
    .where(lt(emailChanges.expiresAt, new Date(now.getTime() - mailRecordDays * day)));
  await db
    .delete(mistakeReports)
    .where(lt(mistakeReports.createdAt, new Date(now.getTime() - reportDays * day)));
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - auditDays * day)));
  await db
    .update(conversionEvents)
    .set({ state: 'given up', payload: null })
    .where(and(eq(conversionEvents.state, 'waiting'), lt(conversionEvents.happenedAt, aDayAgo)));
  const eventsEnd = new Date(now.getTime() - eventDays * day);
  await db.delete(conversionEvents).where(lt(conversionEvents.happenedAt, eventsEnd));
  await tidyChat(db, now);
  await tidyComments(db, now);
  await tidyBin(db, now);
}

/** What an admin removed loses its words in time; a place without words goes when no reply stands there. */
async function tidyComments(db: Database, now: Date): Promise<void> {
  await db
    .update(comments)
    .set({ text: null, authorName: null, removedWords: null })
    .where(lt(comments.removedAt, new Date(now.getTime() - removedDays * day)));
  const replies = db.select({ id: reply.id }).from(reply).where(eq(reply.parentId, comments.id));
  await db.delete(comments).where(and(isNull(comments.text), notExists(replies)));
  const reportsEnd = new Date(now.getTime() - reportDays * day);
  await db.delete(commentReports).where(lt(commentReports.createdAt, reportsEnd));
}

/** Articles that were deleted are gone for good in time, with their comments, and show no picture any more. */
async function tidyBin(db: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() - binDays * day);
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(blogPosts)
      .where(lt(blogPosts.deletedAt, end))
      .returning({ id: blogPosts.id });
    const ids = gone.map(({ id }) => id);
    await tx.delete(pictureUses).where(inArray(sql`split_part(${pictureUses.of}, '/', 1)`, ids));
  });
}

async function tidyChat(db: Database, now: Date): Promise<void> {
  const transcriptsEnd = new Date(now.getTime() - transcriptDays * day);
  await db.delete(chatMessages).where(lt(chatMessages.askedAt, transcriptsEnd));
  await db.delete(chatDays).where(lt(chatDays.day, transcriptsEnd.toISOString().slice(0, 10)));
  // Of a deleted account it stays until it is dealt with, and at most so long.
  const detached = and(
    isNotNull(disclosures.detachedAt),
    or(
      isNotNull(disclosures.handledAt),
      lt(disclosures.detachedAt, new Date(now.getTime() - detachedDays * day)),
    ),
  );
  await db
    .delete(disclosures)
    .where(or(detached, lt(disclosures.saidAt, new Date(now.getTime() - disclosureDays * day))));
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
