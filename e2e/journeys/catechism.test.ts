import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const entryId = 'from-whom-we-learn';
const otherId = 'who-st-pius-x-was';

const entry = (page: Page, id: string) => page.locator(`article[id="${id}"]`);
const field = (page: Page) => page.locator('input[name="q"]');

test('what is searched for and the entry that is named stand in the address: after going back, in another language', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A search that was sent before the page was awake is answered by the page that comes.
  await openPage(page, '/catechism?q=doctrine');
  await expect(field(page)).toHaveValue('doctrine');
  await field(page).fill('pope');
  await expect(page).toHaveURL(/\/catechism\?q=pope$/);
  const link = say('public:catechism.toLesson', { id: '1.1', title: firstLesson('en').title });
  await entry(page, otherId).getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(/\/lesson\/1\/1$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('pope');
  await expect(entry(page, otherId)).toBeVisible();
  await expect(entry(page, entryId)).toBeHidden();

  await entry(page, otherId)
    .getByRole('link', { name: say('public:catechism.address') })
    .click();
  await expect(page.getByText(say('public:catechism.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.locator('header summary', { has: page.locator('.flag') }).click();
  await page.locator('header a[hreflang="pt-BR"]:visible').click();
  await expect(page).toHaveURL(new RegExp(`/pt-BR/catechism(\\?q=pope)?#${otherId}$`));
  await waitForHydration(page);
  await expect(entry(page, otherId)).toBeInViewport();
});
