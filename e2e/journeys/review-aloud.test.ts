import { axe } from '../support/axe.ts';
import { addChildThere, type DayServer, startDayServer } from '../support/day-server.ts';
import { demoFamily } from '../support/demo-family.ts';
import { becomeChild } from '../support/family.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { takeQuiz } from '../support/progress.ts';
import { wordsIn } from '../support/words.ts';

// The days of the server are moved, so one journey after the other.
test.describe.configure({ mode: 'serial' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const say = wordsIn('en');
let server: DayServer;

test.beforeAll(async () => {
  server = await startDayServer();
});
test.afterAll(() => server.stop());
test.beforeEach(({ expectConsole }) => {
  expectConsole(/call to another host: http:\/\/localhost|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test('a parent hears the catechism, and what was not yet known is asked the next day', async ({
  openContext,
}) => {
  test.slow();
  const context = await openContext({ ...phone, baseURL: server.url });
  const page = await context.newPage();
  await server.goTo(0, context);
  const child = await addChildThere(page);
  await becomeChild(page, child);
  await takeQuiz(page, { id: '1-1', quiz: firstLesson('en').quiz });
  await page.context().clearCookies();
  await signIn(page, demoFamily.parent);
  const hand = touchingHand();
  const press = (key: string) =>
    hand.press(page.getByRole('button', { name: say(`review-aloud:${key}`), exact: true }));
  const { teaching } = firstLesson('en');

  await server.goTo(1, context);
  await openPage(page, `/review-aloud?child=${child.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
  await axe(page);
  await page.getByLabel(say('review-aloud:what')).selectOption('1-1');
  await press('begin');
  const answer = page.locator('.oral-answer p');
  for (const [index, entry] of teaching.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.question);
    if (index === 0) {
      await expect(answer).toHaveText(entry.answer);
      await axe(page);
      await press('fade.some');
      await expect(answer).not.toHaveText(entry.answer);
      await press('fade.nothing');
      await expect(answer).not.toContainText(/\p{L}/u);
      await press('fade.letters');
      await expect(answer).toContainText(/\p{L}/u);
    }
    await press(index === 1 ? 'outcome.missed' : 'outcome.known');
  }
  await expect(page.getByRole('heading', { name: say('review-aloud:end.title') })).toBeVisible();
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();

  await page.context().clearCookies();
  await becomeChild(page, child);
  await openPage(page, '/review');
  await expect(
    page.getByRole('heading', { level: 1, name: say('review:done.title') }),
  ).toBeVisible();
  await server.goTo(2, context);
  await openPage(page, '/review');
  const missed = teaching[1];
  await expect(page.getByRole('heading', { level: 1 })).toContainText(missed?.question ?? '');
  await axe(page);
  await page.getByText(missed?.answer ?? '', { exact: true }).click();
  await hand.press(page.getByRole('button', { name: say('review:check'), exact: true }));
  await expect(page.getByText(say('review:right.title'))).toBeVisible();
});
