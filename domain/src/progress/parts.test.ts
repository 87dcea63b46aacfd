import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLessonCompleted, isPart, lessonPercentage, type Part, withQuiz } from './parts.ts';

const activities = [
  'activity:a1',
  'activity:a2',
  'activity:a3',
  'activity:a4',
  'activity:a5',
] as const;
const everything: Part[] = ['goals', 'story', 'teaching', 'vocabulary', ...activities, 'quiz'];

it('all parts together are exactly 100 %, none are 0', () => {
  expect(lessonPercentage(new Set(everything))).toBe(100);
  expect(lessonPercentage(new Set())).toBe(0);
});

it.each<[Part, number]>([
  ['goals', 5],
  ['story', 20],
  ['teaching', 20],
  ['vocabulary', 10],
  ['activity:a1', 6],
  ['quiz', 15],
])('%s alone is %i %%', (part, percentage) => {
  expect(lessonPercentage(new Set([part]))).toBe(percentage);
});

it('more than five activities add no more than five', () => {
  expect(lessonPercentage(new Set([...everything, 'activity:a6', 'activity:a7']))).toBe(100);
});

it('doing one part more never lowers the percentage, and it stays within 0 and 100', () => {
  fc.assert(
    fc.property(fc.subarray(everything), fc.constantFrom(...everything), (done, next) => {
      const before = lessonPercentage(new Set(done));
      const after = lessonPercentage(new Set([...done, next]));
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThanOrEqual(100);
    }),
  );
});

it.each([
  [null, false],
  [0, false],
  [59, false],
  [60, true],
  [100, true],
])('a best quiz of %j completes the lesson: %j', (best, completed) => {
  expect(isLessonCompleted(best)).toBe(completed);
  expect(withQuiz(new Set(['goals', 'quiz']), best).has('quiz')).toBe(completed);
});

it.each(everything)('%s is a part', (part) => {
  expect(isPart(part)).toBe(true);
});

it.each(['', 'activity', 'activity:', 'activity:A1', 'activity:a 1', 'Goals', 'toString'])(
  '%j is no part',
  (text) => {
    expect(isPart(text)).toBe(false);
  },
);
