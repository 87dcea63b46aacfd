import type { Lesson, QuizQuestion } from '@pius/domain/course/lesson.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { plainLetters } from '@pius/domain/plain-letters.ts';
import { answerWords } from '@pius/domain/progress/answer-words.ts';
import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { isRiddleRight } from '@pius/domain/progress/riddle.ts';
import { solve } from '../support/activities.ts';
import { findCoveredWords } from '../support/covered-words.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { findOverflow } from '../support/overflow.ts';
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

    test(`${where} accepts every answer it lists, also with a typo`, () => {
      for (const question of lesson.quiz) expect(refused(lesson, question, language)).toEqual([]);
      for (const riddle of riddlesOf(lesson)) {
        const forms = written([riddle.answer, ...riddle.accepted], language);
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
      expect(await findOverflow(page)).toEqual([]);
      expect(await findCoveredWords(page.locator('.tile'))).toEqual([]);
      await openPage(page, `/quiz/${place.id}`);
      await answerQuiz(visit, lesson, (question) => {
        const right = rightAnswer(question);
        return typeof right === 'string' ? withTypo(right, language) : right;
      });
      await sendAnswers(visit);
      const title = visit.say('quiz:result.all.title');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  }
}

function riddlesOf({ activities }: Lesson) {
  return activities.flatMap((activity) => (activity.kind === 'riddle' ? activity.riddles : []));
}

/** The listed answers to a typed question that its own quiz would not accept, as listed or with a typo. */
function refused({ quiz }: Lesson, question: QuizQuestion, language: Language): string[] {
  if (question.kind !== 'typed') return [];
  return written(question.answers, language).filter((value) => {
    const { items } = gradeQuiz(quiz, [{ id: question.id, value }], language);
    return items.find(({ id }) => id === question.id)?.correct !== true;
  });
}

/** Answers as they are listed, and each as a child may write it. */
function written(answers: readonly string[], language: Language): string[] {
  return answers.flatMap((answer) => [answer, withTypo(answer, language)]);
}

/** An answer as a child may write it: small letters, no accents, and one letter of a long word left out. */
function withTypo(answer: string, language: Language): string {
  const plain = plainLetters(answer);
  const long = answerWords(plain, language).find(
    (word) => /^[a-z]{6,}$/.test(word) && plain.includes(word),
  );
  return long ? plain.replace(long, long.replace(/(?<=^.{3})./, '')) : plain;
}
