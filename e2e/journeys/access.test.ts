import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import type { Page } from '@playwright/test';
import { logInAsChild, logInAsParent } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

const learners = [
  { who: null, viewer: 'visitor', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'parent', viewer: 'parent', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'marco', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'lucia', viewer: 'child', hasActiveSubscription: true, isChildOfAdmin: false },
  { who: 'pia', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: true },
  { who: 'admin', viewer: 'admin', hasActiveSubscription: false, isChildOfAdmin: false },
] as const;

test('lessons and quizzes open to each learner as the table says', async ({
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
      await page.goto(`/lesson/${module}/1`);
      await expect(heading).toBeVisible();
      if (open) await expect(page.getByText(say('lesson:story.title')).first()).toBeVisible();
      const title = await heading.innerText();
      expect(locks.includes(title), `${who}, /lesson/${module}/1: ${title}`).toBe(!open);
      await page.goto(`/quiz/${module}-1`);
      await expect(heading).toBeVisible();
      await (open
        ? expect(heading).not.toHaveText(say('quiz:locked.title'))
        : expect(heading).toHaveText(say('quiz:locked.title')));
    }
    await context.close();
  }
});

test('a parent lands on the page that was asked for before logging in', async ({ page }) => {
  await openPage(page, '/my-progress');
  await expect(page).toHaveURL(/\/login\?return=%2Fmy-progress$/);
  await logInAsParent(visitOf(page), demoFamily.parent);
  await expect(page).toHaveURL(/\/my-progress$/);
});

test('a child who may not open the page that was asked for lands on the map', async ({ page }) => {
  await openPage(page, '/blog');
  await expect(page).toHaveURL(/\/login\?return=%2Fblog$/);
  const lucia = { name: 'Lucia', password: demoFamily.lucia.password };
  await logInAsChild(visitOf(page), demoFamily.parent.email, lucia);
  await expect(page).toHaveURL(/\/quest-map$/);
});
