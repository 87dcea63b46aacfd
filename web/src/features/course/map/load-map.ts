import type { Course } from '@pius/contracts/course.ts';
import type { Course as CourseText } from '@pius/domain/course/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { pageLanguage, storedLanguage } from '@/ui/i18n/language.ts';
import { visitorCourse } from './visitor-course.ts';

const [loadText] = Object.values(
  import.meta.glob<Pick<CourseText, 'modules'>>('../../../../../content/course.yaml', {
    import: 'default',
  }),
);

/** What the map shows until the server has answered. */
export interface FirstMap {
  course: Course;
  /** Whether it is known which lessons are written; the browser learns it from the server. */
  writtenInCache: boolean;
}

/**
 * The map before the server is asked, in the language of an address. It takes the address, and
 * while building the lessons written in a language.
 */
export async function loadMap(
  { url }: { url: URL },
  written?: (language: Language) => ReadonlySet<string>,
): Promise<FirstMap> {
  if (!loadText) throw new Error('content/course.yaml is missing.');
  const stored = typeof document === 'undefined' ? null : storedLanguage();
  const language = pageLanguage(url.pathname, stored);
  const course = visitorCourse(await loadText(), language, written?.(language) ?? new Set());
  return { course, writtenInCache: written !== undefined };
}
