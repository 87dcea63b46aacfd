import { allLessonIds } from '@pius/domain/course/ids.ts';
import type { TeachingEntry } from '@pius/domain/course/lesson.ts';
import { searchable } from '@pius/domain/course/search-words.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Content } from '../../platform/content/content.ts';

/** An entry of the catechism with where it is taught. */
export interface TaughtEntry extends Omit<TeachingEntry, 'byHeart' | 'check' | 'formula'> {
  lesson: string;
  lessonTitle: string;
  /** Its question and other ways to ask it, as a search compares them. */
  wordings: string[];
}

const saved = new WeakMap<Content, Map<string, TaughtEntry[]>>();

/**
 * All entries of the catechism in a language, in the order of the course. A search names them by
 * their place in it.
 */
export function catechismEntriesOf(content: Content, language: Language): readonly TaughtEntry[] {
  const made = `${content.corrections()}`;
  const byLanguage = saved.get(content) ?? new Map<string, TaughtEntry[]>();
  const known = byLanguage.get(`${made} ${language}`);
  if (known) return known;
  for (const name of byLanguage.keys()) if (!name.startsWith(`${made} `)) byLanguage.delete(name);
  saved.set(content, byLanguage);
  const entries = allLessonIds.flatMap((id) => {
    const lesson = content.lesson(id, language);
    if (!lesson) return [];
    return lesson.teaching.map((entry) => ({
      ...entry,
      lesson: id,
      lessonTitle: lesson.title,
      wordings: [entry.question, ...(content.search[language].asked[entry.id] ?? [])].map((way) =>
        searchable(way, language),
      ),
    }));
  });
  byLanguage.set(`${made} ${language}`, entries);
  return entries;
}
