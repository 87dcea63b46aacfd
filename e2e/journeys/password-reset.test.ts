import { logInAsParent } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { newestEmail, pathIn } from '../support/emails.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { newAccount } from '../support/new-account.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const fresh = 'a-new-lantern-7';

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent who has forgotten the password sets a new one by a letter, once', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 4\d\d/);
    const say = wordsIn('en');
    const { email } = await newAccount(page);
    await page.context().clearCookies();
    await openPage(page, '/login');
    await page.getByLabel(say('account:field.email'), { exact: true }).fill(email);
    await page.getByRole('link', { name: say('account:login.forgotten'), exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/reset$/);
    await expect(page.getByText(say('account:reset.child-text'))).toBeVisible();
    await expect(page.getByLabel(say('account:field.email'), { exact: true })).toHaveValue(email);
    await axe(page, 'main');
    await page.getByRole('button', { name: say('account:reset.send'), exact: true }).click();
    await expect(page.getByText(say('account:reset.sent', { email }))).toBeVisible();
    const link = pathIn(await newestEmail(page, email, say('mail:password-reset.subject')));
    await openPage(page, link);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const password = page.getByLabel(say('account:field.new-password'), { exact: true });
    const again = page.getByLabel(say('account:field.password-again'), { exact: true });
    const save = page.getByRole('button', { name: say('account:reset.submit'), exact: true });
    await axe(page, 'main');
    await password.fill('short');
    await again.fill('other');
    await save.click();
    await expect(page.getByText(say('errors:password_too_short'))).toBeVisible();
    await expect(page.getByText(say('errors:password_mismatch'))).toBeVisible();
    await password.fill(fresh);
    await again.fill(fresh);
    await save.click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('account:reset.done') }),
    ).toBeVisible();
    await page.getByRole('link', { name: say('account:confirm.to-login'), exact: true }).click();
    const visit = { page, hand: pointingHand(), say, language: 'en' as const };
    await logInAsParent(visit, { email, password: fresh });
    await expect(page).toHaveURL(/\/dashboard$/);
    await newestEmail(page, email, say('mail:password-changed.subject'));
    await openPage(page, link);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say('account:reset.problem.reset_link_used'));
    await axe(page, 'main');
  });
});
