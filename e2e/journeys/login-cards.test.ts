import { axe } from '../support/axe.ts';
import { demoFamily } from '../support/demo-family.ts';
import { addOwnChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { leaveDevice, pressOfChild } from '../support/learners.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

test('a parent prints one child’s login card, without the password', async ({ page }) => {
  const say = wordsIn('en');
  const { name, password } = await addOwnChild(page);
  await openPage(page, '/dashboard');
  await pressOfChild({ page, hand: touchingHand(), say, language: 'en' }, name, 'login-card');
  await expect(page).toHaveURL(/\/login-cards\?child=/);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(name);
  await expect(card).toContainText(demoFamily.parent.email);
  await expect(card).not.toContainText(password);
  await expect(card.getByRole('img', { name: say('login-cards:qr', { name }) })).toBeVisible();
  // The journeys run on the computer that serves them.
  await expect(page.getByText(say('login-cards:here-only'))).toBeVisible();
  await axe(page, 'main');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: say('login-cards:all') }).tap();
  await expect(card).not.toHaveCount(1);
});

test('the address in a card opens the child’s door with e-mail and name filled in', async ({
  page,
}) => {
  const say = wordsIn('fr');
  await openPage(page, '/about-us?lang=fr');
  const { name, password } = await addOwnChild(page);
  await leaveDevice(page);
  const { email } = demoFamily.parent;
  await openPage(page, `/login#${new URLSearchParams({ parent: email, child: name })}`);
  await expect(page.getByLabel(say('account:child.parent-email'))).toHaveValue(email);
  await expect(page.getByLabel(say('account:child.name'), { exact: true })).toHaveValue(name);
  const field = page.getByLabel(say('account:child.password'), { exact: true });
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/quest-map$/);
});
