import type { OpenAPIHono } from '@hono/zod-openapi';
import { listPosts, readPost } from '@pius/contracts/blog.ts';
import type { House } from '../../house.ts';
import { mount } from '../../platform/http/mount.ts';
import { listPublished, readPublished } from './read-posts.ts';

/** What parents read of the blog. */
export function blogRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, listPosts, ({ query, language, now }) =>
    listPublished(house, query, language, now),
  );
  mount(app, house, readPost, ({ params, language, now }) =>
    readPublished(house, params.slug, language, now),
  );
}
