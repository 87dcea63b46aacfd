import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Course, courseSchema } from '@pius/domain/course/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { parse } from 'yaml';
import type { FaqEntry } from '../../src/ui/text/faq.ts';
import { readPage } from '../content-plugin.ts';

const content = path.resolve(import.meta.dirname, '../../../content');

/**
 * The words of the navigation, titles and footer in a language:
 * `content/ui/<language>/common.json`.
 */
export function commonMessages(language: Language): Record<string, string> {
  return JSON.parse(read(`ui/${language}/common.json`)) as Record<string, string>;
}

export function course(): Course {
  return courseSchema.parse(parse(read('course.yaml')));
}

/** The questions parents ask, as `/` and `/subscription` show them. */
export function questionsOfParents(language: Language): readonly FaqEntry[] {
  return readPage(read(`pages/faq.${language}.md`), language).front.faq as readonly FaqEntry[];
}

/**
 * The day that the text of a page says it is of, as `yyyy-mm-dd`; null for a page that names none.
 */
export function dayOfPage(page: string, language: Language): string | null {
  try {
    const { lastUpdated } = readPage(read(`pages${page}.${language}.md`), language).front;
    return typeof lastUpdated === 'string' ? lastUpdated : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function read(file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}
