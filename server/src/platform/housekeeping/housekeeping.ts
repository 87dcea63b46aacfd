import { type RetentionKind, storedSince } from '@pius/domain/retention.ts';
import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
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
import { pictureUses } from '../../db/tables/media.ts';
import { mails, rateLimits } from '../../db/tables/platform.ts';
import { emailChanges } from '../../db/tables/settings.ts';
import { loginCodes, passwordResets } from '../../db/tables/sign-in.ts';
import { conversionEvents } from '../../db/tables/tracking.ts';
import { weeklyEmails } from '../../db/tables/weekly-emails.ts';
import type { Queue } from '../queue/queue.ts';

const reply = alias(comments, 'reply');
const job = 'housekeeping';

/**
 * Removes what has had its time: counters, ended sessions, sign-ups nobody confirmed, old links,
 * codes and changes of address, records of e-mails and of the Saturdays that had theirs, reports of
 * mistakes, conversations and their counts, removed comments, deleted articles, signs of harm,
 * lines of the audit log, conversion events, what was kept of class lists so that none is taken
 * twice.
 */
export async function tidy(db: Database, now: Date): Promise<void> {
  const since = (kind: RetentionKind) => storedSince(kind, now);
  // One that is just being counted is passed over: who counts two of them and who tidies must not wait for each other.
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.resetsAt, now))
    .for('update', { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, over));
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, now), lt(session.createdAt, since('session'))));
  await db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, now));
  // Asked for long ago and not seen to, such as those of a restored backup.
  await db.delete(confirmationRequests).where(lt(confirmationRequests.askedAt, since('old-link')));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, since('old-link')));
  // A day longer than they hold, so that a late click is told that the link is too old, not unknown.
  await db.delete(verification).where(lt(verification.expiresAt, since('old-link')));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, since('old-link')));
  await db.delete(classLines).where(lt(classLines.receivedAt, since('class-line')));
  await db.delete(mails).where(lt(mails.createdAt, since('letter')));
  await db.delete(weeklyEmails).where(lt(weeklyEmails.writtenAt, since('letter')));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, since('email-change')));
  await db.delete(mistakeReports).where(lt(mistakeReports.createdAt, since('mistake-report')));
  await db.delete(auditLog).where(lt(auditLog.at, since('admin-act')));
  await db
    .update(conversionEvents)
    .set({ state: 'given up', payload: null })
    .where(
      and(
        eq(conversionEvents.state, 'waiting'),
        lt(conversionEvents.happenedAt, since('event-words')),
      ),
    );
  await db.delete(conversionEvents).where(lt(conversionEvents.happenedAt, since('event')));
  await tidyChat(db, now);
  await tidyComments(db, now);
  await tidyBin(db, now);
}

/**
 * What an admin removed loses its words in time; a place without words goes when no reply stands
 * there.
 */
async function tidyComments(db: Database, now: Date): Promise<void> {
  await db
    .update(comments)
    .set({ text: null, authorName: null, removedWords: null })
    .where(lt(comments.removedAt, storedSince('removed-comment', now)));
  const replies = db.select({ id: reply.id }).from(reply).where(eq(reply.parentId, comments.id));
  await db.delete(comments).where(and(isNull(comments.text), notExists(replies)));
  await db
    .delete(commentReports)
    .where(lt(commentReports.createdAt, storedSince('comment-report', now)));
}

/**
 * Articles that were deleted are gone for good in time, with their comments, and show no picture
 * any more.
 */
async function tidyBin(db: Database, now: Date): Promise<void> {
  const end = storedSince('deleted-article', now);
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
  const transcriptsEnd = storedSince('chat', now);
  await db.delete(chatMessages).where(lt(chatMessages.askedAt, transcriptsEnd));
  // Where it is later than in UTC, today is already what UTC calls tomorrow.
  await db.delete(chatDays).where(lte(chatDays.day, transcriptsEnd.toISOString().slice(0, 10)));
  // Of a deleted account it stays until it is dealt with, and at most so long.
  const detached = and(
    isNotNull(disclosures.detachedAt),
    or(
      isNotNull(disclosures.handledAt),
      lt(disclosures.detachedAt, storedSince('sign-of-harm-left', now)),
    ),
  );
  await db
    .delete(disclosures)
    .where(or(detached, lt(disclosures.saidAt, storedSince('sign-of-harm', now))));
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
