import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';

const files = import.meta.glob<LessonView>(
  '../../../../../content/lessons/1-introduction/*/*.yaml',
  { import: 'default' },
);

/**
 * A lesson of module 1, which is open to everybody, in the language of the address. Used while
 * building and in the browser alike; its words are the server's own, without the answers of the
 * quiz. Throws a 404 where the lesson is not written.
 */
export async function loadFreeLesson({
  url,
  params,
}: {
  url: URL;
  params: { lessonId?: string };
}): Promise<LessonView> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  const load = openLesson(params.lessonId ?? '', pageLanguage(url.pathname, stored));
  if (!load) throw new Response(null, { status: 404 });
  return load();
}

/**
 * The way to fetch a lesson of module 1 from the app's own files; undefined where it is not
 * written. It takes its number.
 */
export function openLesson(
  lesson: string,
  language: Language,
): (() => Promise<LessonView>) | undefined {
  const folder = `/1-introduction/${lesson.padStart(2, '0')}-`;
  const end = `/${language}.yaml`;
  const file = Object.keys(files).find((path) => path.includes(folder) && path.endsWith(end));
  return file === undefined ? undefined : files[file];
}
