import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, signIn, test } from '../support/fixtures.ts';
import { openFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const english = wordsIn('en');

/** Finds a family on the desk by a part of its address, and opens it. */
async function findFamily(desk: Page, email: string, name: string): Promise<void> {
  await openPage(desk, '/admin/families');
  const search = desk.getByLabel(english('desk:families.search'), { exact: true });
  await search.fill(email.slice(0, -4).toUpperCase());
  await search.press('Enter');
  const row = desk.getByRole('row', { name: email });
  await row.getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
}

test('an admin finds a family and gives a child access, the child opens module 2, the access ends, and the log tells it', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/403 \(Forbidden\)/);
  const { child, email, name } = await openFamily(page);
  const { name: childName } = child;
  const desk = await (await openContext({ ...screens.desk, baseURL })).newPage();
  await login(desk, 'admin');
  await openPage(desk, '/admin');
  await expect(desk.getByRole('heading', { name: english('desk:overview.week') })).toBeVisible();
  await axe(desk);
  await findFamily(desk, email, name);
  await axe(desk);
  const dialog = desk.getByRole('dialog');
  await desk
    .getByRole('button', { name: english('desk:give.open.label', { name: childName }) })
    .click();
  await dialog.getByRole('button', { name: english('desk:give.submit') }).click();
  await expect(dialog.getByText(english('errors:choice_required'))).toHaveCount(2);
  await dialog.getByText(english('orders:plan.quarterly'), { exact: true }).click();
  await dialog.getByLabel(english('desk:give.reason'), { exact: true }).selectOption('need');
  await axe(desk);
  await dialog.getByRole('button', { name: english('desk:give.submit') }).click();
  await expect(dialog).toBeHidden();

  const learner = await (await openContext({ ...screens.phone, baseURL })).newPage();
  await signIn(learner, child);
  await openPage(learner, '/lesson/2/1');
  await expect(learner.locator('.lesson-trust')).toBeVisible();

  await desk
    .getByRole('button', { name: english('desk:end.open.label', { name: childName }) })
    .click();
  await dialog
    .getByRole('button', { name: english('desk:end.submit', { name: childName }) })
    .click();
  await expect(dialog).toBeHidden();
  expect((await learner.request.get('/rest/v1/lessons/2/1')).status()).toBe(403);

  await openPage(desk, '/admin/audit');
  for (const action of ['access.ended', 'access.given'] as const) {
    const row = desk.getByRole('row', { name: english(`desk:act.${action}`) });
    await expect(row.filter({ hasText: email })).toBeVisible();
  }
  await axe(desk);
  const saved = desk.waitForEvent('download');
  await desk.getByRole('button', { name: english('orders:csv') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^admin-acts-\d{4}-\d\d-\d\d\.csv$/);
});

test.describe('on a phone in French', () => {
  test.use(screens.phone);

  test('every section of the desk opens, and a reading recorded there stands below the lesson', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const say = wordsIn('fr');
    await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
    await login(page, 'admin');
    await openPage(page, '/admin');
    const sections = page.getByRole('navigation', { name: say('desk:nav') }).locator('details a');
    const choose = page.getByText(say('desk:nav.choose'), { exact: true });
    await choose.click();
    await expect(sections.last()).toBeVisible();
    const names = await sections.allInnerTexts();
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      await sections.filter({ hasText: name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await axe(page, 'main');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
      await choose.click();
    }

    await openPage(page, '/admin/readings');
    const row = page.getByRole('row').filter({ hasText: '1-2' }).first();
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('P. Martin, Lisieux');
    await axe(page);
    await dialog.getByRole('button', { name: say('desk:readings.save') }).click();
    await expect(dialog).toBeHidden();
    await openPage(page, '/fr/lesson/1/2');
    const trust = page.locator('.lesson-trust');
    await trust.scrollIntoViewIfNeeded();
    await expect(trust).toContainText('P. Martin, Lisieux');
    await openPage(page, '/admin/readings');
    await row.getByRole('button').click();
    await expect(row).toContainText(say('desk:readings.awaiting'));
  });
});
