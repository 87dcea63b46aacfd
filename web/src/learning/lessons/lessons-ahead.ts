import type { Course } from '@pius/contracts/course.ts';
import { freeModule } from '@pius/domain/account/module-access.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';

/** How many lessons are kept ahead of the one a child is at. */
const ahead = 2;

/** The lessons that come with the app itself, and need not be kept. */
export function isOfTheApp(id: string): boolean {
  return parseLessonId(id)?.module === freeModule;
}

/**
 * The lessons a child comes to next: the first one not completed with the two behind it, and the
 * two behind each lesson visited, as far as they are written and open to the child.
 * @param course - The course as the server told it.
 * @param visited - The ids of lessons visited.
 * @returns Ids in the order of the road.
 */
export function lessonsAhead(course: Course, visited: readonly string[]): string[] {
  const path = course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ available, open }) => available && open);
  const left = path.filter(({ completed }) => !completed).slice(0, 1 + ahead);
  const behind = visited.flatMap((id) => {
    const at = path.findIndex((lesson) => lesson.id === id);
    return at < 0 ? [] : path.slice(at + 1, at + 1 + ahead);
  });
  const requested = new Set([...left, ...behind]);
  return path.filter((lesson) => requested.has(lesson)).map(({ id }) => id);
}

/**
 * The ids of all lessons that the server would open now.
 * @param course - The course as it told it.
 */
export function openLessonIds(course: Course): ReadonlySet<string> {
  const lessons = course.modules.flatMap((module) => module.lessons);
  return new Set(lessons.filter(({ open }) => open).map(({ id }) => id));
}
