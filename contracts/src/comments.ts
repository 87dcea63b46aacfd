import { z } from '@hono/zod-openapi';
import {
  commentReportReasons,
  commentStates,
  longestRemovalReason,
  longestReportNote,
} from '@pius/domain/blog/comment.ts';
import { languages } from '@pius/domain/language.ts';
import { slugParam } from './blog.ts';
import {
  body,
  defineRoute,
  grownUps,
  json,
  langQuery,
  ordinaryLimit,
  pageOf,
  pageQuery,
} from './route.ts';

const commentId = z.strictObject({ id: z.string().min(1).max(64) });
/** Longer than a comment may be, so that too long a one gets its own words. */
const commentText = z.string().max(20_000);
const reason = z.enum(commentReportReasons);

const comment = z.strictObject({
  id: z.string(),
  /** The comment it replies to. */
  parent_id: z.string().nullable(),
  /** The first name it was posted under; null for Anonymous. */
  author: z.string().nullable(),
  /** Null where it was removed and stands for the replies it has. */
  text: z.string().nullable(),
  /** `waiting` is seen by its author only; `removed` with its text, too. */
  status: z.enum(commentStates),
  /** Why the operator removed it, and the same in own words where there are some; told to its author only. */
  removed_for: reason.nullable(),
  removed_words: z.string().nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  own: z.boolean(),
  /** Until when the caller may change it; null where that is over or it is another's. */
  editable_until: z.string().nullable(),
  /** Whether the caller has reported it. */
  reported: z.boolean(),
});

const thread = comment.extend({
  /** Replies to it, the oldest first. */
  replies: z.array(comment),
});

/** The comments under a post in one language, the newest first, twenty at a time, each with its replies. */
export const listComments = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/blog/posts/{slug}/comments',
    request: {
      params: z.strictObject({ slug: slugParam }),
      query: langQuery.extend(pageQuery.shape),
    },
    responses: {
      200: json(
        pageOf(thread).extend({
          /** How many comments and replies others see. */
          total: z.int(),
          /** What `GET /realtime/v1/events?comments=` hears of these comments by. */
          topic: z.string(),
        }),
        'Comments',
      ),
    },
  },
  { who: grownUps, thing: 'comment', limit: ordinaryLimit },
);

/** Posts a comment or a reply to one that is none; sent again with the same key it is kept once. */
export const postComment = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/blog/posts/{slug}/comments',
    request: {
      params: z.strictObject({ slug: slugParam }),
      query: langQuery,
      body: body(
        z.strictObject({
          key: z.uuid(),
          text: commentText,
          parent_id: z.string().min(1).max(64).optional(),
          anonymous: z.boolean(),
        }),
      ),
    },
    responses: { 201: json(comment, 'As it is kept: shown, or waiting for approval') },
  },
  // A visitor may call, and is told 'You must be logged in to post a comment.'
  {
    who: [...grownUps, 'visitor'],
    thing: 'comment',
    limit: { per: 'account', count: 10, seconds: 300, shared: true },
  },
);

/** Changes an own comment within 15 minutes. */
export const editComment = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/comments/{id}',
    request: { params: commentId, body: body(z.strictObject({ text: commentText })) },
    responses: { 200: json(comment, 'As it stands') },
  },
  {
    who: grownUps,
    thing: 'comment',
    limit: { per: 'account', count: 30, seconds: 300, shared: true },
  },
);

/** Deletes an own comment: its words are gone at once, whatever replies it has stay. */
export const deleteComment = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/comments/{id}',
    request: { params: commentId },
    responses: { 200: json(z.strictObject({ deleted: z.literal(true) }), 'It is gone') },
  },
  { who: grownUps, thing: 'comment', limit: ordinaryLimit },
);

/** Tells the operator that another's comment is amiss; told again it is kept once. */
export const reportComment = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/comments/{id}/reports',
    request: {
      params: commentId,
      body: body(z.strictObject({ reason, note: z.string().max(longestReportNote).optional() })),
    },
    responses: { 201: json(z.strictObject({ received: z.literal(true) }), 'It is kept') },
  },
  {
    who: grownUps,
    thing: 'comment',
    limit: { per: 'account', count: 20, seconds: 3600, shared: true },
  },
);

const moderatedComment = z.strictObject({
  id: z.string(),
  post: z.strictObject({ slug: z.string(), title: z.string(), language: z.enum(languages) }),
  /** The words of the comment it replies to; null where it is none, or has none any more. */
  reply_to: z.string().nullable(),
  /** The first name it stands under; null for Anonymous. */
  author: z.string().nullable(),
  /** Whose account it comes from; null where that is deleted. */
  account: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  /** Null where its author has deleted it meanwhile. */
  text: z.string().nullable(),
  status: z.enum(commentStates),
  removed_for: reason.nullable(),
  removed_words: z.string().nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  /** What parents told of it, what nobody has looked at yet first. */
  reports: z.array(
    z.strictObject({
      reason,
      note: z.string().nullable(),
      created_at: z.string(),
      handled_at: z.string().nullable(),
    }),
  ),
});

/** Comments for an admin, newest first, fifty at a time: those that wait, those reported, or all; `q` looks in words, names and e-mails. */
export const listModeratedComments = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/comments',
    request: {
      query: pageQuery.extend({
        show: z.enum(['waiting', 'reported', 'all']).optional(),
        q: z.string().max(200).optional(),
      }),
    },
    responses: {
      200: json(
        pageOf(moderatedComment).extend({
          /** How many wait, and how many are reported. */
          waiting: z.int(),
          reported: z.int(),
        }),
        'Comments',
      ),
    },
  },
  { who: ['admin'], thing: 'comment', limit: ordinaryLimit },
);

/**
 * An admin shows a comment (approves or restores it, or lets a reported one stand) or removes it, and says why, by a reason
 * of the list or in own words, which `other` cannot do without: left out that is 400. Its reports are looked at by that.
 */
export const moderateComment = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/admin/comments/{id}',
    request: {
      params: commentId,
      body: body(
        z.strictObject({
          status: z.enum(['shown', 'removed']),
          reason: reason.optional(),
          words: z.string().max(longestRemovalReason).optional(),
        }),
      ),
    },
    responses: { 200: json(moderatedComment, 'As it stands') },
  },
  { who: ['admin'], thing: 'comment', limit: ordinaryLimit },
);

export type BlogComment = z.infer<typeof comment>;
export type CommentThread = z.infer<typeof thread>;
export type ModeratedComment = z.infer<typeof moderatedComment>;

export const routes = [
  listComments,
  postComment,
  editComment,
  deleteComment,
  reportComment,
  listModeratedComments,
  moderateComment,
] as const;
