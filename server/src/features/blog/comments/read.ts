import type { CommentThread } from '@pius/contracts/comments.ts';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { commentReports, comments } from '../../../db/tables/blog.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { KnownAccount } from '../../../platform/sign-in/account-of-user.ts';
import type { CommentRow } from './policy.ts';
import { presentComment } from './present.ts';
import { type CommentPlace, placeName } from './topic.ts';

const pageSize = 20;
const reply = alias(comments, 'reply');

type Table = typeof comments;
const seenBy = (table: Table, userId: string) =>
  and(isNotNull(table.text), or(eq(table.status, 'shown'), eq(table.userId, userId)));
const seenByAll = (table: Table) => and(isNotNull(table.text), eq(table.status, 'shown'));
const at = ({ postId, language }: CommentPlace) =>
  and(eq(comments.postId, postId), eq(comments.language, language));

/**
 * A page of the comments of a place as one parent sees them, the newest first, each with its
 * replies. One that is removed stands, without words, for the replies it has. Throws 404 for an
 * unknown `after`.
 */
export async function readComments(
  { db }: Pick<AppContext, 'db'>,
  place: CommentPlace,
  account: KnownAccount,
  { after, now }: { after: string | undefined; now: Date },
) {
  const last = after === undefined ? null : await findHere(db, place, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const roots = await db
    .select()
    .from(comments)
    .where(
      and(
        at(place),
        isNull(comments.parentId),
        or(seenBy(comments, account.id), hasReplyFor(db, account.id)),
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
  const shown = roots.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const replies = await repliesTo(db, ids, account.id);
  const reported = await reportedBy(db, account.id, [...ids, ...replies.map(({ id }) => id)]);
  const present = (row: CommentRow) => presentComment(row, { id: account.id, reported }, now);
  const items: CommentThread[] = shown.map((root) => ({
    ...present(root),
    replies: replies.filter(({ parentId }) => parentId === root.id).map(present),
  }));
  return {
    items,
    next: roots.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    total: await countSeen(db, place),
    topic: placeName(place),
  };
}

function hasReplyFor(db: Queryable, userId: string) {
  return exists(
    db
      .select({ id: reply.id })
      .from(reply)
      .where(and(eq(reply.parentId, comments.id), seenBy(reply as never, userId))),
  );
}

async function repliesTo(db: Queryable, ids: string[], userId: string): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(comments)
    .where(and(inArray(comments.parentId, ids), seenBy(comments, userId)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

async function reportedBy(db: Queryable, userId: string, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: commentReports.commentId })
    .from(commentReports)
    .where(and(eq(commentReports.userId, userId), inArray(commentReports.commentId, ids)));
  return new Set(rows.map(({ id }) => id));
}

async function countSeen(db: Queryable, place: CommentPlace): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(comments)
    .where(and(at(place), seenByAll(comments)));
  return row?.total ?? 0;
}

async function findHere(db: Queryable, place: CommentPlace, id: string) {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(at(place), eq(comments.id, id)));
  return row ?? null;
}
