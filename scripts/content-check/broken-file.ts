import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Fault } from '../../server/src/platform/content/content-file.ts';
import { root } from '../prepare/root.mjs';
import { readCourseFiles } from './course-files.ts';
import { checkCourse } from './lessons.ts';

const folder = 'lessons/1-introduction/01-introduction-to-the-course';
const french = `${folder}/fr.yaml`;
export const english = `${folder}/en.yaml`;
const lessonPaths = [english, french, `${folder}/pt-BR.yaml`];

/** A good file with one thing replaced, and the fault that the check must find. */
export interface Broken {
  title: string;
  /** The French lesson where nothing else is named. */
  file?: string;
  /** Replaced once; a text that the file does not hold fails the test. */
  replace: RegExp;
  by: string;
  /** Text on the line that is named, after the change; the first such line from `after` on. */
  line: RegExp;
  after?: RegExp;
  field: string;
  /** What is wrong, and what to do: the second half of the message. */
  message: RegExp;
  doThis: RegExp;
}

/** The first lesson teaches question 13, or 433 in its place, where a case is about coverage. */
function goodFiles({ file, title }: Broken): Map<string, string> {
  const read = (path: string) => readFileSync(join(root, 'content', path), 'utf8');
  const files = new Map([...lessonPaths, 'course.yaml'].map((path) => [path, read(path)]));
  if (title === 'a question of the lesson that no entry teaches') {
    const course = (files.get('course.yaml') ?? '')
      .replace(/\n +questions: "13"/, '')
      .replace('slug: introduction-to-the-course', '$&\n        questions: "13"');
    files.set('course.yaml', course);
  }
  if (file !== 'withheld.yaml') return files;
  for (const path of lessonPaths) {
    const text = files.get(path) ?? '';
    files.set(
      path,
      text.replace(/book: compendium, questions: "6"/, 'book: "1912", questions: "433"'),
    );
  }
  return files.set('withheld.yaml', '- question: 433\n  reason: For this test.\n');
}

function lineOf(text: string, { line, after = /^/ }: Broken): number {
  const lines = text.split('\n');
  const start = lines.findIndex((words) => after.test(words));
  return lines.findIndex((words, index) => index >= start && line.test(words)) + 1;
}

/** Breaks one of the good files, and expects that a check names the fault as it should be. */
export function expectFaultIn(
  files: Map<string, string>,
  file: string,
  broken: Broken,
  check: (files: ReadonlyMap<string, string>) => Fault[],
): void {
  const { replace, by, field, message, doThis } = broken;
  const good = files.get(file) ?? '';
  expect(good).toMatch(replace);
  const text = good.replace(replace, by);
  files.set(file, text);
  const fault = check(files).find(
    (result) => result.file === `content/${file}` && message.test(result.message),
  );
  expect(fault).toMatchObject({ line: lineOf(text, broken), field });
  expect(fault?.message.split(' - ').slice(1).join(' - ')).toMatch(doThis);
}

/** Checks the course with one of its files broken, and that the fault is named as it should be. */
export function expectFault(broken: Broken): void {
  const { file = french } = broken;
  expectFaultIn(goodFiles(broken), file, broken, (files) => checkCourse(readCourseFiles(files)));
}
