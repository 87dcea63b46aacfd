import { randomUUID } from 'node:crypto';
import type { BlogCategory } from '@pius/domain/blog/post.ts';
import type { Language } from '@pius/domain/language.ts';
import { inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { blogVersions } from '../../../db/tables/blog.ts';
import { uniqueViolation } from '../../../db/unique-violation.ts';
import { recordAction } from '../../admin/audit.ts';
import { checkComplete, checkShared, checkTexts } from '../desk/check-post.ts';
import type { Editing } from '../desk/edit-posts.ts';
import { writeShared, writeVersion } from '../desk/store.ts';
import { notePicturesOfText } from '../pictures-of-posts.ts';
import { renderPost } from '../render-post.ts';
import { wordsOfPost } from '../search-posts.ts';

/** A post as an admin has chosen to bring it in. */
export interface ChosenPost {
  key: string;
  language: Language;
  title: string;
  slug: string;
  summary: string;
  source: string;
  author: string;
  category: BlogCategory;
  publishAt: Date | null;
}

/**
 * Brings a post in and leaves its line in the audit log, both or neither. One that is there
 * already, by its key or by its address in the language, is left as it is. Throws 400 with the
 * fields.
 */
export async function importPost(
  { ctx, adminId, now }: Editing,
  { key, category, author, publishAt, ...chosen }: ChosenPost,
): Promise<'made' | 'there'> {
  const { language } = chosen;
  const texts = { ...chosen, coverAlt: '' };
  const id = randomUUID();
  const shared = { ...{ id, category, featured: false, coverArt: null, coverPicture: null } };
  const post = { ...shared, author: author.trim(), createdAt: now, deletedAt: null };
  checkShared(post);
  checkTexts(texts);
  if (publishAt !== null) checkComplete(post, texts);
  const { html, text, readMinutes } = renderPost(texts.source);
  const version = { ...texts, postId: id, readMinutes, publishAt, revision: 1, updatedAt: now };
  try {
    return await ctx.db.transaction(async (tx) => {
      const known = await findThere(tx, [{ key, slug: texts.slug }]);
      if (known.some((one) => one.language === language)) return 'there';
      await writeShared(tx, post);
      const words = wordsOfPost({ ...texts, text }, language);
      await writeVersion(tx, { ...version, importKey: key }, words);
      await notePicturesOfText(tx, { postId: id, language }, html);
      const of = { subject: 'post', subjectId: id, details: { language } } as const;
      await recordAction(tx, adminId, { action: 'post.imported', ...of }, now);
      return 'made';
    });
  } catch (error) {
    if (uniqueViolation(error)) return 'there';
    throw error;
  }
}

/**
 * The languages of posts that are here already, by what an import knows them by, or by their
 * address.
 */
export function findThere(
  db: Queryable,
  posts: readonly { key: string; slug: string }[],
): Promise<{ key: string | null; slug: string; language: Language }[]> {
  const { language, slug, importKey } = blogVersions;
  return db
    .select({ key: importKey, slug, language })
    .from(blogVersions)
    .where(
      or(
        inArray(
          importKey,
          posts.map((post) => post.key),
        ),
        inArray(
          slug,
          posts.map((post) => post.slug),
        ),
      ),
    );
}
