import { createHash, randomUUID } from 'node:crypto';
import type { Article } from '@pius/domain/blog/article.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { blogPosts, blogSeeded, blogVersions } from '../../db/tables/blog.ts';
import { type PostVersion, writeVersion } from './desk/store.ts';
import { renderPost } from './render-post.ts';
import { wordsOfPost } from './search-posts.ts';

/** Any number, as long as every process locks the same one while it plants. */
const seedLock = 6_240_711;

/**
 * Puts the articles of the content folder into the blog, each language once. A newer text of a file
 * takes the place of the one that was put in, unless an admin has edited that since; what an admin
 * deleted stays deleted. Any number of processes may call it at once. One whose address another
 * post has is left out.
 */
export async function seedArticles({
  db,
  content,
  now,
}: Pick<AppContext, 'db' | 'content' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    for (const language of languages) {
      for (const article of content.articles(language)) {
        await seed(tx, article, language, now());
      }
    }
  });
}

async function seed(tx: Queryable, article: Article, language: Language, now: Date) {
  const { folder } = article;
  const version = hashOf(article);
  const [seeded] = await tx
    .select()
    .from(blogSeeded)
    .where(and(eq(blogSeeded.folder, folder), eq(blogSeeded.language, language)));
  if (seeded?.version === version) return;
  const postId = seeded?.postId ?? (await postOf(tx, article, now));
  const [known] = await tx
    .select()
    .from(blogVersions)
    .where(and(eq(blogVersions.postId, postId), eq(blogVersions.language, language)));
  const untouched = seeded ? known !== undefined && known.revision === 1 : known === undefined;
  const fits = untouched && (await hasPlace(tx, { postId, language, slug: article.slug }));
  if (fits) await write(tx, { postId, language, now }, article, known?.publishAt);
  const row = { folder, language, postId, version };
  await tx
    .insert(blogSeeded)
    .values(row)
    .onConflictDoUpdate({ target: [blogSeeded.folder, blogSeeded.language], set: row });
}

/** Whether the post is still there, and no other one has the address. */
async function hasPlace(
  tx: Queryable,
  { postId, language, slug }: Pick<PostVersion, 'postId' | 'language' | 'slug'>,
): Promise<boolean> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId));
  const others = and(
    eq(blogVersions.language, language),
    eq(blogVersions.slug, slug),
    ne(blogVersions.postId, postId),
  );
  return post !== undefined && (await tx.$count(blogVersions, others)) === 0;
}

/** The post of an article's folder, whose languages may have been planted at different times. */
async function postOf(tx: Queryable, article: Article, now: Date): Promise<string> {
  const [sibling] = await tx
    .select()
    .from(blogSeeded)
    .where(eq(blogSeeded.folder, article.folder))
    .limit(1);
  if (sibling) return sibling.postId;
  const id = randomUUID();
  const { category, author, cover } = article;
  const taken = await tx.$count(blogPosts, eq(blogPosts.featured, true));
  const featured = article.featured && taken === 0;
  await tx
    .insert(blogPosts)
    .values({ id, category, author, featured, coverArt: cover, createdAt: dayOf(article, now) });
  return id;
}

async function write(
  tx: Queryable,
  { postId, language, now }: { postId: string; language: Language; now: Date },
  article: Article,
  publishedAt: Date | null | undefined,
): Promise<void> {
  const { slug, title, summary, source, coverAlt } = article;
  const { text, readMinutes } = renderPost(source);
  const version: PostVersion = {
    ...{ postId, language, slug, title, summary, source, coverAlt, readMinutes },
    // An admin may have withdrawn it, or set another day.
    publishAt: publishedAt === undefined ? dayOf(article, now) : publishedAt,
    revision: 1,
    // A text that is new to everybody was not changed.
    updatedAt: publishedAt === undefined ? dayOf(article, now) : now,
    importKey: null,
  };
  await writeVersion(tx, version, wordsOfPost({ title, summary, text }, language));
}

/** The day it bears; never one to come, whatever clock a machine has. */
function dayOf({ date }: Article, now: Date): Date {
  const day = new Date(`${date}T06:00:00Z`);
  return day > now ? now : day;
}

function hashOf(article: Article): string {
  return createHash('sha256').update(JSON.stringify(article)).digest('hex');
}
