import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  deleteComment,
  editComment,
  listComments,
  listModeratedComments,
  moderateComment,
  postComment,
  reportComment,
} from '@pius/contracts/comments.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { KnownAccount } from '../../../platform/sign-in/account-of-user.ts';
import { findPlace } from './find-place.ts';
import { decide, listForAdmin } from './moderate.ts';
import { type CommentRow, commenterOf } from './policy.ts';
import { presentComment } from './present.ts';
import { readComments } from './read.ts';
import { saveReport } from './report.ts';
import { approveComment, changeComment, removeOwn } from './write.ts';

/** Comments under posts, for parents, and what an admin does about them. */
export function commentRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, listComments, async ({ params, query, caller, language, now }) => {
    const account = commenterOf(caller);
    const place = await findPlace(ctx, params.slug, language, now);
    return readComments(ctx, place, account, { after: query.after, now });
  });
  mount(app, ctx, postComment, async ({ params, body, caller, language, now }) => {
    const account = commenterOf(caller);
    return failingInWords(ctx, async () => {
      const place = await findPlace(ctx, params.slug, language, now);
      const row = await approveComment({ ctx, account, now }, place, body);
      return toAuthor(row, account, now);
    });
  });
  mount(app, ctx, editComment, async ({ params, body, caller, now }) => {
    const account = commenterOf(caller);
    const row = await failingInWords(ctx, () =>
      changeComment({ ctx, account, now }, params.id, body.text),
    );
    return toAuthor(row, account, now);
  });
  mount(app, ctx, deleteComment, async ({ params, caller, now }) => {
    await removeOwn({ ctx, account: commenterOf(caller), now }, params.id);
    return { deleted: true as const };
  });
  mount(app, ctx, reportComment, async ({ params, body, caller, now }) => {
    await saveReport({ ctx, account: commenterOf(caller), now }, params.id, body);
    return { received: true as const };
  });
  mount(app, ctx, listModeratedComments, ({ query }) => listForAdmin(ctx, query));
  mount(app, ctx, moderateComment, ({ params, body, caller, now }) =>
    decide(ctx, commenterOf(caller).id, params.id, body, now),
  );
}

function toAuthor(row: CommentRow, { id }: KnownAccount, now: Date) {
  return presentComment(row, { id, reported: new Set() }, now);
}

/**
 * Where our own server fails, a comment says so in the fixed words.
 * @see docs/requirements.md#r-comments
 */
async function failingInWords<T>(ctx: AppContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.error({ err: error }, 'a comment was not kept');
    throw new AppError('comment_failed');
  }
}
