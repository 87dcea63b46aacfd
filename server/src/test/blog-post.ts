import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { blogPosts, blogVersions } from '../db/tables/blog.ts';

/**
 * Puts a published post in one language into the database.
 * @returns Its id.
 */
export async function addBlogPost(
  db: Database,
  input: Partial<Omit<typeof blogVersions.$inferInsert, 'words'>> & { at: Date; words?: SQL },
): Promise<string> {
  const { at, ...version } = input;
  const id = version.postId ?? randomUUID();
  await db
    .insert(blogPosts)
    .values({ id, category: 'teaching', author: 'Saint Pius X Quest', createdAt: at })
    .onConflictDoNothing();
  await db.insert(blogVersions).values({
    language: 'en',
    slug: `post-${id}`,
    title: 'A post',
    summary: 'What it is about.',
    source: 'Its words.',
    coverAlt: '',
    readMinutes: 1,
    publishAt: at,
    updatedAt: at,
    words: sql`to_tsvector('english', 'post')`,
    ...version,
    postId: id,
  });
  return id;
}
