import { createHash } from 'node:crypto';
import type { ReadPost } from '@pius/contracts/blog-import.ts';
import type { ImportRefusal } from '@pius/domain/blog/import-report.ts';
import { type BlogCategory, blogCategories, longest } from '@pius/domain/blog/post.ts';
import { slugOf } from '@pius/domain/blog/slug.ts';
import { countWords } from '@pius/domain/course/lesson-text.ts';
import type { Language } from '@pius/domain/language.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { renderPost } from '../render-post.ts';
import type { Remarks } from './remarks.ts';

/** A post as a document gives it, its text already Markdown. */
export interface ExistingPost {
  /** What the document itself knows it by. */
  identity: string;
  title: string;
  /** '' where the document names none. */
  slug: string;
  summary: string;
  source: string;
  author: string;
  category: BlogCategory | null;
  language: Language | null;
  publishedAt: string | null;
  refusal: ImportRefusal | null;
}

/** A post as it is read, before it is known which are here already. */
export type PostOfDocument = Omit<ReadPost, 'there'>;

/** Our category of that name; null where there is none. */
export function categoryNamed(name: string): BlogCategory | null {
  return blogCategories.find((category) => category === slugOf(name)) ?? null;
}

/**
 * Brings a post of a document into the form that may be stored: nothing too long, a summary, an
 * address.
 */
export function makePost(result: ExistingPost, remarks: Remarks): PostOfDocument {
  const title = oneLine(result.title);
  const source = result.source.trim();
  const text = source.length <= longest.source ? readable(source) : '';
  const slug = slugOf(result.slug) || slugOf(title);
  if (slug !== result.slug) remarks.add('slug-made', slug || null);
  if (title.length > longest.title) remarks.add('title-cut', title);
  return {
    key: createHash('sha256').update(result.identity).digest('hex'),
    title: cut(title, longest.title),
    slug,
    summary: summaryOf(result.summary, text ?? '', title, remarks),
    source: source.length <= longest.source ? source : '',
    author: cut(oneLine(result.author), longest.author),
    category: result.category,
    language: result.language,
    published_at: result.publishedAt,
    words: countWords(text ?? ''),
    remarks: remarks.all(),
    refusal: result.refusal ?? refusalOf({ title, slug, source, text }),
  };
}

function refusalOf(post: {
  title: string;
  slug: string;
  source: string;
  text: string | null;
}): ImportRefusal | null {
  if (post.title === '' || post.slug === '') return 'title-missing';
  if (post.source.length > longest.source) return 'too-long';
  if (post.text === null) return 'unreadable';
  return post.text.trim() === '' ? 'text-missing' : null;
}

/** The words of Markdown; null where it is nested too deeply to be read. */
function readable(source: string): string | null {
  try {
    return renderPost(source).text;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function summaryOf(input: string, text: string, title: string, remarks: Remarks): string {
  const own = oneLine(input);
  if (own.length > longest.summary) remarks.add('summary-cut');
  if (own) return cut(own, longest.summary);
  remarks.add('summary-made');
  return cut(oneLine(text) || title, 160);
}

/** Lines and tabs are spaces; what no database keeps is gone. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replaceAll(/[\s\u0000-\u001f]+/g, ' ').trim();
}

/** A text of at most so many letters, cut between two words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > most / 2 ? end : most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
