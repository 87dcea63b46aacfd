import { checkComment, cleanComment, commentEditableUntil } from '@pius/domain/blog/comment.ts';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { comments } from '../../../db/tables/blog.ts';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { KnownAccount } from '../../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../../platform/sign-in/caller.ts';

/** A comment as the database has it. */
export type CommentRow = typeof comments.$inferSelect;

/**
 * The grown-up who comments. Throws `comment_login_required` for a comment without being signed in.
 * @see docs/requirements.md#r-comments
 */
export function commenterOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('comment_login_required');
  return caller.account;
}

/** A comment as it is kept. Throws 400 where it is empty or too long. */
export function admitText(typed: string): string {
  const fault = checkComment(typed);
  if (fault) throw new AppError(fault, { fields: { text: fault } });
  return cleanComment(typed);
}

/** Whether others see a comment. */
export function isSeen({ status, text }: Pick<CommentRow, 'status' | 'text'>): boolean {
  return status === 'shown' && text !== null;
}

/** Until when the caller may change a comment; null where that is not so. */
export function editableUntil(row: CommentRow, callerId: string, now: Date): Date | null {
  if (row.userId !== callerId || row.text === null || row.status === 'removed') return null;
  const until = commentEditableUntil(row.createdAt);
  return now < until ? until : null;
}

/**
 * Whether a comment is seen at once, or waits for an admin: where approval is asked for, an account
 * needs another comment that has been let stand. It takes the comment that is being written or
 * changed.
 * @see docs/requirements.md#r-comment-approval
 */
export async function stateOfNew(
  tx: Queryable,
  env: Pick<Env, 'commentApproval'>,
  account: KnownAccount,
  id: string,
): Promise<'shown' | 'waiting'> {
  if (!env.commentApproval || account.isAdmin) return 'shown';
  const reviewStatus = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.userId, account.id),
        ne(comments.id, id),
        eq(comments.status, 'shown'),
        isNotNull(comments.text),
      ),
    )
    .limit(1);
  return reviewStatus.length > 0 ? 'shown' : 'waiting';
}
