import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { gradeQuiz } from '../progress/grading.ts';
import { courseSchema } from './course.ts';
import { lessonSchema } from './lesson.ts';
import {
  type Place,
  placeInCourse,
  presentLesson,
  presentOutside,
  presentQuizKey,
} from './present-lesson.ts';

const content = new URL('../../../content/', import.meta.url);
const read = (file: string) => parse(readFileSync(new URL(file, content), 'utf8'));
const course = courseSchema.parse(read('course.yaml'));
const folder = 'lessons/1-introduction/01-introduction-to-the-course';
const lesson = lessonSchema.parse(read(`${folder}/en.yaml`));
const everyLesson = () => true;
const place = placeInCourse(course, '1-1', 'en', everyLesson) as Place;

it('a lesson knows the lessons before and after it, also across modules', () => {
  expect(place).toMatchObject({ module: 1, number: 1, previous: null, next: '1-2' });
  expect(placeInCourse(course, '2-1', 'fr', everyLesson)).toMatchObject({
    moduleTitle: 'Le Credo',
    previous: '1-3',
    next: '2-2',
  });
  expect(placeInCourse(course, '6-6', 'en', everyLesson)?.next).toBeNull();
});

it('a lesson that does not exist has no place', () => {
  expect(placeInCourse(course, '1-4', 'en', everyLesson)).toBeNull();
  expect(placeInCourse(course, 'x', 'en', everyLesson)).toBeNull();
});

it('no answer of the quiz and no reason leaves with the lesson', () => {
  const view = presentLesson(lesson, place, []);
  expect(view.quiz).toHaveLength(lesson.quiz.length);
  for (const question of view.quiz) {
    expect(Object.keys(question).toSorted()).toEqual(
      ['id', 'kind', question.kind === 'typed' ? 'question' : 'statement'].toSorted(),
    );
  }
  for (const { why } of lesson.quiz) expect(JSON.stringify(view.quiz)).not.toContain(why);
});

it('the words for grown-ups leave with neither the lesson nor the outside of a child', () => {
  const { atHome } = lesson.forGrownUps;
  expect(JSON.stringify(presentLesson(lesson, place, []))).not.toContain(atHome);
  expect(presentOutside(lesson, place, false)).toMatchObject({
    vocabulary: null,
    forGrownUps: null,
  });
  expect(presentOutside(lesson, place, true).forGrownUps?.atHome).toBe(atHome);
});

it('a definition match brings its words with it', () => {
  const [first, second] = lesson.vocabulary;
  const terms = [first?.id ?? '', second?.id ?? ''];
  const activity = { id: 'a1', kind: 'definition-match' as const, prompt: 'Match.', terms };
  const view = presentLesson({ ...lesson, activities: [activity] }, place, []);
  const words = [first, second].map((word) => ({
    id: word?.id,
    term: word?.term,
    meaning: word?.meaning,
  }));
  expect(view.activities).toEqual([{ ...activity, terms: words }]);
});

it('no way leads to a lesson that is not written yet', () => {
  const written = (id: string) => id === '1-1';
  expect(placeInCourse(course, '1-2', 'en', written)).toMatchObject({
    previous: '1-1',
    next: null,
  });
});

it('what a device keeps of a quiz grades it as the whole lesson does', () => {
  const { quiz } = presentQuizKey(lesson, place);
  const wrong = lesson.quiz.map(({ id }) => ({ id, value: 'something else' }));
  const right = lesson.quiz.map((question) => ({
    id: question.id,
    value: question.kind === 'typed' ? (question.answers[0] ?? '') : question.answer,
  }));
  for (const answers of [wrong, right, right.slice(1)]) {
    expect(gradeQuiz(quiz, answers, 'en')).toEqual(gradeQuiz(lesson.quiz, answers, 'en'));
  }
  expect(gradeQuiz(quiz, right, 'en').percentage).toBe(100);
});
