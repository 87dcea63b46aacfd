import type { Page, Response } from '@playwright/test';
import { expect, login, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

/** What only a lesson that is open has. */
const secretParts = ['story', 'activities', 'quiz'];

test('a locked lesson shows a child who can open it, and nothing that the server sends has its words', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await login(page, 'marco');
  const answers = lessonAnswers(page);
  const refused = page.waitForResponse(/\/rest\/v1\/lessons\/2\/1(\?|$)/);
  const html = await (await page.goto('/lesson/2/1'))?.text();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say('lesson:lock.title-child'));
  expect((await refused).status()).toBe(403);
  expect(await (await refused).json()).toMatchObject({ code: 'lesson_locked_ask_parent' });
  await expect(page.getByRole('heading', { name: say('lesson:teaching.title') })).toBeVisible();
  for (const response of answers) {
    const answer: object = await response.json();
    expect(Object.keys(answer).filter((name) => secretParts.includes(name))).toEqual([]);
  }
  expect(html).not.toContain(say('lesson:story.title'));
  await page.goto('/quiz/2-1');
  await expect(heading).toHaveText(say('quiz:locked.title'));
});

/**
 * All that the server says of the locked lesson while the page is open; to be read before the next page is opened. A
 * child's device also keeps lessons that are open to it, at a moment of its own.
 */
function lessonAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/lessons/2/')) answers.push(response);
  });
  return answers;
}
