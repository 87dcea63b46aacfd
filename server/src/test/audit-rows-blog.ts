import { eq } from 'drizzle-orm';
import { blogPosts } from '../db/tables/blog.ts';
import type { AuditRow } from './audit-rows.ts';
import { addBlogPost } from './blog-post.ts';

const posts = '/rest/v1/admin/blog/posts';

/** A call about a post that is there, in English. */
const onPost =
  (more: string, body?: unknown): AuditRow =>
  async ({ t }) => ({
    path: `${posts}/${await addBlogPost(t.ctx.db, { at: t.ctx.now() })}${more}`,
    body,
  });

const writing = {
  slug: 'one',
  title: 'Un',
  summary: 'Résumé.',
  source: 'Texte.',
  cover_alt: '',
  based_on: null,
};

/** The rows of the blog's desk. */
export const blogAuditRows: Record<string, AuditRow> = {
  'post /rest/v1/admin/blog/posts': async () => ({
    path: posts,
    body: { category: 'news', author: 'Anna', cover_art: null, cover_picture: null },
  }),
  'patch /rest/v1/admin/blog/posts/{id}': onPost('', { featured: true }),
  'delete /rest/v1/admin/blog/posts/{id}': onPost(''),
  'post /rest/v1/admin/blog/posts/{id}/restoration': async ({ t }) => {
    const { db } = t.ctx;
    const at = t.ctx.now();
    const id = await addBlogPost(db, { at });
    await db.update(blogPosts).set({ deletedAt: at }).where(eq(blogPosts.id, id));
    return { path: `${posts}/${id}/restoration` };
  },
  'put /rest/v1/admin/blog/posts/{id}/versions/{language}': onPost('/versions/fr', writing),
  'delete /rest/v1/admin/blog/posts/{id}/versions/{language}': onPost('/versions/en'),
  'put /rest/v1/admin/blog/posts/{id}/versions/{language}/publication': onPost(
    '/versions/en/publication',
    { publish_at: null },
  ),
  'post /rest/v1/admin/blog/imports': async () => ({
    path: '/rest/v1/admin/blog/imports',
    body: {
      ...{
        key: 'b'.repeat(64),
        language: 'en',
        title: 'Two',
        slug: 'brought-in',
        summary: 'Of two.',
      },
      ...{ source: 'Text.', author: 'Anna', category: 'news', publish_at: null },
    },
  }),
};
