import type { Course } from '@pius/contracts/course.ts';

export type CourseModule = Course['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];

/** A lesson of the course with its module. */
export interface PlacedLesson {
  module: CourseModule;
  lesson: CourseLesson;
}

/** The lesson of a module that comes next: the first one written, open and not completed; null where none is. */
export function nextLessonOf(module: CourseModule): CourseLesson | null {
  return module.lessons.find((each) => each.available && each.open && !each.completed) ?? null;
}

/** The lesson that comes next on the whole road: that of the first current module that has one. */
export function nextLesson(course: Course): PlacedLesson | null {
  for (const module of course.modules) {
    const lesson = module.state === 'current' ? nextLessonOf(module) : null;
    if (lesson) return { module, lesson };
  }
  return null;
}

/** A lesson by its id; null where the course has none. */
export function findLesson(course: Course, id: string): PlacedLesson | null {
  for (const module of course.modules) {
    const lesson = module.lessons.find((each) => each.id === id);
    if (lesson) return { module, lesson };
  }
  return null;
}

/** How many lessons of a module are completed. */
export function lessonsDone(module: CourseModule): number {
  return module.lessons.filter(({ completed }) => completed).length;
}
