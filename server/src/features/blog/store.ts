import type { BlogCategory } from '@pius/domain/blog/post.ts';
import type { Language } from '@pius/domain/language.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { blogPosts, blogVersions } from '../../db/tables/blog.ts';
import { queryOf } from './search-posts.ts';

/** How many posts a reader sees at a time. */
export const pageSize = 12;
/** How many related posts stand under one. */
const mostRelated = 3;

const { words: _words, ...versionColumns } = getTableColumns(blogVersions);

/** One language of a post, with what its languages share. */
export interface PostRow {
  post: typeof blogPosts.$inferSelect;
  version: Omit<typeof blogVersions.$inferSelect, 'words'>;
}

/** A post in a language is published at a moment when its time has come, and it was not deleted. */
function publishedAt(now: Date): SQL | undefined {
  // A draft has no moment, and nothing is before or after none.
  return and(lte(blogVersions.publishAt, now), isNull(blogPosts.deletedAt));
}

function shownIn(language: Language, now: Date): SQL | undefined {
  return and(eq(blogVersions.language, language), publishedAt(now));
}

function postRows(db: Queryable) {
  return db
    .select({ post: blogPosts, version: versionColumns })
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .$dynamic();
}

/** What a reader looks for. */
export interface PostQuery {
  language: Language;
  typed: string;
  category: BlogCategory | undefined;
  /** The id of the last post of the page before. */
  after: string | undefined;
  /** A post that stands elsewhere on the page. */
  without: string | undefined;
}

/**
 * A page of posts, one more than it holds where there are more, and how many are found in all.
 * Null: `after` is none of them.
 */
export async function findPosts(
  db: Queryable,
  { language, typed, category, after, without }: PostQuery,
  now: Date,
): Promise<{ rows: PostRow[]; total: number } | null> {
  const allWords = queryOf(typed, language, 'all');
  const isMatch = (query: SQL | null) =>
    and(
      shownIn(language, now),
      category && eq(blogPosts.category, category),
      query ? sql`${blogVersions.words} @@ ${query}` : undefined,
    );
  let query = allWords;
  let total = await countPosts(db, isMatch(query));
  if (total === 0 && allWords) {
    query = queryOf(typed, language, 'any');
    total = await countPosts(db, isMatch(query));
  }
  const score = query
    ? sql<number>`ts_rank(${blogVersions.words}, ${query})`
    : sql<number>`0::real`;
  const behind = after === undefined ? undefined : await scoreOf(db, after, isMatch(query), score);
  if (behind === null) return null;
  const rows = await postRows(db)
    .where(
      and(
        isMatch(query),
        without === undefined ? undefined : ne(blogPosts.id, without),
        behind &&
          sql`(${score}, ${blogVersions.publishAt}, ${blogVersions.postId}) < (${behind.score}::real, ${behind.publishAt}::timestamptz, ${after})`,
      ),
    )
    .orderBy(desc(score), desc(blogVersions.publishAt), desc(blogVersions.postId))
    .limit(pageSize + 1);
  return { rows, total };
}

async function countPosts(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ posts: count() })
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .where(where);
  return row?.posts ?? 0;
}

async function scoreOf(db: Queryable, id: string, where: SQL | undefined, score: SQL<number>) {
  const [row] = await db
    .select({ score, publishAt: sql<string>`${blogVersions.publishAt}::text` })
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .where(and(where, eq(blogVersions.postId, id)));
  return row ?? null;
}

/** The post that stands first, where it is published in a language; else null. */
export async function findFeatured(
  db: Queryable,
  language: Language,
  now: Date,
): Promise<PostRow | null> {
  const [row] = await postRows(db).where(and(shownIn(language, now), eq(blogPosts.featured, true)));
  return row ?? null;
}

/** The categories that have a published post in a language. */
export async function findCategories(
  db: Queryable,
  language: Language,
  now: Date,
): Promise<BlogCategory[]> {
  const rows = await db
    .selectDistinct({ category: blogPosts.category })
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .where(shownIn(language, now));
  return rows.map(({ category }) => category);
}

/**
 * The published post that an address names: the slug of one in this language, or else of one in
 * another. Null where there is none.
 */
export async function findBySlug(
  db: Queryable,
  slug: string,
  language: Language,
  now: Date,
): Promise<PostRow | null> {
  const [row] = await postRows(db)
    .where(and(eq(blogVersions.slug, slug), publishedAt(now)))
    .orderBy(desc(eq(blogVersions.language, language)), asc(blogVersions.language))
    .limit(1);
  return row ?? null;
}

/** The languages a post is published in. */
export function findVersions(db: Queryable, postId: string, now: Date): Promise<PostRow[]> {
  return postRows(db)
    .where(and(eq(blogVersions.postId, postId), publishedAt(now)))
    .orderBy(asc(blogVersions.language));
}

/** Other posts in a post's language: those of its category first, the newest first among them. */
export function findRelated(
  db: Queryable,
  { post, version }: PostRow,
  now: Date,
): Promise<PostRow[]> {
  return postRows(db)
    .where(and(shownIn(version.language, now), ne(blogPosts.id, post.id)))
    .orderBy(
      desc(eq(blogPosts.category, post.category)),
      desc(blogVersions.publishAt),
      desc(blogPosts.id),
    )
    .limit(mostRelated);
}
