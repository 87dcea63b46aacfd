import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import { readText, writeText } from './device-text.ts';

const lastChild = 'last-child';
const nameOf = (childId: string) => `known-progress:${childId}`;

/** Under what name the quest map of a child is kept (`known-course.ts`); it is forgotten with the child. */
export const courseNameOf = (childId: string) => `known-course:${childId}`;

/** Under what name a child's reviews are kept (`known-reviews.ts`); they are forgotten with the child. */
export const reviewsNameOf = (childId: string) => `known-reviews:${childId}`;

/**
 * What the server said last of a child's progress, kept on this device under the child's own name, so that it
 * shows without a network too. Undefined where nothing is kept.
 */
export function knownProgress(childId: string): ChildProgress | undefined {
  const text = readText(nameOf(childId));
  if (text === null) return undefined;
  try {
    const progress: ChildProgress = JSON.parse(text);
    return Array.isArray(progress.lessons) ? progress : undefined;
  } catch {
    return undefined;
  }
}

/** The child who was signed in here last and has not signed out; null where there is none. */
export function childHere(): string | null {
  return readText(lastChild);
}

/** Keeps what the server says of a child's progress, while it is this child who is signed in here (promise 26). */
export function keepKnownProgress(childId: string, progress: ChildProgress): void {
  if (childHere() === childId) writeText(nameOf(childId), JSON.stringify(progress));
}

/** Keeps the quest map that the server tells a child, while it is this child who is signed in here (promise 26). */
export function keepKnownCourse(childId: string, course: Course): void {
  if (childHere() === childId) writeText(courseNameOf(childId), JSON.stringify(course));
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
    writeText(courseNameOf(before), null);
    writeText(reviewsNameOf(before), null);
  }
  writeText(lastChild, childId);
}
