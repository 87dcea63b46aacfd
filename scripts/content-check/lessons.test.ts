import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../server/src/platform/content/content-file.ts';
import { root } from '../prepare/root.mjs';
import { readCourseFiles } from './course-files.ts';
import { checkCourse } from './lessons.ts';

const folder = 'lessons/1-introduction/01-introduction-to-the-course';
const paths = ['course.yaml', ...['en', 'fr', 'pt-BR'].map((lang) => `${folder}/${lang}.yaml`)];

/** The course with its first lesson, the French file changed as a test wants it. */
function courseWith(changeFrench: (text: string) => string): Map<string, string> {
  const files = new Map(
    paths.map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]),
  );
  const french = `${folder}/fr.yaml`;
  return files.set(french, changeFrench(files.get(french) ?? ''));
}

function faultsIn(files: Map<string, string>): Fault[] {
  return checkCourse(readCourseFiles(files));
}

describe('checkCourse', () => {
  test('the first lesson as it stands is in order', () => {
    expect(faultsIn(courseWith((text) => text))).toEqual([]);
  });

  test('a field of the wrong kind is named with its file and line', () => {
    const faults = faultsIn(courseWith((text) => text.replace(/^minutes: .*$/m, 'minutes: long')));
    expect(faults).toMatchObject([
      { file: `content/${folder}/fr.yaml`, line: 2, field: 'minutes' },
    ]);
  });

  test('a misspelled field is named', () => {
    const faults = faultsIn(courseWith((text) => text.replace(/^goals:/m, 'gaols:')));
    expect(faults.map(({ message }) => message).join()).toContain('gaols');
  });

  test('a file that is no YAML is named with its line', () => {
    const faults = faultsIn(courseWith((text) => `${text}\n  - [`));
    expect(faults[0]).toMatchObject({ file: `content/${folder}/fr.yaml` });
    expect(faults[0]?.line).toBeGreaterThan(50);
  });

  test('an answer that differs from the English one is named', () => {
    const faults = faultsIn(
      courseWith((text) => {
        const quiz = text.indexOf('\nquiz:');
        return text.slice(0, quiz) + text.slice(quiz).replace('answer: true', 'answer: false');
      }),
    );
    expect(faults).toMatchObject([{ file: `content/${folder}/fr.yaml` }]);
  });

  test('a lesson written in one language only is named in the others', () => {
    const files = courseWith((text) => text);
    files.delete(`${folder}/fr.yaml`);
    expect(faultsIn(files)).toMatchObject([
      { file: `content/${folder}/fr.yaml`, message: expect.stringContaining('is missing') },
    ]);
  });

  test('a folder that the course does not know is named', () => {
    const files = courseWith((text) => text).set('lessons/1-introduction/09-extra/en.yaml', '');
    expect(faultsIn(files)).toMatchObject([
      { message: expect.stringContaining('belongs to no lesson') },
    ]);
  });
});
