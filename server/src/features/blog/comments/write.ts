import { randomUUID } from 'node:crypto';
import { firstNameOf, mostReplies } from '@pius/domain/blog/comment.ts';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { profiles } from '../../../db/tables/account.ts';
import { commentReports, comments } from '../../../db/tables/blog.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { KnownAccount } from '../../../platform/sign-in/account-of-user.ts';
import { emailModerators } from './comment-emails.ts';
import { admitText, type CommentRow, editableUntil, isSeen, stateOfNew } from './policy.ts';
import { type CommentPlace, topicOfComments } from './topic.ts';

const day = 24 * 60 * 60;
/**
 * As many comments of one account are kept in a day: far more than anybody writes who means well.
 */
const mostADay = 60;

/** Who writes, and when. */
export interface Writing {
  ctx: AppContext;
  account: KnownAccount;
  now: Date;
}

/** What is posted; `key` is the device's name for it. */
export interface NewComment {
  key: string;
  text: string;
  parent_id?: string | undefined;
  anonymous: boolean;
}

/**
 * Keeps a comment or a reply, once for each key, and tells the open pages of it. Throws 400 for no
 * words or too many, 404 for a comment to reply to that others do not see, 409 for a key with other
 * words and past 100 replies, 429 past 60 a day.
 */
export async function approveComment(
  { ctx, account, now }: Writing,
  place: CommentPlace,
  input: NewComment,
): Promise<CommentRow> {
  const text = admitText(input.text);
  const row = await ctx.db.transaction(async (tx) => {
    await oneAfterTheOther(tx, account);
    const known = await findByKey(tx, account.id, input.key);
    if (known) return sameAgain(known, { ...input, text }, place);
    const window = { count: mostADay, seconds: day };
    const wait = await ctx.limiter.shared(`comments ${account.id}`, window, now, tx);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
    if (input.parent_id !== undefined) await admitReply(tx, place, input.parent_id);
    const id = randomUUID();
    const status = await stateOfNew(tx, ctx.env, account, id);
    const [saved] = await tx
      .insert(comments)
      .values({
        id,
        postId: place.postId,
        language: place.language,
        parentId: input.parent_id ?? null,
        userId: account.id,
        authorName: input.anonymous ? null : firstNameOf(account.fullName) || null,
        text,
        status,
        key: input.key,
        createdAt: now,
      })
      .returning();
    if (!saved) throw new Error('a comment was not kept');
    if (status === 'waiting') await emailModerators(ctx, tx, now);
    return saved;
  });
  if (isSeen(row)) publishCommentEvent(ctx, row);
  return row;
}

/**
 * Changes an own comment. Where approval is asked for and no other comment of the account stands,
 * it waits again. Throws 404 for one that is not one's own or is gone, 409 after 15 minutes.
 */
export async function changeComment(
  { ctx, account, now }: Writing,
  id: string,
  typed: string,
): Promise<CommentRow> {
  const text = admitText(typed);
  const { before, after } = await ctx.db.transaction(async (tx) => {
    await oneAfterTheOther(tx, account);
    const own = await findOwn(tx, account.id, id);
    if (!editableUntil(own, account.id, now)) throw new AppError('comment_edit_over');
    if (own.text === text) return { before: own, after: own };
    const status = await stateOfNew(tx, ctx.env, account, id);
    const [saved] = await tx
      .update(comments)
      .set({ text, status, editedAt: now })
      .where(eq(comments.id, id))
      .returning();
    if (!saved) throw new AppError('comment_gone');
    if (status === 'waiting') await emailModerators(ctx, tx, now);
    return { before: own, after: saved };
  });
  if (after !== before && (isSeen(before) || isSeen(after))) publishCommentEvent(ctx, after);
  return after;
}

/**
 * Deletes the words of an own comment and what was reported of it; its place stays for its replies.
 * Throws 404 for one that is not one's own, or gone.
 */
export async function removeOwn({ ctx, account }: Writing, id: string): Promise<void> {
  const own = await ctx.db.transaction(async (tx) => {
    const rows = await findOwn(tx, account.id, id);
    await tx.delete(commentReports).where(eq(commentReports.commentId, id));
    await tx
      .update(comments)
      .set({
        text: null,
        authorName: null,
        status: 'removed',
        removedFor: null,
        removedWords: null,
        removedAt: null,
      })
      .where(eq(comments.id, id));
    return rows;
  });
  if (isSeen(own)) publishCommentEvent(ctx, own);
}

/** Tells the pages that show a comment's place that it looks otherwise now. */
export function publishCommentEvent(
  { realtime }: Pick<AppContext, 'realtime'>,
  place: CommentPlace,
): void {
  realtime.publish(topicOfComments(place), 'comments', {});
}

/**
 * What one account writes is written one after the other, so that a key counts once and a first
 * comment is the first.
 */
async function oneAfterTheOther(tx: Queryable, { id }: KnownAccount): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update');
}

async function findByKey(tx: Queryable, userId: string, key: string) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.key, key)));
  return row ?? null;
}

/**
 * What was sent before stands as it stands now, edited or removed; other words under the same key
 * are refused.
 */
function sameAgain(known: CommentRow, input: NewComment, place: CommentPlace): CommentRow {
  const same =
    known.postId === place.postId &&
    known.language === place.language &&
    known.parentId === (input.parent_id ?? null) &&
    (known.text === input.text || known.editedAt !== null || known.text === null);
  if (!same) throw new AppError('conflict_key_reused');
  return known;
}

/** A reply goes to a comment of the same place that others see, and to no reply. */
async function admitReply(tx: Queryable, place: CommentPlace, parentId: string): Promise<void> {
  const [parent] = await tx.select().from(comments).where(eq(comments.id, parentId)).for('update');
  const here = parent?.postId === place.postId && parent.language === place.language;
  if (!parent || !here || parent.parentId !== null || !isSeen(parent)) {
    throw new AppError('comment_gone');
  }
  const [replies] = await tx
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.parentId, parentId), isNotNull(comments.text)));
  if ((replies?.total ?? 0) >= mostReplies) throw new AppError('comment_thread_full');
}

async function findOwn(tx: Queryable, userId: string, id: string): Promise<CommentRow> {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, userId), isNotNull(comments.text)))
    .for('update');
  if (!row) throw new AppError('comment_gone');
  return row;
}
