import type { Course } from '@pius/contracts/course.ts';
import type { ChildProgress } from '@pius/contracts/progress.ts';
import type { ChildReviews } from '@pius/contracts/reviews.ts';
import { deviceKeys, deviceText, deviceValue } from '@/ui/device/device-value.ts';

const lastChild = deviceText('last-child');

const progressOf = (childId: string) =>
  deviceValue(`known-progress:${childId}`, (value) => {
    const progress = value as ChildProgress;
    return Array.isArray(progress.lessons) ? progress : null;
  });

/** The quest map of a child as the server told it last; it is forgotten with the child. */
export const cachedCourse = (childId: string) =>
  deviceValue(`known-course:${childId}`, (value) => {
    const course = value as Course;
    return Array.isArray(course.modules) ? course : null;
  });

/** A child's reviews as the server told them last; they are forgotten with the child. */
export const cachedReviews = (childId: string) =>
  deviceValue(`known-reviews:${childId}`, (value) => {
    const reviews = value as ChildReviews;
    return Array.isArray(reviews.items) && Array.isArray(reviews.answers) ? reviews : null;
  });

/**
 * Under what name it is kept by what a child is known again here without a network
 * (`offline-keys.ts`).
 */
export const offlineKeyName = (childId: string) => `offline-key:${childId}`;

/** Whether a child may come in on this device without a network. */
export function hasOfflineKey(childId: string): boolean {
  return deviceText(offlineKeyName(childId)).get() !== null;
}

/** The children who may come in on this device without a network. */
export function offlineChildren(): string[] {
  const prefix = offlineKeyName('');
  return deviceKeys(prefix).map((key) => key.slice(prefix.length));
}

/** Forgets what the server told of a child. */
export function clearCached(childId: string): void {
  for (const cachedOf of [progressOf, cachedCourse, cachedReviews]) cachedOf(childId).set(null);
}

/**
 * What the server said last of a child's progress, kept on this device under the child's own name,
 * so that it shows without a network too. Undefined where nothing is kept.
 */
export function readCachedProgress(childId: string): ChildProgress | undefined {
  return progressOf(childId).get() ?? undefined;
}

/** The child who was signed in here last and has not signed out; null where there is none. */
export function childHere(): string | null {
  return lastChild.get();
}

/**
 * Keeps what the server says of a child's progress, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function cacheProgress(childId: string, progress: ChildProgress): void {
  if (childHere() === childId) progressOf(childId).set(progress);
}

/**
 * Keeps the quest map that the server tells a child, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function cacheCourse(childId: string, course: Course): void {
  if (childHere() === childId) cachedCourse(childId).set(course);
}

/**
 * Remembers which child is signed in on this device; null is none. What was known of another child
 * is forgotten: the server has it. It stays, under that child's name, where the child may come back
 * without a network. What a child did and the server does not have waits in the child's outbox.
 */
export function cacheChild(childId: string | null): void {
  const before = childHere();
  if (before === childId) return;
  if (before !== null && !hasOfflineKey(before)) clearCached(before);
  lastChild.set(childId);
}
