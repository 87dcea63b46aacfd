import type { Post } from '@pius/contracts/blog.ts';
import type { BlogCategory } from '@pius/domain/blog/post.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findPictures } from './pictures-of-posts.ts';
import { presentCard, presentPost } from './present.ts';
import {
  findBySlug,
  findCategories,
  findFeatured,
  findPosts,
  findRelated,
  findVersions,
  type PostRow,
  pageSize,
} from './store.ts';

/** What a reader looks for on /blog. */
interface PostsRequest {
  q?: string | undefined;
  category?: BlogCategory | undefined;
  after?: string | undefined;
}

/**
 * A page of published posts in a language. The featured one is told apart where all posts are read
 * through, and stands on none of the pages then. Throws 404 where `after` is no post that is found.
 */
export async function listPublished(
  { db }: Pick<AppContext, 'db'>,
  { q = '', category, after }: PostsRequest,
  language: Language,
  now: Date,
) {
  const all = q.trim() === '' && category === undefined;
  const featured = all ? await findFeatured(db, language, now) : null;
  const requested = { language, typed: q, category, after, without: featured?.post.id };
  const result = await findPosts(db, requested, now);
  if (!result) throw new AppError('not_found');
  const shown = result.rows.slice(0, pageSize);
  const pictures = await picturesOf(db, featured ? [featured, ...shown] : shown);
  return {
    items: shown.map((row) => presentCard(row, pictures)),
    next: result.rows.length > pageSize ? (shown.at(-1)?.post.id ?? null) : null,
    total: result.total,
    featured: featured && after === undefined ? presentCard(featured, pictures) : null,
    categories: await findCategories(db, language, now),
  };
}

/**
 * The published post of an address, in the language wanted where it has it, else in the one of the
 * address. Throws 404 `post_not_found`.
 */
export async function publishedPost(
  db: AppContext['db'],
  slug: string,
  language: Language,
  now: Date,
): Promise<{ row: PostRow; versions: PostRow[] }> {
  const named = await findBySlug(db, slug, language, now);
  if (!named) throw new AppError('post_not_found');
  const versions = await findVersions(db, named.post.id, now);
  const row = versions.find(({ version }) => version.language === language) ?? named;
  return { row, versions };
}

/** The same as it is read. */
export async function readPublished(
  { db }: Pick<AppContext, 'db'>,
  slug: string,
  language: Language,
  now: Date,
): Promise<Post> {
  const { row, versions } = await publishedPost(db, slug, language, now);
  const related = await findRelated(db, row, now);
  return presentPost(row, { versions, related, pictures: await picturesOf(db, [row, ...related]) });
}

function picturesOf(db: AppContext['db'], rows: PostRow[]) {
  return findPictures(
    db,
    rows.map(({ post }) => post.coverPicture),
  );
}
