import type { OpenAPIHono } from '@hono/zod-openapi';
import { listPosts, readPost } from '@pius/contracts/blog.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { commentRoutes } from './comments/routes.ts';
import { blogDeskRoutes } from './desk/routes.ts';
import { blogImportRoutes } from './import/routes.ts';
import { listPublished, readPublished } from './read-posts.ts';

/** The blog: what parents read of it, their comments, and the desk where posts are written and imported. */
export function register(app: OpenAPIHono, house: House): void {
  blogDeskRoutes(app, house);
  blogImportRoutes(app, house);
  commentRoutes(app, house);
  mount(app, house, listPosts, ({ query, language, now }) =>
    listPublished(house, query, language, now),
  );
  mount(app, house, readPost, ({ params, language, now }) =>
    readPublished(house, params.slug, language, now),
  );
}
