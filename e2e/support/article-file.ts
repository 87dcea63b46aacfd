import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ArticleHead, articleSchema, partArticle } from '@pius/domain/blog/article.ts';
import type { Language } from '@pius/domain/language.ts';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../content/blog/', import.meta.url));

/** What stands at the head of an article of the content folder, and its first headings. */
export function articleIn(
  name: string,
  language: Language,
): ArticleHead & { headings: readonly string[] } {
  const { head, source } = partArticle(readFileSync(`${folder}${name}/${language}.md`, 'utf8'));
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  return { ...articleSchema.parse(parse(head)), headings };
}
