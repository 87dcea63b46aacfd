import type { Course } from '@pius/contracts/course.ts';
import { expect, it } from 'vitest';
import { isOfTheApp, lessonsAhead, openLessonIds } from './lessons-ahead.ts';

type Lesson = Course['modules'][number]['lessons'][number];

function lesson(id: string, more: Partial<Lesson> = {}): Lesson {
  const plain = { available: true, open: true, completed: false, percentage: 0 };
  return { id, number: Number(id.split('-')[1]), title: id, ...plain, ...more };
}

function course(...modules: Lesson[][]): Course {
  const words = { slug: 's', title: 'T', summary: 'S', reason: null, finishFirst: null };
  return {
    language: 'en',
    modules: modules.map((lessons, index) => {
      return { ...words, number: index + 1, state: 'current' as const, lessons };
    }),
    treasure: 'locked',
    seasons: [],
    overall: { lessonsCompleted: 0, lessonsTotal: 0, percentage: 0 },
  };
}

const done = { completed: true };

it('what comes next is the first lesson not completed and the two behind it', () => {
  const path = course([
    lesson('1-1', done),
    lesson('1-2'),
    lesson('1-3'),
    lesson('1-4'),
    lesson('1-5'),
  ]);
  expect(lessonsAhead(path, [])).toEqual(['1-2', '1-3', '1-4']);
});

it('the road goes on from one module into the next', () => {
  const path = course([lesson('1-1', done), lesson('1-2')], [lesson('2-1'), lesson('2-2')]);
  expect(lessonsAhead(path, [])).toEqual(['1-2', '2-1', '2-2']);
});

it('behind a lesson visited the two next ones come too, completed or not', () => {
  const path = course(
    [lesson('1-1', done), lesson('1-2')],
    [lesson('2-1'), lesson('2-2'), lesson('2-3', done), lesson('2-4', done), lesson('2-5')],
  );
  expect(lessonsAhead(path, ['2-2'])).toEqual(['1-2', '2-1', '2-2', '2-3', '2-4']);
  expect(lessonsAhead(path, ['2-5', '9-9'])).toEqual(['1-2', '2-1', '2-2']);
});

it('a lesson that is not written or not open is passed over', () => {
  const path = course(
    [lesson('1-1'), lesson('1-2', { available: false }), lesson('1-3')],
    [lesson('2-1', { open: false }), lesson('2-2', { open: false })],
    [lesson('3-1')],
  );
  expect(lessonsAhead(path, [])).toEqual(['1-1', '1-3', '3-1']);
  expect(openLessonIds(path).has('2-1')).toBe(false);
  expect(openLessonIds(path).has('1-2')).toBe(true);
});

it('the lessons of module 1 come with the app', () => {
  expect(isOfTheApp('1-3')).toBe(true);
  expect(isOfTheApp('2-1')).toBe(false);
});
