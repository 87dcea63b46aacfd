import type { VersionState } from '@pius/domain/blog/post.ts';
import { languages } from '@pius/domain/language.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { blogPosts, blogVersions } from '../../../db/tables/blog.ts';
import { queryOf } from '../search-posts.ts';

/** How many posts an admin sees at a time. */
export const pageSize = 50;

const { words: _words, ...versionColumns } = getTableColumns(blogVersions);

export type PostShared = typeof blogPosts.$inferSelect;
export type PostVersion = Omit<typeof blogVersions.$inferSelect, 'words'>;

/** A post with all its languages. */
export interface WholePost {
  post: PostShared;
  versions: PostVersion[];
}

/** What an admin narrows the list to: how a language stands, or the bin. */
type PostFilter = VersionState | 'deleted';

/** It does not lie in the bin. */
const isThere = isNull(blogPosts.deletedAt);

/** The versions that stand so at a moment. */
function isInState(status: VersionState, now: Date): SQL | undefined {
  const { publishAt } = blogVersions;
  const conditions = {
    draft: isNull(publishAt),
    scheduled: gt(publishAt, now),
    published: lte(publishAt, now),
  };
  return conditions[status];
}

/** The versions that have the words somebody typed; undefined where none were typed. */
function hasWords(typed: string): SQL | undefined {
  const result = languages.map((language) => {
    const query = queryOf(typed, language, 'all');
    return (
      query && and(eq(blogVersions.language, language), sql`${blogVersions.words} @@ ${query}`)
    );
  });
  return or(...result.filter((condition) => condition !== null));
}

/** Posts, the newest first, from behind `last` on: one more than a page. */
export async function listPosts(
  db: Queryable,
  {
    status,
    typed,
    last,
  }: { status: PostFilter | undefined; typed: string; last: PostShared | null },
  now: Date,
): Promise<WholePost[]> {
  const state = status === 'deleted' ? undefined : status;
  const ofVersion = and(state && isInState(state, now), hasWords(typed));
  const has = db
    .select({ one: sql`1` })
    .from(blogVersions)
    .where(and(eq(blogVersions.postId, blogPosts.id), ofVersion));
  const posts = await db
    .select()
    .from(blogPosts)
    .where(
      and(
        last
          ? or(
              lt(blogPosts.createdAt, last.createdAt),
              and(eq(blogPosts.createdAt, last.createdAt), lt(blogPosts.id, last.id)),
            )
          : undefined,
        ofVersion ? exists(has) : undefined,
        status === 'deleted' ? isNotNull(blogPosts.deletedAt) : isThere,
      ),
    )
    .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
    .limit(pageSize + 1);
  const versions = await versionsOf(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => ({
    post,
    versions: versions.filter(({ postId }) => postId === post.id),
  }));
}

function versionsOf(db: Queryable, ids: string[]): Promise<PostVersion[]> {
  return db
    .select(versionColumns)
    .from(blogVersions)
    .where(inArray(blogVersions.postId, ids))
    .orderBy(asc(blogVersions.language));
}

/** What the languages of a post share, also of one in the bin; null where there is no such post. */
export async function findShared(db: Queryable, id: string): Promise<PostShared | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/**
 * A post with all its languages, that nobody else changes until the transaction ends. Input:
 * whether one in the bin is meant.
 * @returns Null where there is none.
 */
export async function lockPost(
  tx: Queryable,
  id: string,
  { inBin = false } = {},
): Promise<WholePost | null> {
  const place = inBin ? isNotNull(blogPosts.deletedAt) : isThere;
  const [post] = await tx
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), place))
    .for('update');
  return post ? { post, versions: await versionsOf(tx, [id]) } : null;
}

/** A post with all its languages; null where there is none, or it lies in the bin. */
export async function findWhole(db: Queryable, id: string): Promise<WholePost | null> {
  const post = await findShared(db, id);
  return post?.deletedAt === null ? { post, versions: await versionsOf(db, [id]) } : null;
}

/** The post that has a slug in a language; null where none has. */
export async function findSlug(
  db: Queryable,
  language: PostVersion['language'],
  slug: string,
): Promise<{ id: string; title: string } | null> {
  const [row] = await db
    .select({ id: blogVersions.postId, title: blogVersions.title })
    .from(blogVersions)
    .where(and(eq(blogVersions.language, language), eq(blogVersions.slug, slug)));
  return row ?? null;
}

/** Puts in a post, or changes what its languages share. */
export async function writeShared(tx: Queryable, post: PostShared): Promise<void> {
  if (post.featured) {
    await tx.update(blogPosts).set({ featured: false }).where(eq(blogPosts.featured, true));
  }
  const { id: _id, ...change } = post;
  await tx.insert(blogPosts).values(post).onConflictDoUpdate({ target: blogPosts.id, set: change });
}

/** Puts in one language of a post, or changes it. */
export async function writeVersion(tx: Queryable, version: PostVersion, words: SQL): Promise<void> {
  const { postId: _post, language: _language, ...change } = version;
  await tx
    .insert(blogVersions)
    .values({ ...version, words })
    .onConflictDoUpdate({
      target: [blogVersions.postId, blogVersions.language],
      set: { ...change, words },
    });
}

/** Sets when one language of a post is published; null for never. */
export async function setPublication(
  tx: Queryable,
  { postId, language }: Pick<PostVersion, 'postId' | 'language'>,
  publishAt: Date | null,
): Promise<void> {
  await tx.update(blogVersions).set({ publishAt }).where(isVersion(postId, language));
}

/** Deletes one language of a post, with its comments. */
export async function dropVersion(
  tx: Queryable,
  { postId, language }: Pick<PostVersion, 'postId' | 'language'>,
): Promise<void> {
  await tx.delete(blogVersions).where(isVersion(postId, language));
}

/**
 * Puts a post into the bin at a moment, or takes it out (null). One that is deleted stands first no
 * more.
 */
export async function setDeleted(tx: Queryable, id: string, deletedAt: Date | null): Promise<void> {
  await tx.update(blogPosts).set({ deletedAt, featured: false }).where(eq(blogPosts.id, id));
}

function isVersion(postId: string, language: PostVersion['language']): SQL | undefined {
  return and(eq(blogVersions.postId, postId), eq(blogVersions.language, language));
}
