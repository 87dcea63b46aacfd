import { expect, it } from 'vitest';
import { allLessonIds, lessonId, lessonIdsOfModule, parseLessonId } from './ids.ts';

it('each of the 52 lessons has an id that names its place', () => {
  expect(new Set(allLessonIds).size).toBe(52);
  for (const id of allLessonIds) {
    const place = parseLessonId(id);
    expect(place && lessonId(place.module, place.lesson)).toBe(id);
  }
});

it('the ids stand in the order of the course', () => {
  expect(allLessonIds.slice(0, 4)).toEqual(['1-1', '1-2', '1-3', '2-1']);
  expect(allLessonIds.at(-1)).toBe('6-6');
  expect(lessonIdsOfModule(3)).toEqual(['3-1', '3-2', '3-3', '3-4', '3-5']);
});

it.each([
  '',
  '2',
  '2-',
  '-5',
  '2-5-1',
  '02-5',
  '2-05',
  '2-17',
  '7-1',
  '0-1',
  '1-0',
  ' 2-5',
  '2-5 ',
  '2-5\n',
  '2/5',
  '2–5',
  'a-b',
  '1-4',
])('%j names no lesson', (text) => {
  expect(parseLessonId(text)).toBeNull();
});
