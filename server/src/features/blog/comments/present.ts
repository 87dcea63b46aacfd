import type { BlogComment } from '@pius/contracts/comments.ts';
import { type CommentRow, editableUntil, isSeen } from './policy.ts';

/** Who looks, and what is known of them: the comments they have reported. */
export interface Onlooker {
  id: string;
  reported: ReadonlySet<string>;
}

/**
 * A comment as one parent sees it: never whose account it comes from. What is not for others stands without words and
 * name; its author still sees it, with why it was removed.
 */
export function presentComment(
  row: CommentRow,
  { id, reported }: Onlooker,
  now: Date,
): BlogComment {
  const own = row.userId === id;
  const readable = isSeen(row) || (own && row.text !== null);
  return {
    id: row.id,
    parent_id: row.parentId,
    author: readable ? row.authorName : null,
    text: readable ? row.text : null,
    status: readable ? row.status : 'removed',
    removed_for: own && readable ? row.removedFor : null,
    removed_words: own && readable ? row.removedWords : null,
    created_at: row.createdAt.toISOString(),
    edited_at: readable ? (row.editedAt?.toISOString() ?? null) : null,
    own: own && readable,
    editable_until: editableUntil(row, id, now)?.toISOString() ?? null,
    reported: reported.has(row.id),
  };
}
