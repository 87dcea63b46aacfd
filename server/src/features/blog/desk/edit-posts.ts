import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@pius/domain/admin/audit.ts';
import { longest } from '@pius/domain/blog/post.ts';
import { slugOf } from '@pius/domain/blog/slug.ts';
import type { Language } from '@pius/domain/language.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { uniqueViolation } from '../../../db/unique-violation.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { recordAction } from '../../admin/audit.ts';
import { findPictures, notePictureOfCover, notePicturesOfText } from '../pictures-of-posts.ts';
import { renderPost } from '../render-post.ts';
import { wordsOfPost } from '../search-posts.ts';
import { checkComplete, checkShared, checkTexts } from './check-post.ts';
import {
  dropVersion,
  findSlug,
  lockPost,
  type PostShared,
  type PostVersion,
  setDeleted,
  setPublication,
  type WholePost,
  writeShared,
  writeVersion,
} from './store.ts';

/** Who edits, and when. */
export interface Editing {
  ctx: Pick<AppContext, 'db'>;
  adminId: string;
  now: Date;
}

/** What the languages of a post share, as it is wished. */
export type SharedWish = Pick<PostShared, 'category' | 'author' | 'coverArt' | 'coverPicture'>;

/**
 * Does an act on a post and leaves its line in the audit log, both or neither. Throws 404 for a
 * post there is none of.
 */
function perform(
  { ctx, adminId, now }: Editing,
  id: string,
  work: (tx: Queryable, whole: WholePost) => Promise<{ action: AuditAction; language?: Language }>,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const whole = await lockPost(tx, id);
    if (!whole) throw new AppError('not_found');
    const { action, ...details } = await work(tx, whole);
    await recordAction(tx, adminId, { action, subject: 'post', subjectId: id, details }, now);
  });
}

/** The title a post begins with, in one language. */
interface FirstTitle {
  language: Language;
  title: string;
}

/**
 * Makes a post, of which perhaps the title is there in one language.
 * @returns Its id.
 * @throws 400 with the fields.
 */
export async function createPost(
  { ctx, adminId, now }: Editing,
  wish: SharedWish,
  first?: FirstTitle,
): Promise<string> {
  const id = randomUUID();
  const author = wish.author.trim();
  const post = { ...wish, author, id, featured: false, createdAt: now, deletedAt: null };
  checkShared(post);
  await ctx.db.transaction(async (tx) => {
    await writeCover(tx, post);
    await writeShared(tx, post);
    if (first) await writeTitle(tx, id, first, now);
    const of = { subject: 'post', subjectId: id } as const;
    await recordAction(tx, adminId, { action: 'post.created', ...of }, now);
  });
  return id;
}

/** Begins a language with a title alone, at the first address made of it that is free. */
async function writeTitle(
  tx: Queryable,
  postId: string,
  { language, title }: FirstTitle,
  now: Date,
): Promise<void> {
  const made = slugOf(title);
  let slug = made;
  for (let next = 2; await findSlug(tx, language, slug); next += 1) slug = `${made}-${next}`;
  const texts = { title: title.trim(), slug, summary: '', source: '', coverAlt: '' };
  checkTexts(texts);
  const { text, readMinutes } = renderPost('');
  const known = { importKey: null, publishAt: null, revision: 1, updatedAt: now };
  const version = { ...texts, ...known, postId, language, readMinutes };
  await writeVersion(tx, version, wordsOfPost({ ...texts, text }, language));
}

/**
 * Changes what the languages of a post share. Throws 404; 400 with the fields, also where a
 * published language lacks words for a new cover.
 */
export function changePost(
  editing: Editing,
  id: string,
  wish: Partial<SharedWish & { featured: boolean }>,
): Promise<void> {
  return perform(editing, id, async (tx, { post, versions }) => {
    const changed = { ...post, ...wish, author: (wish.author ?? post.author).trim() };
    checkShared(changed);
    for (const version of versions) {
      if (version.publishAt !== null) checkComplete(changed, version);
    }
    if (changed.coverPicture !== post.coverPicture) await writeCover(tx, changed);
    await writeShared(tx, changed);
    return { action: 'post.changed' };
  });
}

