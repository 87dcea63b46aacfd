import type { BegunLesson } from '@pius/contracts/progress.ts';

/**
 * How a lesson stands, as a parent reads it. `quiz-again`: its quiz was taken and did not reach the
 * mark yet.
 */
export type LessonProgressStatus = 'completed' | 'quiz-again' | 'begun' | 'new';

/**
 * How a lesson stands.
 * @param lesson - What is kept of it; nothing of one that was not begun.
 */
export function lessonStatus(lesson: BegunLesson | undefined): LessonProgressStatus {
  if (!lesson) return 'new';
  if (lesson.completed) return 'completed';
  return lesson.best_quiz === null ? 'begun' : 'quiz-again';
}

/** The lessons that were begun and are not completed, the one worked on last first. */
export function unfinishedLessons(lessons: readonly BegunLesson[]): BegunLesson[] {
  return lessons
    .filter(({ completed }) => !completed)
    .sort((one, other) => Date.parse(other.last_active) - Date.parse(one.last_active));
}
