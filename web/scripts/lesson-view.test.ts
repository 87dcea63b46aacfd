import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isLessonFile, readLessonView } from './lesson-view.ts';

const folder = new URL(
  '../../content/lessons/1-introduction/01-introduction-to-the-course/',
  import.meta.url,
);
const file = (language: string) => new URL(`${language}.yaml`, folder).pathname;

it('a lesson is known by where its file stands', () => {
  expect(isLessonFile(file('fr'))).toBe(true);
  expect(isLessonFile('/content/course.yaml')).toBe(false);
});

it('a lesson comes with its place in the course, in its language, without the answers of its quiz', () => {
  const view = readLessonView(file('fr'), readFileSync(file('fr'), 'utf8'));
  expect(view).toMatchObject({ id: '1-1', module: 1, number: 1, language: 'fr', previous: null });
  expect(JSON.stringify(view.quiz)).not.toMatch(/"(answers?|why)":/);
  expect(view.story.pictures.map(({ id, paragraph }) => [id, paragraph])).toEqual([
    ['story-1-1-1', 0],
    ['story-1-1-2', 4],
  ]);
  expect(view.story.pictures[0]?.alt).toContain('pieds nus');
});

it('a file in another language is refused', () => {
  expect(() => readLessonView(file('de'), '')).toThrow('no lesson in a language of ours');
});
