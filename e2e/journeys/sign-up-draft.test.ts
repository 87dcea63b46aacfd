import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { newGrownUp } from '../support/people.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('fr');
const hand = touchingHand();

test.use(screens.phone);

const field = (page: Page, name: string) =>
  page.getByLabel(say(`account:field.${name}`), { exact: true });
const mark = (page: Page) =>
  page.getByRole('checkbox', { name: say('account:signup.read.privacy') });

/** Reads the text that is open to its end and marks it as read. */
async function readIt(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeAttached();
  await hand.readToTheEnd(dialog.locator('section[tabindex="0"]'));
  await hand.press(dialog.getByRole('button', { name: say('account:document.have-read') }));
  await expect(dialog).toBeHidden();
}

/**
 * The whole of its name: the page for logging in, seen until this one has come, has one for parents
 * and catechists.
 */
const catechist = (page: Page) =>
  page.getByRole('radio', { name: say('account:signup.type.catechist'), exact: true });

test('sign-up keeps what was typed and read over the way back and a reload, but no password', async ({
  page,
}) => {
  const { name, email, password } = newGrownUp();
  await openPage(page, '/fr/login');
  await hand.press(page.getByRole('link', { name: say('account:login.sign-up') }).last());
  await expect(page).toHaveURL('/fr/signup');
  await hand.choose(catechist(page));
  await hand.write(field(page, 'full-name'), name);
  await hand.write(field(page, 'email'), email);
  await hand.write(field(page, 'password-new'), password);
  // The words beside the box that is not open yet lead to the text; a tool waits for a closed box, a reader does not.
  await page.getByText(say('account:signup.read.privacy'), { exact: true }).tap({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/fr/signup');
  await expect(field(page, 'password-new')).toHaveValue(password);
  await hand.press(page.getByRole('button', { name: say('account:signup.open.privacy') }));
  await readIt(page);
  await expect(mark(page)).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL('/fr/login');
  await page.goForward();
  await expect(field(page, 'full-name')).toHaveValue(name);
  await expect(mark(page)).toBeChecked();
  await page.reload();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(catechist(page)).toBeChecked();
  await expect(mark(page)).toBeChecked();
  await expect(field(page, 'password-new')).toHaveValue('');
  const saved = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(saved).not.toContain(password);
});
