import { readFileSync } from 'node:fs';
import path from 'node:path';
import { course } from '@pius/contracts/course.ts';
import { courseSchema } from '@pius/domain/course/course.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { visitorCourse } from './visitor-course.ts';

const file = path.resolve(import.meta.dirname, '../../../../../content/course.yaml');
const text = courseSchema.parse(parse(readFileSync(file, 'utf8')));

it('the map made while building is one the server could have answered', () => {
  const made = visitorCourse(text, 'fr', new Set(['1-1']));
  expect(course.parse(made)).toEqual(made);
  expect(made.modules.map(({ title }) => title)).toContain('Le Credo');
});

it('a visitor has module 1 before him, the other five ask for a login', () => {
  const { modules } = visitorCourse(text, 'en', new Set());
  expect(modules.map(({ state, reason }) => [state, reason])).toEqual([
    ['current', null],
    ...Array(5).fill(['locked', 'sign-in']),
  ]);
});

it('only the lessons that are written can be opened from it', () => {
  const { modules } = visitorCourse(text, 'en', new Set(['1-2']));
  const available = modules.flatMap(({ lessons }) => lessons).filter((each) => each.available);
  expect(available.map(({ id }) => id)).toEqual(['1-2']);
});
