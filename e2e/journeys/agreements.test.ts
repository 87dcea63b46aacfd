import { logInAsChild } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { sharedFamily } from '../support/own-family.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('a consent is read with its day and its text, taken back and given again', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 40[13]/);
  const { child, email } = await sharedFamily(page);
  const { name } = child;
  const girl = await (await openContext({ baseURL })).newPage();
  await signIn(girl, child);
  await girl.goto(`/about-us?lang=en`);
  await openPage(girl, '/my-progress');
  await openPage(page, '/settings');
  const section = page.getByRole('region', { name: say('settings:agreements.title') });
  const version = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(
    new Date('2025-06-20T12:00:00Z'),
  );
  await expect(section.getByRole('listitem').filter({ hasText: version })).toHaveCount(4);
  await section
    .getByRole('button', { name: say('settings:withdraw.open.label', { name }) })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('settings:withdraw.stays', { name }))).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: say('settings:withdraw.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(
    section.getByRole('link', { name: say('settings:withdraw.delete', { name }) }),
  ).toBeVisible();
  await axe(page);

  expect((await girl.request.get(`/rest/v1/progress?child_id=${child.id}`)).status()).toBe(401);
  const loginTab = await (await openContext({ baseURL })).newPage();
  await loginTab.goto(`/about-us?lang=en`);
  await openPage(loginTab, '/login');
  const visit = { page: loginTab, hand: pointingHand(), say, language: 'en' as const };
  await logInAsChild(visit, email, child);
  await expect(loginTab.getByText(say('errors:child_closed'))).toBeVisible();

  await openPage(page, '/dashboard');
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByText(say('family:taken.data.text', { name }))).toBeVisible();
  await axe(page, 'main');
  await card.getByRole('link', { name: say('family:taken.give.label', { name }) }).click();
  await expect(page).toHaveURL(/\/settings#agreements$/);
  await expect(section).toBeInViewport();
  await section.getByRole('button', { name: say('settings:give.open.label', { name }) }).click();
  const give = dialog.getByRole('button', { name: say('settings:give.submit') });
  await give.click();
  await expect(dialog.getByText(say('errors:consent_required'))).toBeVisible();
  await axe(page);
  await dialog.getByRole('checkbox').check();
  await give.click();
  await expect(dialog).toBeHidden();
  await section.getByText(say('settings:agreements.earlier')).click();
  await logInAsChild(visit, email, child);
  await expect(loginTab).toHaveURL(/\/quest-map$/);
});
