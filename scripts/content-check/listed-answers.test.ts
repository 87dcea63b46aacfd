import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Lesson } from '../../domain/src/course/lesson.ts';
import type { Language } from '../../domain/src/language.ts';
import { gradeQuiz } from '../../domain/src/progress/grading.ts';
import { isRiddleRight } from '../../domain/src/progress/riddle.ts';
import { withTypo } from '../../e2e/support/typo.ts';
import { root } from '../prepare/root.mjs';
import { readCourseFiles } from './course-files.ts';

const content = join(root, 'content');
const paths = ['course.yaml', ...globSync('lessons/*/*/*.yaml', { cwd: content })];
const { lessons } = readCourseFiles(
  new Map(paths.map((path) => [path, readFileSync(join(content, path), 'utf8')])),
);

test('every answer that a lesson lists is right, in every lesson and language, also with a typo', () => {
  expect(lessons).toHaveLength(52 * 3);
  const refused = lessons.flatMap(({ id, language, lesson }) =>
    lesson ? refusedIn(lesson, language).map((answer) => `${id} ${language}: ${answer}`) : [id],
  );
  expect(refused).toEqual([]);
});

function refusedIn({ quiz, activities }: Lesson, language: Language): string[] {
  const ofQuiz = quiz.flatMap((question) => {
    const answers = question.kind === 'typed' ? question.answers : [];
    return written(answers, language).filter((value) => {
      const { items } = gradeQuiz(quiz, [{ id: question.id, value }], language);
      return items.find(({ id }) => id === question.id)?.correct !== true;
    });
  });
  const riddles = activities.flatMap((activity) =>
    activity.kind === 'riddle' ? activity.riddles : [],
  );
  const ofRiddles = riddles.flatMap((riddle) =>
    written([riddle.answer, ...riddle.accepted], language).filter(
      (form) => !isRiddleRight(riddle, form, language),
    ),
  );
  return [...ofQuiz, ...ofRiddles];
}

/** Answers as they are listed, and each as a child may write it. */
function written(answers: readonly string[], language: Language): string[] {
  return answers.flatMap((answer) => [answer, withTypo(answer, language)]);
}
