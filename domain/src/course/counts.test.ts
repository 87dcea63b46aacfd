import { expect, it } from 'vitest';
import {
  lessonCount,
  lessonsOfModule,
  lessonsPerModule,
  moduleCount,
  moduleNumbers,
} from './counts.ts';

it('six modules of 3, 16, 5, 12, 10 and 6 lessons make 52', () => {
  expect(lessonsPerModule).toEqual([3, 16, 5, 12, 10, 6]);
  expect(moduleCount).toBe(6);
  expect(lessonCount).toBe(52);
  expect(moduleNumbers).toEqual([1, 2, 3, 4, 5, 6]);
});

it('a module that does not exist has no lessons', () => {
  expect([0, 7, -1, 1.5, Number.NaN].map(lessonsOfModule)).toEqual([0, 0, 0, 0, 0]);
});
