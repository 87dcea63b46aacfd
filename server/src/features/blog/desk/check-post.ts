import type { ErrorCode } from '@pius/contracts/errors.ts';
import { longest, slugPattern } from '@pius/domain/blog/post.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PostShared, PostVersion } from './store.ts';

type Texts = Pick<PostVersion, 'slug' | 'title' | 'summary' | 'source' | 'coverAlt'>;

/** The names of the fields, as the contract has them. */
const fieldNames = {
  slug: 'slug',
  title: 'title',
  summary: 'summary',
  source: 'source',
  coverAlt: 'cover_alt',
} as const satisfies Record<keyof Texts, string>;

/** What may be saved: nothing too long, and an address. Throws 400 with the fields. */
export function checkTexts(texts: Texts): void {
  const fields: Record<string, ErrorCode> = {};
  for (const [key, name] of Object.entries(fieldNames) as [keyof Texts, string][]) {
    if (texts[key].length > longest[key]) fields[name] = 'post_field_too_long';
  }
  if (texts.slug === '') fields.slug = 'post_field_missing';
  else if (!fields.slug && !slugPattern.test(texts.slug)) fields.slug = 'post_slug_invalid';
  refuse('invalid_input', fields);
}

/** What may be published: with a title, a summary, a text, and words for what the cover shows. Throws 400 `post_incomplete` with the fields. */
export function checkComplete(post: PostShared, texts: Texts): void {
  const fields: Record<string, ErrorCode> = {};
  for (const key of ['title', 'summary', 'source'] as const) {
    if (texts[key].trim() === '') fields[fieldNames[key]] = 'post_field_missing';
  }
  const hasCover = post.coverArt !== null || post.coverPicture !== null;
  if (hasCover && texts.coverAlt.trim() === '') fields.cover_alt = 'post_field_missing';
  refuse('post_incomplete', fields);
}

/** An author has a name, and a post one cover. Throws 400 with the fields. */
export function checkShared({ author, coverArt, coverPicture }: PostShared): void {
  const fields: Record<string, ErrorCode> = {};
  if (author === '') fields.author = 'post_field_missing';
  if (author.length > longest.author) fields.author = 'post_field_too_long';
  if (coverArt !== null && coverPicture !== null) fields.cover_art = 'invalid_input';
  refuse('invalid_input', fields);
}

function refuse(code: ErrorCode, fields: Record<string, ErrorCode>): void {
  if (Object.keys(fields).length > 0) throw new AppError(code, { fields });
}
