import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import { publishedPost } from '../read-posts.ts';
import type { CommentPlace } from './topic.ts';

/**
 * Where the comments of a published post stand: in the language asked for, else in that of its
 * slug. Throws 404 `post_not_found` where there is no such post, or not yet.
 */
export async function findPlace(
  { db }: Pick<AppContext, 'db'>,
  slug: string,
  language: Language,
  now: Date,
): Promise<CommentPlace> {
  const { post, version } = (await publishedPost(db, slug, language, now)).row;
  return { postId: post.id, language: version.language };
}
