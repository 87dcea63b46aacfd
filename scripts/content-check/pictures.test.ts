import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';
import { readCourseFiles } from './course-files.ts';
import { checkPictures } from './pictures.ts';

const content = join(root, 'content');
const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: content }).map((path) => [
      path,
      readFileSync(join(content, path), 'utf8'),
    ]),
  );
const whole = read('pictures/*.yaml');
const { lessons } = readCourseFiles(read('{course.yaml,lessons/2-*/01-*/*.yaml}'));
const faultsWith = (path: string, change: (text: string) => string) =>
  checkPictures(new Map(whole).set(path, change(whole.get(path) ?? '')), lessons);
const places = 'pictures/paragraphs.yaml';

it('finds nothing wrong in the pictures', () => {
  expect(checkPictures(whole, lessons)).toEqual([]);
});

it.each([
  ['a paragraph the story does not have', 'story-2-1-2: 99', 'has 13 paragraphs'],
  ['a picture that is none', 'story-2-1-2: 4\nstory-6-20-2: 3', 'no picture that is described'],
  ['no paragraph', '', 'stands where another picture stands'],
])('names %s', (_, line, message) => {
  const faults = faultsWith(places, (text) => text.replace(/story-2-1-2: \d+/, line));
  expect(faults).toMatchObject([
    { file: `content/${places}`, message: expect.stringContaining(message) },
  ]);
});

it('names a picture that a language does not describe', () => {
  const path = 'pictures/2.fr.yaml';
  const faults = faultsWith(path, (text) => text.replace('story-2-1-2', 'story-2-1-9'));
  expect(faults).toMatchObject([
    { file: `content/${path}`, message: expect.stringContaining('story-2-1-2') },
  ]);
});
