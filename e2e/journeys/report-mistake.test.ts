import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const inFrench = wordsIn('fr');
const dialog = (page: Page) => page.getByRole('dialog');
const message = (page: Page, words = say) => dialog(page).getByLabel(words('report:message'));
const send = (page: Page, words = say) =>
  dialog(page).getByRole('button', { name: words('report:send') });

/** The report with these words on the desk, which an admin alone may read; other journeys report beside it. */
async function reportOf(page: Page, words: string): Promise<object | undefined> {
  await login(page, 'admin');
  const answer = await page.request.get('/rest/v1/admin/mistake-reports');
  expect(answer.status()).toBe(200);
  const { items } = (await answer.json()) as { items: { message: string }[] };
  return items.find(({ message: told }) => told === words);
}

test('a visitor reports a mistake in an entry, is told what is wrong, and loses nothing', async ({
  page,
  openContext,
  expectConsole,
}) => {
  const text = `Two words are wrong here, ${crypto.randomUUID()}.`;
  await openPage(page, '/fr/catechism');
  const entry = page.locator('article[id="how-we-know"]');
  const opener = entry.getByRole('button', { name: inFrench('public:catechism.report') });
  await opener.click();
  await axe(page, '[role=dialog]');
  await send(page, inFrench).click();
  await expect(dialog(page)).toContainText(inFrench('errors:report_empty'));
  await expect(message(page, inFrench)).toBeFocused();
  await message(page, inFrench).fill(text);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(message(page, inFrench)).toHaveValue(text);
  await dialog(page).getByLabel(inFrench('report:email')).fill('anna');
  await send(page, inFrench).click();
  await expect(dialog(page)).toContainText(inFrench('errors:email_invalid'));
  await dialog(page).getByLabel(inFrench('report:email')).fill('anna@example.org');
  expectConsole(/503/);
  await page.route('**/rest/v1/mistake-reports', (route) =>
    route.fulfill({ status: 503, json: { code: 'service_unavailable', message: '' } }),
  );
  await send(page, inFrench).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    inFrench('errors:service_unavailable'),
  );
  await expect(message(page, inFrench)).toHaveValue(text);
  await page.unroute('**/rest/v1/mistake-reports');
  await send(page, inFrench).click();
  await expect(dialog(page).getByRole('status')).toContainText(inFrench('report:thanks'));
  await dialog(page)
    .getByRole('button', { name: inFrench('report:close') })
    .first()
    .click();
  await expect(opener).toBeFocused();
  const context = await openContext();
  expect(await reportOf(await context.newPage(), text)).toMatchObject({
    lesson: '1-1',
    entry: 'how-we-know',
    language: 'fr',
    page: '/fr/catechism',
    message: text,
    from: 'visitor',
    email: 'anna@example.org',
  });
});
