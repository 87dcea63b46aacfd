import type { Course } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { cachedCourse } from '../progress/device-child.ts';

/**
 * The quest map of a child as the server told it last, in a language; undefined where none is kept.
 * Without a network it is the child's own road that shows, and not that of a visitor under the
 * child's name.
 */
export function readCachedCourse(childId: string, language: Language): Course | undefined {
  const course = cachedCourse(childId).get();
  return course?.language === language ? course : undefined;
}
