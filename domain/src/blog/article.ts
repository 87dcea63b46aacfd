import { z } from 'zod';
import { coverArts } from './cover-art.ts';
import { blogCategories, slugPattern } from './post.ts';

const words = z.string().trim().min(1);

/**
 * What stands at the head of an article of the content folder: `content/blog/<folder>/<lang>.md`.
 * The text below it is Markdown.
 */
export const articleSchema = z.strictObject({
  title: words.max(70, 'write 70 letters at most'),
  /** Its address, in its own language. */
  slug: z
    .string()
    .max(70)
    .regex(slugPattern, 'use small letters without accents, digits and single hyphens'),
  category: z.enum(blogCategories),
  summary: words.max(180, 'write 180 letters at most'),
  cover: z.enum(coverArts),
  /** What the cover shows. */
  coverAlt: words.max(180, 'write 180 letters at most'),
  author: words.max(80),
  date: z.iso.date(),
  /** True for the one that stands first on /blog. */
  featured: z.boolean(),
});

export type ArticleHead = z.infer<typeof articleSchema>;

/** An article as its file has it. */
export interface Article extends ArticleHead {
  /** The folder it lies in, the same for its languages. */
  folder: string;
  source: string;
}

const head = /^---\r?\n([\s\S]*?\r?\n)---\r?\n/;

/**
 * Parts the head of an article's file, as YAML, from its Markdown; without the two `---` lines
 * there is no head.
 */
export function partArticle(text: string): { head: string; source: string } {
  const result = head.exec(text);
  if (!result) return { head: '', source: text };
  return { head: result[1] ?? '', source: text.slice(result[0].length).trim() };
}
