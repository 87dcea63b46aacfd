import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import type { Page, Response } from '@playwright/test';
import { expect, login, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

const learners = [
  { who: null, viewer: 'visitor', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'parent', viewer: 'parent', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'marco', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'lucia', viewer: 'child', hasActiveSubscription: true, isChildOfAdmin: false },
  { who: 'pia', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: true },
  { who: 'admin', viewer: 'admin', hasActiveSubscription: false, isChildOfAdmin: false },
] as const;

/** What only a lesson that is open has. */
const secretParts = ['story', 'activities', 'quiz'];

/**
 * All that the server says of the locked lessons while a page of theirs is open; to be read before the next page is
 * opened. A child's device also keeps lessons that are open to it, at a moment of its own.
 */
function lessonAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/lessons/2/')) answers.push(response);
  });
  return answers;
}

/** Expects that neither the page nor what it fetched has words of a locked lesson. */
async function expectNoWords(html: string | undefined, answers: Response[]): Promise<void> {
  expect(html).not.toContain(say('lesson:story.title'));
  for (const response of answers) {
    const answer: object = await response.json();
    expect(Object.keys(answer).filter((name) => secretParts.includes(name))).toEqual([]);
  }
}

test('lessons and quizzes open to each learner as the table says, and nothing that the server sends has words of a locked one', async ({
  openContext,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 40[13]/);
  const locks = ['visitor', 'parent', 'child'].map((lock) => say(`lesson:lock.title-${lock}`));
  for (const { who, ...learner } of learners) {
    const context = await openContext({ baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    if (who) await login(page, who);
    for (const module of [1, 2]) {
      const { open } = decideModuleAccess({ ...learner, module });
      const answers = lessonAnswers(page);
      const refused = who === 'marco' && !open && page.waitForResponse(/\/lessons\/2\/1(\?|$)/);
      const html = await (await page.goto(`/lesson/${module}/1`))?.text();
      await expect(heading).toBeVisible();
      if (open) await expect(page.getByText(say('lesson:story.title')).first()).toBeVisible();
      const title = await heading.innerText();
      expect(locks.includes(title), `${who}, /lesson/${module}/1: ${title}`).toBe(!open);
      if (refused) {
        expect(await (await refused).json()).toMatchObject({ code: 'lesson_locked_ask_parent' });
      }
      if (!open) await expectNoWords(html, answers);
      await page.goto(`/quiz/${module}-1`);
      await expect(heading).toBeVisible();
      await (open
        ? expect(heading).not.toHaveText(say('quiz:locked.title'))
        : expect(heading).toHaveText(say('quiz:locked.title')));
    }
    await context.close();
  }
});
