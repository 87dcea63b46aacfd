import type { Course } from '@pius/contracts/course.ts';
import { expect, it } from 'vitest';
import type { PendingMutation } from '../progress/mutations.ts';
import { withDeviceMutations } from './device-course.ts';
import { type CourseLesson, nextLesson } from './next-lesson.ts';

function lesson(id: string, more: Partial<CourseLesson> = {}): CourseLesson {
  const number = Number(id.split('-')[1]);
  const plain = { available: true, open: true, completed: false, percentage: 0 };
  return { id, number, title: id, ...plain, ...more };
}

function course(lessons: CourseLesson[], later: CourseLesson[] = []): Course {
  const words = { slug: 's', title: 'T', summary: 'S', finishFirst: null };
  const { length } = [...lessons, ...later];
  return {
    language: 'en',
    modules: [
      { ...words, number: 1, state: 'current', reason: null, lessons },
      { ...words, number: 2, state: 'locked', reason: 'sign-in', lessons: later },
    ],
    treasure: 'locked',
    seasons: [],
    overall: { lessonsCompleted: 0, lessonsTotal: length, percentage: 0 },
  };
}

it('the next lesson is the first one not completed', () => {
  const path = course([lesson('1-1', { completed: true }), lesson('1-2'), lesson('1-3')]);
  expect(nextLesson(path)?.lesson.id).toBe('1-2');
});

it('a lesson whose words are not written is passed over', () => {
  const path = course([lesson('1-1', { available: false }), lesson('1-2')]);
  expect(nextLesson(path)?.lesson.id).toBe('1-2');
});

it('a locked module has no next lesson', () => {
  const path = course([lesson('1-1', { completed: true })], [lesson('2-1')]);
  expect(nextLesson(path)).toBeNull();
});

const done = (id: string, percentage: number): PendingMutation => ({
  kind: 'quiz',
  key: id,
  at: '2026-11-20T10:00:00Z',
  lesson: id,
  answers: [],
  language: 'en',
  percentage,
});

it('what was done on the device completes its lessons and their module', () => {
  const path = course([lesson('1-1'), lesson('1-2')], [lesson('2-1'), lesson('2-2')]);
  const half = withDeviceMutations(path, [done('1-1', 80)]);
  expect(half.modules[0]?.state).toBe('current');
  expect(half.modules[0]?.lessons[0]).toMatchObject({ completed: true, percentage: 15 });
  expect(half.overall).toEqual({ lessonsCompleted: 1, lessonsTotal: 4, percentage: 25 });
  const whole = withDeviceMutations(path, [done('1-1', 80), done('1-2', 60)]);
  expect(whole.modules[0]).toMatchObject({ state: 'completed', reason: null });
  expect(whole.modules[1]?.state).toBe('locked');
});

it('a quiz below the pass mark completes nothing', () => {
  const path = course([lesson('1-1')], [lesson('2-1')]);
  expect(withDeviceMutations(path, [done('1-1', 59)]).overall.lessonsCompleted).toBe(0);
});
