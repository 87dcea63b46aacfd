import type { OpenAPIHono } from '@hono/zod-openapi';
import { listPosts, readPost } from '@pius/contracts/blog.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { commentRoutes } from './comments/routes.ts';
import { blogDeskRoutes } from './desk/routes.ts';
import { blogImportRoutes } from './import/routes.ts';
import { listPublished, readPublished } from './read-posts.ts';

/**
 * The blog: what parents read of it, their comments, and the desk where posts are written and
 * imported.
 */
export function register(app: OpenAPIHono, ctx: AppContext): void {
  blogDeskRoutes(app, ctx);
  blogImportRoutes(app, ctx);
  commentRoutes(app, ctx);
  mount(app, ctx, listPosts, ({ query, language, now }) =>
    listPublished(ctx, query, language, now),
  );
  mount(app, ctx, readPost, ({ params, language, now }) =>
    readPublished(ctx, params.slug, language, now),
  );
}
