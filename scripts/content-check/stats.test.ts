import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/root.mjs';
import { readCourseFiles } from './course-files.ts';
import { coverageLines, statsTable } from './stats.ts';

const path = 'lessons/1-introduction/01-introduction-to-the-course/en.yaml';
const read = (name: string) => readFileSync(join(root, 'content', name), 'utf8');

function courseWith(lesson: string) {
  const files = [
    ['course.yaml', read('course.yaml')],
    ['withheld.yaml', '- question: 74\n  reason: For this test.\n'],
    [path, lesson],
  ] as const;
  return readCourseFiles(new Map(files));
}

test('each lesson has a line with its figures', () => {
  const lines = statsTable(courseWith(read(path)));
  expect(lines.at(-1)).toMatch(
    /^ +1-1 +en +(1[5-9]|20)(\.\d)? +2\d(\.\d)? +3\d\d +\d{3} +1?\d(\.\d)? +(1\d|20)$/,
  );
});

test('what is covered of 1912 stands in one line, and a repeat in one of its own', () => {
  const lesson = read(path).replace(/compendium, questions: "[56]"/g, '"1912", questions: "27"');
  expect(coverageLines(courseWith(lesson))).toEqual({
    summary: '1 of 433 questions of 1912 covered, 1 withheld, the rest not yet written.',
    repeats: ['Lesson 1-1 repeats question 27 of lesson 1-3.'],
  });
});
