import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { pressOfChild, tapPictures } from '../support/learners.ts';
import { openFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

test('pictures saved on a phone that is not approved lead to its approval, and the notice of it goes at a press', async ({
  page,
}) => {
  await page.clock.install();
  const { child } = await openFamily(page);
  const visit = { page, hand: touchingHand(), say: wordsIn('en'), language: 'en' } as const;
  const { hand, say } = visit;
  await openPage(page, '/dashboard');
  await pressOfChild(visit, child.name, 'pictures');
  await tapPictures(visit);
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('button', { name: say('family:pictures.submit') }));
  await expect(dialog).toContainText(say('family:pictures.not-here'));
  await hand.press(dialog.getByRole('button', { name: say('family:devices.approve') }));
  await expect(dialog).toBeHidden();
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice).toHaveText(say('family:devices.approved'));
  await expect(page.getByText(say('family:devices.here'), { exact: true })).toBeAttached();

  // While the focus is on it the notice stays, so that the clock can be stopped.
  await notice.getByRole('button').focus();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await expect(notice).toBeVisible();
  await hand.press(page.getByRole('heading', { level: 1 }));
  await page.clock.runFor(500);
  await expect(notice).toHaveAttribute('data-removed', 'true');
});
