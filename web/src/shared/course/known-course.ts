import type { Course } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { childHere, courseNameOf } from '../progress/device-child.ts';
import { readText, writeText } from '../progress/device-text.ts';

/**
 * The quest map of a child as the server told it last, in a language; undefined where none is kept. Without a network
 * it is the child's own road that shows, and not that of a visitor under the child's name.
 */
export function knownCourse(childId: string, language: Language): Course | undefined {
  const text = readText(courseNameOf(childId));
  if (text === null) return undefined;
  try {
    const course: Course = JSON.parse(text);
    return course.language === language && Array.isArray(course.modules) ? course : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the quest map that the server tells a child, while it is this child who is signed in here (promise 26). */
export function keepKnownCourse(childId: string, course: Course): void {
  if (childHere() === childId) writeText(courseNameOf(childId), JSON.stringify(course));
}
