import { solve } from '../support/activities.ts';
import { findCoveredWords } from '../support/covered-words.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { findOverflow } from '../support/overflow.ts';
import { answerQuiz, rightAnswer, sendAnswers } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import { sweptLanguages, wholeSweep } from '../support/sweep.ts';
import { withTypo } from '../support/typo.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/*
 * Every activity and quiz of a lesson, played through the page by its accessible names, with the answers of the
 * content file. SOLVE_LESSONS names the lessons (`1-2,2-5`); else the whole sweep plays all, `npm test` the first.
 */
const request = process.env.SOLVE_LESSONS?.split(',') ?? (wholeSweep ? ['all'] : ['1-1']);
const lessons = writtenLessons().filter(
  ({ id }) => request.includes('all') || request.includes(id),
);

test.use(screens.phone);

for (const place of lessons) {
  for (const language of sweptLanguages) {
    const lesson = readLesson(place, language);
    const where = `lesson ${place.id} in ${language}`;

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
