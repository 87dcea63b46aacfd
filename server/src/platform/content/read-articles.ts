import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, articleSchema, partArticle } from '@pius/domain/blog/article.ts';
import type { Language } from '@pius/domain/language.ts';
import { readText } from './read-file.ts';

/** Reads the blog's first articles in a language. Throws an error naming the file when one does not fit its schema. */
export function readArticles(dir: string, language: Language): Article[] {
  const folders = existsSync(dir) ? readdirSync(dir).sort() : [];
  return folders.map((folder) => {
    const file = join(dir, folder, `${language}.md`);
    const { head, source } = partArticle(readFileSync(file, 'utf8'));
    return { ...readText(file, head, articleSchema), folder, source };
  });
}
