import type { ModeratedComment } from '@pius/contracts/comments.ts';
import { type CommentReportReason, cleanComment } from '@pius/domain/blog/comment.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { profiles, user } from '../../../db/tables/account.ts';
import type { AuditDetails } from '../../../db/tables/admin.ts';
import { blogVersions, commentReports, comments } from '../../../db/tables/blog.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { recordAction } from '../../admin/audit.ts';
import { publishCommentEvent } from './write.ts';

const pageSize = 50;
const parent = alias(comments, 'parent');

/** What an admin narrows the list to. */
interface Narrowing {
  show?: 'waiting' | 'reported' | 'all' | undefined;
  q?: string | undefined;
  after?: string | undefined;
}

/** Its author has not deleted it. */
const isThere = isNotNull(comments.text);
const waits = and(eq(comments.status, 'waiting'), isThere);

/** Comments for an admin, the newest first, a page at a time. Throws 404 for an unknown `after`. */
export async function listForAdmin(
  { db }: Pick<AppContext, 'db'>,
  { show = 'all', q, after }: Narrowing,
) {
  const last = after === undefined ? null : await findComment(db, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const requested = { waiting: waits, reported: isReported(db), all: isThere }[show];
  const rows = await withAccounts(db)
    .where(
      and(
        requested,
        q?.trim() ? holds(q.trim()) : undefined,
        last
          ? or(
              lt(comments.createdAt, last.createdAt),
              and(eq(comments.createdAt, last.createdAt), lt(comments.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: await presentAll(db, shown),
    next: rows.length > pageSize ? (shown.at(-1)?.comment.id ?? null) : null,
    waiting: await howMany(db, waits),
    reported: await howMany(db, isReported(db)),
  };
}

/** What an admin decides: it stands, or it goes and for what. */
export interface Decision {
  status: 'shown' | 'removed';
  reason?: CommentReportReason | undefined;
  words?: string | undefined;
}

/**
 * Shows or removes a comment, marks its reports as looked at, and leaves a line in the audit log;
 * the admin's own words stay with the comment. Throws 400 for a removal without a reason, 404 where
 * there is no such comment, or its author has deleted it.
 */
export async function decide(
  ctx: AppContext,
  adminId: string,
  id: string,
  decision: Decision,
  now: Date,
): Promise<ModeratedComment> {
  const { removedFor, removedWords } = reasonOf(decision);
  const before = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
    if (!row || row.text === null) throw new AppError('comment_gone');
    await tx
      .update(comments)
      .set({ status: decision.status, removedFor, removedWords, removedAt: removedFor && now })
      .where(eq(comments.id, id));
    await tx
      .update(commentReports)
      .set({ handledAt: now })
      .where(and(eq(commentReports.commentId, id), isNull(commentReports.handledAt)));
    const action = actionOf(row.status, decision.status);
    const details: AuditDetails = {
      ...(removedFor ? { reason: removedFor } : {}),
      ...(removedWords ? { words: 'own' } : {}),
    };
    await recordAction(tx, adminId, { action, subject: 'comment', subjectId: id, details }, now);
    return row;
  });
  publishCommentEvent(ctx, before);
  const rows = await withAccounts(ctx.db).where(eq(comments.id, id));
  const [item] = await presentAll(ctx.db, rows);
  if (!item) throw new AppError('comment_gone');
  return item;
}

function reasonOf({ status, reason, words }: Decision) {
  if (status === 'shown') return { removedFor: null, removedWords: null };
  const removedWords = cleanComment(words ?? '') || null;
  const says = reason !== undefined && (reason !== 'other' || removedWords !== null);
  if (!says) throw new AppError('reason_required', { fields: { words: 'reason_required' } });
  return { removedFor: reason, removedWords };
}

function actionOf(before: 'waiting' | 'shown' | 'removed', after: Decision['status']) {
  if (after === 'removed') return 'comment.removed';
  if (before === 'waiting') return 'comment.approved';
  return before === 'removed' ? 'comment.restored' : 'comment.kept';
}

function withAccounts(db: AppContext['db']) {
  return db
    .select({
      comment: comments,
      slug: blogVersions.slug,
      title: blogVersions.title,
      replyTo: parent.text,
      name: profiles.fullName,
      email: user.email,
    })
    .from(comments)
    .innerJoin(
      blogVersions,
      and(eq(blogVersions.postId, comments.postId), eq(blogVersions.language, comments.language)),
    )
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .leftJoin(profiles, eq(profiles.id, comments.userId))
    .leftJoin(user, eq(user.id, comments.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof withAccounts>>[number];

async function presentAll(db: Queryable, rows: Row[]): Promise<ModeratedComment[]> {
  const ids = rows.map(({ comment }) => comment.id);
  const reports =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(commentReports)
          .where(inArray(commentReports.commentId, ids))
          .orderBy(sql`${commentReports.handledAt} is not null`, asc(commentReports.createdAt));
  return rows.map(({ comment, slug, title, replyTo, name, email }) => ({
    id: comment.id,
    post: { slug, title, language: comment.language },
    reply_to: replyTo,
    author: comment.authorName,
    account: name !== null && email !== null ? { name, email } : null,
    text: comment.text,
    status: comment.status,
    removed_for: comment.removedFor,
    removed_words: comment.removedWords,
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    reports: reports
      .filter(({ commentId }) => commentId === comment.id)
      .map(({ reason, note, createdAt, handledAt }) => ({
        reason,
        note,
        created_at: createdAt.toISOString(),
        handled_at: handledAt?.toISOString() ?? null,
      })),
  }));
}

/** Somebody has reported it, and nobody has looked at that yet. */
function isReported(db: Queryable) {
  return and(
    isThere,
    exists(
      db
        .select({ id: commentReports.commentId })
        .from(commentReports)
        .where(and(eq(commentReports.commentId, comments.id), isNull(commentReports.handledAt))),
    ),
  );
}

/**
 * Words, the name it stands under, the account's name or e-mail hold what is looked for, capitals
 * and accents forgiven.
 */
function holds(q: string) {
  const plain = (text: unknown) =>
    sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`;
  const requested = plain(sql`${q}::text`);
  return or(
    ...[comments.text, comments.authorName, profiles.fullName, user.email].map(
      (column) => sql`position(${requested} in ${plain(column)}) > 0`,
    ),
  );
}

async function howMany(db: Queryable, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ total: count() }).from(comments).where(which);
  return row?.total ?? 0;
}

async function findComment(db: Queryable, id: string) {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  return row ?? null;
}
