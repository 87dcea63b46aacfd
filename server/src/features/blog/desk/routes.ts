import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  changePost as changePostRoute,
  createPost as createPostRoute,
  type DeskPost,
  deletePost as deletePostRoute,
  deleteVersion as deleteVersionRoute,
  findSlug as findSlugRoute,
  listDeskPosts,
  previewPost,
  publishVersion as publishVersionRoute,
  readDeskPost,
  restorePost as restorePostRoute,
  saveVersion as saveVersionRoute,
} from '@pius/contracts/blog-desk.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { Caller } from '../../../platform/sign-in/caller.ts';
import { findPictures } from '../pictures-of-posts.ts';
import {
  changePost,
  createPost,
  deletePost,
  deleteVersion,
  type Editing,
  previewOf,
  publishVersion,
  restorePost,
  saveVersion,
} from './edit-posts.ts';
import { presentDesk, presentListed } from './present.ts';
import { findShared, findSlug, findWhole, listPosts, pageSize } from './store.ts';

/** The blog as an admin writes it. */
export function blogDeskRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  const editing = ({ caller, now }: { caller: Caller; now: Date }): Editing => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    return { ctx, adminId: caller.account.id, now };
  };
  const answer = async (id: string, now: Date): Promise<DeskPost> => {
    const whole = await findWhole(db, id);
    if (!whole) throw new AppError('not_found');
    return presentDesk(whole, await findPictures(db, [whole.post.coverPicture]), now);
  };
  mount(app, ctx, listDeskPosts, async ({ query, now }) => {
    const { q = '', status, after } = query;
    const last = after === undefined ? null : await findShared(db, after);
    if (after !== undefined && !last) throw new AppError('not_found');
    const rows = await listPosts(db, { status, typed: q, last }, now);
    const shown = rows.slice(0, pageSize);
    const pictures = await findPictures(
      db,
      shown.map(({ post }) => post.coverPicture),
    );
    return {
      items: shown.map((row) => presentListed(row, pictures, now)),
      next: rows.length > pageSize ? (shown.at(-1)?.post.id ?? null) : null,
    };
  });
  mount(app, ctx, readDeskPost, ({ params, now }) => answer(params.id, now));
  mount(app, ctx, createPostRoute, async (call) => {
    const { category, author, cover_art, cover_picture } = call.body;
    const wish = { category, author, coverArt: cover_art, coverPicture: cover_picture };
    return answer(await createPost(editing(call), wish, call.body.first), call.now);
  });
  mount(app, ctx, changePostRoute, async (call) => {
    const { cover_art, cover_picture, ...rest } = call.body;
    const wish = {
      ...rest,
      ...(cover_art === undefined ? {} : { coverArt: cover_art }),
      ...(cover_picture === undefined ? {} : { coverPicture: cover_picture }),
    };
    await changePost(editing(call), call.params.id, wish);
    return answer(call.params.id, call.now);
  });
  mount(app, ctx, deletePostRoute, async (call) => {
    await deletePost(editing(call), call.params.id);
    return { deleted: true as const };
  });
  mount(app, ctx, restorePostRoute, async (call) => {
    await restorePost(editing(call), call.params.id);
    return answer(call.params.id, call.now);
  });
  mount(app, ctx, saveVersionRoute, async (call) => {
    const { id: postId, language } = call.params;
    const { cover_alt: coverAlt, based_on: basedOn, ...texts } = call.body;
    await saveVersion(editing(call), { postId, language }, { ...texts, coverAlt, basedOn });
    return answer(postId, call.now);
  });
  mount(app, ctx, deleteVersionRoute, async (call) => {
    const { id: postId, language } = call.params;
    await deleteVersion(editing(call), { postId, language });
    return answer(postId, call.now);
  });
  mount(app, ctx, publishVersionRoute, async (call) => {
    const { id: postId, language } = call.params;
    const moment = momentOf(call.body.publish_at, call.now);
    await publishVersion(editing(call), { postId, language }, moment);
    return answer(postId, call.now);
  });
  mount(app, ctx, findSlugRoute, async ({ params }) => ({
    taken_by: await findSlug(db, params.language, params.slug),
  }));
  mount(app, ctx, previewPost, async ({ body }) => previewOf(body.source));
}

function momentOf(publishAt: string | null, now: Date): Date | null {
  if (publishAt === null) return null;
  return publishAt === 'now' ? now : new Date(publishAt);
}
