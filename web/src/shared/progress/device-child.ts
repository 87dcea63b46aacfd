import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import { readText, textNames, writeText } from './device-text.ts';

const lastChild = 'last-child';
const nameOf = (childId: string) => `known-progress:${childId}`;

/** Under what name the quest map of a child is kept (`known-course.ts`); it is forgotten with the child. */
export const courseNameOf = (childId: string) => `known-course:${childId}`;

/** Under what name a child's reviews are kept (`known-reviews.ts`); they are forgotten with the child. */
export const reviewsNameOf = (childId: string) => `known-reviews:${childId}`;

/** Under what name it is kept by what a child is known again here without a network (`offline-keys.ts`). */
export const offlineKeyName = (childId: string) => `offline-key:${childId}`;

/** Whether a child may come in on this device without a network. */
export function hasOfflineKey(childId: string): boolean {
  return readText(offlineKeyName(childId)) !== null;
}

/** The children who may come in on this device without a network. */
export function offlineChildren(): string[] {
  const start = offlineKeyName('');
  return textNames().flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}

/** Forgets what the server told of a child. */
export function forgetKnown(childId: string): void {
  for (const name of [nameOf(childId), courseNameOf(childId), reviewsNameOf(childId)]) {
    writeText(name, null);
  }
}

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

/**
 * Keeps what the server says of a child's progress, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function keepKnownProgress(childId: string, progress: ChildProgress): void {
  if (childHere() === childId) writeText(nameOf(childId), JSON.stringify(progress));
}

/**
 * Keeps the quest map that the server tells a child, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function keepKnownCourse(childId: string, course: Course): void {
  if (childHere() === childId) writeText(courseNameOf(childId), JSON.stringify(course));
}

/**
 * Remembers which child is signed in on this device; null is none. What was known of another child is
 * forgotten: the server has it. It stays, under that child's name, where the child may come back without a network. What a child did and the server does not have waits in the child's outbox.
 */
export function rememberChild(childId: string | null): void {
  const before = childHere();
  if (before === childId) return;
  if (before !== null && !hasOfflineKey(before)) forgetKnown(before);
  writeText(lastChild, childId);
}
