import type { LessonView } from '@pius/contracts/course.ts';
import { pageLanguage, storedLanguage } from '@/shared/i18n/language.ts';

const files = import.meta.glob<LessonView>(
  '../../../../../content/lessons/1-introduction/*/*.yaml',
  { import: 'default' },
);

/**
 * A lesson of module 1, which is open to everybody, in the language of the address. Used while building and in
 * the browser alike; its words are the server's own, without the answers of the quiz. Throws a 404 where the
 * lesson is not written.
 */
export async function loadOpenLesson({
  url,
  params,
}: {
  url: URL;
  params: { lessonId?: string };
}): Promise<LessonView> {
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  const end = `/${pageLanguage(url.pathname, stored)}.yaml`;
  const folder = `/1-introduction/${params.lessonId?.padStart(2, '0')}-`;
  const file = Object.keys(files).find((path) => path.includes(folder) && path.endsWith(end));
  const load = file === undefined ? undefined : files[file];
  if (!load) throw new Response(null, { status: 404 });
  return load();
}
