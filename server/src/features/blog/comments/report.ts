import type { CommentReportReason } from '@pius/domain/blog/comment.ts';
import { eq } from 'drizzle-orm';
import { commentReports, comments } from '../../../db/tables/blog.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { emailModerators } from './comment-emails.ts';
import { isSeen } from './policy.ts';
import type { Writing } from './write.ts';

/**
 * Keeps that a parent finds another's comment amiss, once, and has admins told. Throws 404 for one
 * that others do not see, 403 for one's own.
 */
export async function saveReport(
  { ctx, account, now }: Writing,
  id: string,
  { reason, note }: { reason: CommentReportReason; note?: string | undefined },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('share');
    if (!row || !isSeen(row)) throw new AppError('comment_gone');
    if (row.userId === account.id) throw new AppError('forbidden');
    const saved = await tx
      .insert(commentReports)
      .values({
        commentId: id,
        userId: account.id,
        reason,
        note: note?.trim() || null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    if (saved.length > 0) await emailModerators(ctx, tx, now);
  });
}
