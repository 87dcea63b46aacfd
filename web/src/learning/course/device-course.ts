import type { Course } from '@pius/contracts/course.ts';
import { type PendingMutation, reviewStatusOf } from '../progress/mutations.ts';

type Module = Course['modules'][number];

/**
 * The course with what was done on this device without a child's account.
 * @param course - The course as the server tells it.
 * @param mutations - The acts kept here.
 * @returns Lessons and modules as they stand with both.
 * @see docs/requirements.md#r-anonymous-progress
 */
export function withDeviceMutations(course: Course, mutations: readonly PendingMutation[]): Course {
  if (mutations.length === 0) return course;
  const modules = course.modules.map((module) => withMutations(module, mutations));
  const lessons = modules.flatMap((module) => module.lessons);
  const lessonsCompleted = lessons.filter(({ completed }) => completed).length;
  const percentage = Math.floor((lessonsCompleted / lessons.length) * 100);
  return { ...course, modules, overall: { ...course.overall, lessonsCompleted, percentage } };
}

function withMutations(module: Module, mutations: readonly PendingMutation[]): Module {
  const lessons = module.lessons.map((lesson) => {
    const { percentage, completed } = reviewStatusOf(lesson.id, undefined, mutations);
    return percentage > 0 ? { ...lesson, percentage, completed } : lesson;
  });
  const completed = lessons.every((lesson) => lesson.completed);
  return {
    ...module,
    lessons,
    ...(completed ? { state: 'completed' as const, reason: null } : {}),
  };
}
