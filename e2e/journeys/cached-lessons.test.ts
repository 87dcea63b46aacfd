import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild, type OwnChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { markRead } from '../support/lesson.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { cachedLessonIds, untilCached } from '../support/offline.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import { logOut, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

function lessonOf(id: string) {
  const written = writtenLessons().find((each) => each.id === id);
  if (!written) throw new Error(`Lesson ${id} is not written.`);
  return readLesson(written, 'en');
}

/** Opens lesson 2-1 as a child and waits until it and the next two lie on the device. */
async function cacheThree(page: Page, child: OwnChild): Promise<void> {
  await becomeChild(page, child);
  await openPage(page, '/lesson/2/1');
  await untilCached(page);
  await expect.poll(() => cachedLessonIds(page, child)).toEqual(['2-1', '2-2', '2-3']);
}

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

test('the lesson visited and the next two open without a network with their quizzes, to their child alone', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  // What the page still asks for while its child logs out is refused.
  expectConsole(/status of 401/);
  const child = await addOwnChild(page, 'admin');
  const sibling = await addOwnChild(page, 'admin');
  const heading = page.getByRole('heading', { level: 1 });
  await cacheThree(page, child);

  await context.setOffline(true);
  await page.goto('/lesson/2/2');
  await expect(heading).toHaveText(lessonOf('2-2').title);
  await waitForHydration(page);
  await markRead(visitOf(page), 'goals');
  await expect(page.getByText(say('progress:status.waiting'))).toBeVisible();
  await page.goto('/quiz/2-3');
  const [question] = lessonOf('2-3').quiz;
  if (!question) throw new Error('The quiz is empty.');
  const words = question.kind === 'true-false' ? question.statement : question.question;
  await expect(heading).toContainText(words);
  await answerQuestion(visitOf(page), rightAnswer(question));
  await page.goto('/lesson/2/5');
  await expect(heading).toHaveText(say('lesson:failed.title'));
  await context.setOffline(false);

  await openPage(page, '/quest-map');
  await logOut(visitOf(page));
  await becomeChild(page, sibling);
  await openPage(page, '/quest-map');
  await expect(heading).toContainText(sibling.name);
  await context.setOffline(true);
  await page.goto('/lesson/2/2');
  await expect(heading).toHaveText(say('lesson:failed.title'));
  expect(await cachedLessonIds(page, child)).toContain('2-2');
  await context.setOffline(false);
});

test('lessons of a module that is closed again leave the device as soon as the server says so', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page, 'admin');
  await cacheThree(page, child);
  await page.route(/\/rest\/v1\/course/, async (route) => {
    const answer = await route.fetch();
    const course = (await answer.json()) as { modules: { number: number; lessons: object[] }[] };
    for (const module of course.modules.filter(({ number }) => number > 1)) {
      module.lessons = module.lessons.map((lesson) => ({ ...lesson, open: false }));
    }
    await route.fulfill({ response: answer, json: course });
  });
  await openPage(page, '/quest-map');
  await expect.poll(() => cachedLessonIds(page, child)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/lesson/2/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('lesson:failed.title'));
  await context.setOffline(false);
});
