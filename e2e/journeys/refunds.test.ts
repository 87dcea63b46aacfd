import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { chooseToBuy, goToPay, onTestPage, payFromOwnHousehold } from '../support/buying.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { findEmail, openFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const english = wordsIn('en');

/** Buys a month for a child. */
async function buyMonth(visit: Visit, name: string, amount: string): Promise<void> {
  const { page, say } = visit;
  await openPage(page, '/subscription?plan=monthly#buy');
  await chooseToBuy(visit, 'monthly', [name]);
  await goToPay(visit);
  await onTestPage(visit, 'pay', amount);
  const paid = say('payment:paid.title', { count: 1, names: name });
  await expect(page.getByRole('heading', { level: 1, name: paid })).toBeVisible();
}

/** Asks for the money of the newest purchase back. */
async function askBack({ page, hand, say }: Visit, reason: string): Promise<void> {
  await openPage(page, '/purchases');
  await hand.press(page.getByText(say('purchases:refund.ask'), { exact: true }).first());
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByRole('textbox'), reason);
  await axe(page);
  await hand.press(dialog.locator('button[type=submit]'));
  await expect(dialog).toBeHidden();
}

test.describe('on a phone in French', () => {
  test.use(screens.phone);

  test('money asked back is declined with a reason, then given back by an admin, and both are told', async ({
    page,
    context,
    openContext,
    baseURL,
  }) => {
    test.slow();
    const say = wordsIn('fr');
    const visit: Visit = { page, hand: touchingHand(), say, language: 'fr' };
    const { child, email } = await openFamily(page, 'fr');
    await payFromOwnHousehold(context);
    await buyMonth(visit, child.name, '20 $US');
    await askBack(visit, 'Elle est encore trop petite.');
    await expect(
      page.getByText(beginning(say('purchases:refund.asked', { date: '|' }))),
    ).toBeVisible();

    const desk = await (await openContext({ ...screens.desk, baseURL })).newPage();
    await login(desk, 'admin');
    await openPage(desk, '/admin/refunds');
    await findRefund(desk, email);
    await axe(desk);
    await expect(desk.getByText('Elle est encore trop petite.')).toBeVisible();
    await desk.getByRole('button', { name: english('orders:decline.label', { email }) }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: english('orders:decline.submit') }).click();
    await expect(dialog.getByText(english('errors:reason_required'))).toBeVisible();
    await dialog.getByRole('textbox').fill('Please write to us first.');
    await axe(desk);
    await dialog.getByRole('button', { name: english('orders:decline.submit') }).click();
    await expect(dialog).toBeHidden();
    await openPage(page, '/purchases');
    await expect(
      page.getByText(say('purchases:refund.why', { reason: 'Please write to us first.' })),
    ).toBeVisible();

    await desk.getByRole('link', { name: english('desk:section.orders') }).click();
    await findRefund(desk, email);
    await desk
      .getByRole('button', { name: english('orders:approve.label', { email, amount: '$20' }) })
      .click();
    await dialog.getByRole('button', { name: english('orders:approve.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('row', { name: email })).toContainText(
      english('orders:state.refunded'),
    );
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: english('orders:csv') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);

    await openPage(page, '/purchases');
    await expect(page.getByText(say('purchases:state.refunded'), { exact: true })).toBeVisible();
    await openPage(page, '/dashboard');
    await expect(
      page
        .getByRole('link', { name: say('family:buy.button', { name: child.name }) })
        .or(page.getByRole('link', { name: say('family:buy.renew', { name: child.name }) })),
    ).toBeVisible();
    await findEmail(page, email, say('mail:refund-made.subject'));
  });
});

/** Words up to where a value stands in them. */
function beginning(words: string): RegExp {
  return new RegExp(words.split('|')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '');
}

/** Searches the list that is open for an address. */
async function findRefund(desk: Page, email: string): Promise<void> {
  await desk.getByLabel(english('orders:search'), { exact: true }).fill(email);
  await desk.getByRole('button', { name: english('orders:search.submit'), exact: true }).click();
}
