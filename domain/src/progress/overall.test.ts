import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allLessonIds, lessonIdsOfModule } from '../course/ids.ts';
import { isModuleCompleted, overallProgress } from './overall.ts';

it('a beginner stands at the first lesson with nothing done', () => {
  expect(overallProgress(new Set())).toEqual({
    lessonsCompleted: 0,
    lessonsTotal: 52,
    percentage: 0,
    modulesCompleted: 0,
    currentModule: 1,
    currentLesson: '1-1',
  });
});

it('after module 1 the current lesson is the first of module 2', () => {
  expect(overallProgress(new Set(lessonIdsOfModule(1)))).toMatchObject({
    lessonsCompleted: 3,
    percentage: 5,
    modulesCompleted: 1,
    currentModule: 2,
    currentLesson: '2-1',
  });
});

it('all 52 lessons are 100 %, and one short is not', () => {
  expect(overallProgress(new Set(allLessonIds))).toMatchObject({
    percentage: 100,
    modulesCompleted: 6,
    currentModule: 6,
    currentLesson: '6-6',
  });
  expect(overallProgress(new Set(allLessonIds.slice(1)))).toMatchObject({
    percentage: 98,
    currentLesson: '1-1',
  });
});

it('ids that name no lesson are not counted', () => {
  expect(overallProgress(new Set(['9-9', '', '1-4'])).lessonsCompleted).toBe(0);
});

it('a module that does not exist is never completed', () => {
  expect(isModuleCompleted(7, new Set(allLessonIds))).toBe(false);
});

it('one lesson more never lowers anything', () => {
  fc.assert(
    fc.property(fc.subarray([...allLessonIds]), fc.constantFrom(...allLessonIds), (done, next) => {
      const before = overallProgress(new Set(done));
      const after = overallProgress(new Set([...done, next]));
      expect(after.percentage).toBeGreaterThanOrEqual(before.percentage);
      expect(after.modulesCompleted).toBeGreaterThanOrEqual(before.modulesCompleted);
    }),
  );
});