async function writeCover(tx: Queryable, { id, coverPicture }: PostShared): Promise<void> {
  const rows = await findPictures(tx, [coverPicture]);
  if (coverPicture !== null && !rows.has(coverPicture)) {
    throw new AppError('invalid_input', { fields: { cover_picture: 'invalid_input' } });
  }
  await notePictureOfCover(tx, id, coverPicture);
}

/**
 * Puts a post into the bin in all its languages: nobody reads it, and for some weeks it can be
 * restored. Throws 404.
 */
export function deletePost(editing: Editing, id: string): Promise<void> {
  return perform(editing, id, async (tx) => {
    await setDeleted(tx, id, editing.now);
    return { action: 'post.deleted' };
  });
}

/** Takes a post out of the bin: it stands as it stood. Throws 404 for one that is not there. */
export async function restorePost({ ctx, adminId, now }: Editing, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockPost(tx, id, { inBin: true }))) throw new AppError('not_found');
    await setDeleted(tx, id, null);
    const of = { subject: 'post', subjectId: id } as const;
    await recordAction(tx, adminId, { action: 'post.restored', ...of }, now);
  });
}

/**
 * What is written in one language; `basedOn` is the revision it was made from, null where there was
 * none.
 */
export type Writing = Pick<PostVersion, 'slug' | 'title' | 'summary' | 'source' | 'coverAlt'> & {
  basedOn: number | null;
};

/**
 * Saves one language of a post. Throws 404; 400 with the fields; 409 where the slug is taken or
 * somebody else saved meanwhile.
 */
export async function saveVersion(
  editing: Editing,
  { postId, language }: { postId: string; language: Language },
  { basedOn, ...texts }: Writing,
): Promise<void> {
  checkTexts(texts);
  const { html, text, readMinutes } = renderPost(texts.source);
  try {
    await perform(editing, postId, async (tx, { post, versions }) => {
      const known = versions.find((version) => version.language === language);
      if ((known?.revision ?? null) !== basedOn) throw new AppError('post_changed');
      const publishAt = known?.publishAt ?? null;
      if (publishAt !== null) checkComplete(post, texts);
      const revision = (basedOn ?? 0) + 1;
      const updatedAt = editing.now;
      const importKey = known?.importKey ?? null;
      const texted = { ...texts, postId, language, readMinutes, importKey };
      const version = { ...texted, publishAt, revision, updatedAt };
      await writeVersion(tx, version, wordsOfPost({ ...texts, text }, language));
      await notePicturesOfText(tx, { postId, language }, html);
      return { action: 'post.saved', language };
    });
  } catch (error) {
    if (uniqueViolation(error)) {
      throw new AppError('post_slug_taken', { fields: { slug: 'post_slug_taken' } });
    }
    throw error;
  }
}

/** Deletes one language of a post. Throws 404. */
export function deleteVersion(
  editing: Editing,
  { postId, language }: { postId: string; language: Language },
): Promise<void> {
  return perform(editing, postId, async (tx, whole) => {
    versionIn(whole, language);
    await notePicturesOfText(tx, { postId, language }, '');
    await dropVersion(tx, { postId, language });
    return { action: 'post.language-deleted', language };
  });
}

/**
 * Publishes one language of a post at a moment, or withdraws it (null). Throws 404; 400
 * `post_incomplete` with the fields.
 */
export function publishVersion(
  editing: Editing,
  { postId, language }: { postId: string; language: Language },
  publishAt: Date | null,
): Promise<void> {
  return perform(editing, postId, async (tx, whole) => {
    const version = versionIn(whole, language);
    if (publishAt !== null) checkComplete(whole.post, version);
    await setPublication(tx, { postId, language }, publishAt);
    if (publishAt === null) return { action: 'post.withdrawn', language };
    return { action: publishAt > editing.now ? 'post.scheduled' : 'post.published', language };
  });
}

function versionIn({ versions }: WholePost, language: Language): PostVersion {
  const version = versions.find((one) => one.language === language);
  if (!version) throw new AppError('not_found');
  return version;
}

/** Markdown as readers would see it. Throws 400 for one that is too long or cannot be read. */
export function previewOf(source: string) {
  if (source.length > longest.source) {
    throw new AppError('invalid_input', { fields: { source: 'post_field_too_long' } });
  }
  const { html, contents, readMinutes } = renderPost(source);
  return { html, contents, read_minutes: readMinutes };
}
