import { logInAsChild } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { demoFamily } from '../support/demo-family.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { markRead } from '../support/lesson.ts';
import { untilCached } from '../support/offline.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');

test.beforeEach(({ expectConsole }) =>
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/),
);

test('a child who logs out without a network locks the device, and what was done waits for her', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  const visit = { page, hand: pointingHand(), say, language: 'en' } as const;
  await openPage(page, '/lesson/1/1');
  await untilCached(page);
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  await context.setOffline(true);
  await markRead(visit, 'goals');
  const banner = page.getByRole('banner');
  const logOut = banner.getByRole('button', { name: say('common:nav.logout') }).first();
  const dialog = page.getByRole('dialog', { name: say('account:leave.title') });
  await logOut.click();
  await expect(dialog).toContainText(say('account:leave.unsent'));
  await axe(page, '[role=dialog]');
  await dialog
    .getByRole('button', { name: say('account:leave.stay') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await logOut.click();
  await dialog.getByRole('button', { name: say('account:leave.go'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/my-progress');
  await expect(page).toHaveURL(/\/login\?return=%2Fmy-progress$/);
  await context.setOffline(false);
  await page.reload();
  await waitForHydration(page);
  const savedNames = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(savedNames).not.toContain('leaving');
  const cookie = `session=${session?.value}`;
  const answer = await fetch(new URL('/rest/v1/progress', page.url()), { headers: { cookie } });
  expect(answer.status).toBe(401);
  const sent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rest/v1/progress') && response.request().method() === 'POST',
  );
  await logInAsChild(visit, demoFamily.parent.email, child);
  await expect(page).toHaveURL(/\/my-progress$/);
  expect((await sent).status()).toBe(200);
});
