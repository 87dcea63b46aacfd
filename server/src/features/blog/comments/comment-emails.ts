import { and, eq, gt, isNotNull, isNull, max, or } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { profiles, user, userRoles } from '../../../db/tables/account.ts';
import { commentReports, comments } from '../../../db/tables/blog.ts';
import { mails } from '../../../db/tables/platform.ts';

const job = 'comment-letters';
const kind = 'comments-waiting';
const anHour = { count: 1, seconds: 60 * 60 };

/**
 * Tells every admin, at most once an hour, that a comment waits or is reported; nothing of it
 * stands in the e-mail. What comes within the hour is told by `startCommentEmails`.
 */
export async function emailModerators(ctx: AppContext, tx: Queryable, now: Date): Promise<void> {
  if ((await ctx.limiter.shared(job, anHour, now, tx)) > 0) return;
  const admins = await tx
    .select({ to: user.email, name: profiles.fullName, language: profiles.language })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.userId))
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), eq(profiles.role, 'parent')));
  const link = `${ctx.env.publicUrl}/admin/comments`;
  for (const { to, name, language } of admins) {
    await ctx.mailer.enqueue(tx, { kind, to, language, data: { name, link } });
  }
}

/** Looks every ten minutes, in one of the running processes. */
export async function startCommentEmails(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, {}, () => emailWaitingComments(ctx));
  await ctx.queue.schedule(job, '*/10 * * * *');
}

/** Tells of what has come since the last e-mail and still waits. */
export async function emailWaitingComments(ctx: AppContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (await anythingUntold(tx)) await emailModerators(ctx, tx, ctx.now());
  });
}

async function anythingUntold(tx: Queryable): Promise<boolean> {
  const [last] = await tx
    .select({ at: max(mails.createdAt) })
    .from(mails)
    .where(eq(mails.kind, kind));
  const since = last?.at ?? new Date(0);
  const waiting = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.status, 'waiting'),
        isNotNull(comments.text),
        or(gt(comments.createdAt, since), gt(comments.editedAt, since)),
      ),
    )
    .limit(1);
  if (waiting.length > 0) return true;
  const reported = await tx
    .select({ id: commentReports.commentId })
    .from(commentReports)
    .where(and(isNull(commentReports.handledAt), gt(commentReports.createdAt, since)))
    .limit(1);
  return reported.length > 0;
}
