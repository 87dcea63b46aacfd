import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { codeIn, newestEmail } from '../support/emails.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { newAccount } from '../support/new-account.ts';
import { screens } from '../support/screens.ts';
import { type Say, wordsIn } from '../support/words.ts';

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Asks for a code on the login page that is open, and gives the one of the letter. */
async function askForCode(page: Page, say: Say, email: string): Promise<string> {
  await page.getByRole('button', { name: say('account:code.instead') }).click();
  await expect(page.getByLabel(say('account:field.email'), { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: say('account:code.send'), exact: true }).click();
  await expect(page.getByText(say('account:code.sent-to'))).toBeVisible();
  const mailbox = await page.context().newPage();
  const code = codeIn(await newestEmail(mailbox, email, say('mail:login-code.subject')));
  await mailbox.close();
  return code;
}

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent logs in by a code and lands where she wanted to go, in her language', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 4\d\d/);
    const say = wordsIn('fr');
    const { email } = await newAccount(page);
    await page.context().clearCookies();
    await openPage(page, '/fr/login?return=%2Fquest-map');
    await page.getByLabel(say('account:field.email'), { exact: true }).fill(email);
    const code = await askForCode(page, say, email);
    const field = page.getByLabel(say('account:code.field'), { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await axe(page, 'main');
    // Anyone who looks into the mailbox in this very tab comes back to the field.
    await page.goto('/outbox');
    await axe(page);
    await page.goBack();
    await expect(field).toBeVisible();
    const logIn = page.getByRole('button', { name: say('account:login.submit'), exact: true });
    await field.fill('12345');
    await logIn.click();
    await expect(page.getByText(say('errors:code_incomplete'))).toBeVisible();
    await field.fill(wrongOf(code));
    await logIn.click();
    await expect(page.getByText(say('errors:code_invalid'))).toBeVisible();
    await expect(field).toHaveValue(wrongOf(code));
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await logIn.click();
    await expect(page).toHaveURL(/\/fr\/quest-map$/);
  });
});
