import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  importPost as importPostRoute,
  readDocument as readDocumentRoute,
} from '@pius/contracts/blog-import.ts';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { mount } from '../../../platform/http/mount.ts';
import { readUpload } from '../../../platform/http/uploads.ts';
import { findThere, importPost } from './import-post.ts';
import { readAside } from './read-aside.ts';

/** Posts brought in from Markdown and from WordPress. */
export function blogImportRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readDocumentRoute, async ({ c }) => {
    const reading = await readAside(await readUpload(c, readDocumentRoute.rules));
    const known = await findThere(ctx.db, reading.posts);
    const posts = reading.posts.map((post) => {
      const same = known.filter(({ key, slug }) => key === post.key || slug === post.slug);
      return { ...post, there: [...new Set(same.map(({ language }) => language))] };
    });
    return { ...reading, posts };
  });
  mount(app, ctx, importPostRoute, async ({ body, caller, now }) => {
    if (!caller.account) throw new AppError('user_not_authenticated');
    const { publish_at, ...chosen } = body;
    const publishAt = publish_at === null ? null : new Date(publish_at);
    const editing = { ctx, adminId: caller.account.id, now };
    return { outcome: await importPost(editing, { ...chosen, publishAt }) };
  });
}
