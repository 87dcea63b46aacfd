import type { Lesson, QuizQuestion } from '@pius/domain/course/lesson.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { answerWords, gradeQuiz } from '@pius/domain/progress/grading.ts';
import { isRiddleRight } from '@pius/domain/progress/riddle.ts';
import { solve } from '../support/activities.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { answerQuiz, rightAnswer, sendAnswers } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/*
 * Every activity and quiz of a lesson, played through the page by its accessible names, with the answers of the
 * content file. SOLVE_LESSONS names the lessons (`1-2,2-5`, or `all`); without it those of module 1.
 */
const asked = process.env.SOLVE_LESSONS?.split(',') ?? [];
const lessons = writtenLessons().filter(({ id, module }) =>
  asked.length === 0 ? module === 1 : asked.includes('all') || asked.includes(id),
);

test.use(screens.phone);

for (const place of lessons) {
  for (const language of languages) {
    const lesson = readLesson(place, language);
    const where = `lesson ${place.id} in ${language}`;

    test(`${where} accepts every answer it lists`, () => {
      for (const question of lesson.quiz) expect(refused(lesson, question, language)).toEqual([]);
      for (const riddle of riddlesOf(lesson)) {
        const forms = [riddle.answer, ...riddle.accepted];
        expect(forms.filter((form) => !isRiddleRight(riddle, form, language))).toEqual([]);
      }
    });

    test(`${where} is solved through the page`, async ({ page, baseURL }) => {
      test.slow();
      const visit: Visit = { page, hand: pointingHand(), say: wordsIn(language), language };
      if (place.module > 1) await login(page, 'pia');
      // The question about cookies lies over the page until it is answered.
      await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await openPage(page, `/lesson/${place.module}/${place.number}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [at, activity] of lesson.activities.entries()) {
        await showActivity(visit, lesson, at);
        await test.step(activity.kind, () => solve(visit, activity, lesson));
      }
      await openPage(page, `/quiz/${place.id}`);
      await answerQuiz(visit, lesson, (question) => withTypo(question, language));
      await sendAnswers(visit);
      const title = visit.say('quiz:result.all.title');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  }
}

function riddlesOf({ activities }: Lesson) {
  return activities.flatMap((activity) => (activity.kind === 'riddle' ? activity.riddles : []));
}

/** The listed answers to a typed question that its own quiz would not accept. */
function refused({ quiz }: Lesson, question: QuizQuestion, language: Language): string[] {
  if (question.kind !== 'typed') return [];
  return question.answers.filter((value) => {
    const { items } = gradeQuiz(quiz, [{ id: question.id, value }], language);
    return items.find(({ id }) => id === question.id)?.correct !== true;
  });
}

/** The right answer as a child may write it: in small letters, with a letter of a long word left out. */
function withTypo(question: QuizQuestion, language: Language): boolean | string {
  const right = rightAnswer(question);
  if (typeof right === 'boolean') return right;
  const small = right.toLowerCase();
  const long = answerWords(small, language).find((word) => /^[a-z]{6,}$/.test(word));
  return long && small.includes(long)
    ? small.replace(long, long.replace(/(?<=^.{3})./, ''))
    : small;
}
