import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import type { Language } from '@pius/domain/language.ts';
import { readText, writeText } from './device-text.ts';

const lastChild = 'last-child';
const nameOf = (childId: string) => `known-progress:${childId}`;
const courseOf = (childId: string) => `known-course:${childId}`;

/**
 * What the server said last of a child's progress, kept on this device under the child's own name, so that it
 * shows without a network too. Undefined where nothing is kept.
 */
export function knownProgress(childId: string): ChildProgress | undefined {
  const progress = parse<ChildProgress>(readText(nameOf(childId)));
  return Array.isArray(progress?.lessons) ? progress : undefined;
}

/**
 * The quest map of a child as the server told it last, in a language; undefined where none is kept. What a visitor
 * sees would be another's road under the child's name.
 */
export function knownCourse(childId: string, language: Language): Course | undefined {
  const course = parse<Course>(readText(courseOf(childId)));
  return course?.language === language && Array.isArray(course.modules) ? course : undefined;
}

/** Keeps the quest map that the server tells a child, while it is this child who is signed in here (promise 26). */
export function keepKnownCourse(childId: string, course: Course): void {
  if (childHere() === childId) writeText(courseOf(childId), JSON.stringify(course));
}

/** The child who was signed in here last and has not signed out; null where there is none. */
export function childHere(): string | null {
  return readText(lastChild);
}

/** Keeps what the server says of a child's progress, while it is this child who is signed in here (promise 26). */
export function keepKnownProgress(childId: string, progress: ChildProgress): void {
  if (childHere() === childId) writeText(nameOf(childId), JSON.stringify(progress));
}

/**
 * Remembers which child is signed in on this device; null is none. What was known of another child is
 * forgotten: the server has it. What a child did and the server does not have waits in the child's outbox.
 */
export function rememberChild(childId: string | null): void {
  const before = childHere();
  if (before === childId) return;
  if (before !== null) {
    writeText(nameOf(before), null);
    writeText(courseOf(before), null);
  }
  writeText(lastChild, childId);
}

function parse<Kept>(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
