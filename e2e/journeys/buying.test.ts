import { addCalendarMonths } from '@pius/domain/billing/months.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { chooseToBuy, goToPay, onTestPage, payFromOwnHousehold } from '../support/buying.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { keyboardHand, pointingHand, touchingHand } from '../support/hand.ts';
import { openFamily } from '../support/own-family.ts';
import { newChild } from '../support/people.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/** A day so many months from today as a language writes it, where the journeys' browser lives. */
function dayIn(months: number, language: 'en' | 'fr' | 'pt-BR', from = new Date()): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  });
  return format.format(addCalendarMonths(from, months));
}

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

test('a visitor chooses a plan, logs in, and buys for two children in one payment', async ({
  page,
  context,
}) => {
  test.slow();
  const say = wordsIn('en');
  const visit: Visit = { page, hand: pointingHand(), say, language: 'en' };
  const family = await openFamily(page);
  const second = newChild();
  await page.request.post('/rest/v1/children', { data: { ...second, age: 7, consent: true } });
  await context.clearCookies();
  await payFromOwnHousehold(context);

  await openPage(page, '/subscription');
  const choose = say('billing:pricing.choose', { plan: say('billing:pricing.annual') });
  await page.getByRole('link', { name: choose, exact: true }).click();
  await page.getByRole('link', { name: say('account:signup.to-login') }).click();
  await expect(title(page, say('account:login.title'))).toBeVisible();
  await page.getByLabel(say('account:field.email'), { exact: true }).fill(family.email);
  await page.getByLabel(say('account:field.password'), { exact: true }).fill(family.password);
  await page.getByRole('button', { name: say('account:login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/subscription\?plan=annual#buy$/);

  const form = page.locator('#buy');
  await expect(form.getByRole('radio', { name: say('billing:pricing.annual') })).toBeChecked();
  await form.getByRole('button', { name: say('buy:pay.none') }).click();
  await expect(form.getByText(say('errors:child_required'))).toBeVisible();
  const names = [family.child.name, second.name];
  await chooseToBuy(visit, 'annual', names);
  await expect(form.getByText(say('buy:total.for', { count: 2 }))).toBeVisible();
  await expect(form.getByText('$100', { exact: true })).toBeVisible();
  await axe(page, '#buy');
  await goToPay(visit);
  await axe(page);
  await onTestPage(visit, 'pay', '$100');

  const both = new Intl.ListFormat('en').format(names);
  const done = title(page, say('payment:paid.title', { count: 2, names: both }));
  await expect(done).toBeVisible();
  for (const name of names) {
    const until = say('payment:paid.until', { name, date: dayIn(12, 'en') });
    await expect(page.getByText(until)).toBeVisible();
  }
  await axe(page);
  await page.reload();
  await expect(done).toBeVisible();
  await openPage(page, '/dashboard');
  await expect(page.getByText(say('family:access.until', { date: dayIn(12, 'en') }))).toHaveCount(
    2,
  );

  await page.goBack();
  await page
    .getByRole('button', { name: say('payment:hand.button', { name: second.name }) })
    .click();
  await expect(page.getByLabel(say('account:child.name'), { exact: true })).toHaveValue(
    second.name,
  );
});

test.describe('on a phone in French', () => {
  test.use(screens.phone);

  test('a card is refused, the way back keeps the choice, and renewing adds to what is left', async ({
    page,
    context,
  }) => {
    test.slow();
    const say = wordsIn('fr');
    const visit: Visit = { page, hand: touchingHand(), say, language: 'fr' };
    const { child } = await openFamily(page, 'fr');
    await payFromOwnHousehold(context);
    await openPage(page, '/dashboard');
    await visit.hand.press(
      page.getByRole('link', { name: say('family:buy.button', { name: child.name }) }),
    );
    await chooseToBuy(visit, 'monthly', [child.name]);
    await goToPay(visit);
    await onTestPage(visit, 'decline');
    await expect(page.getByRole('alert')).toContainText(say('test-checkout:declined.title'));
    await onTestPage(visit, 'back');
    const form = page.locator('#buy');
    await expect(form.getByText(say('buy:cancelled.title'))).toBeVisible();
    await expect(form.getByRole('checkbox', { name: child.name })).toBeChecked();
    await expect(form.getByRole('radio', { name: say('billing:pricing.monthly') })).toBeChecked();
    await goToPay(visit);
    await onTestPage(visit, 'pay', '20 $US');
    await expect(
      title(page, say('payment:paid.title', { count: 1, names: child.name })),
    ).toBeVisible();

    await openPage(page, '/dashboard');
    await visit.hand.press(
      page.getByRole('button', { name: say('family:card.more', { name: child.name }) }),
    );
    await visit.hand.press(page.getByRole('menuitem', { name: say('family:buy.longer') }));
    await chooseToBuy(visit, 'quarterly', [child.name]);
    await expect(form.getByText(dayIn(4, 'fr'))).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await goToPay(visit);
    await onTestPage(visit, 'pay', '30 $US');
    const date = dayIn(4, 'fr');
    await expect(
      page.getByText(say('payment:paid.until', { name: child.name, date })),
    ).toBeVisible();
  });
});

test('with the keyboard alone and in Portuguese: a payment by bank is on its way, and the page says when it has come', async ({
  page,
  context,
}) => {
  test.slow();
  const say = wordsIn('pt-BR');
  const visit: Visit = { page, hand: keyboardHand(page), say, language: 'pt-BR' };
  const { child } = await openFamily(page, 'pt-BR');
  await payFromOwnHousehold(context);
  await openPage(page, '/pt-BR/subscription');
  const choose = say('billing:pricing.choose', { plan: say('billing:pricing.quarterly') });
  await visit.hand.press(page.getByRole('link', { name: choose, exact: true }));
  await expect(page.getByRole('heading', { name: say('buy:title') })).toBeFocused();
  await chooseToBuy(visit, 'quarterly', [child.name]);
  await goToPay(visit);
  const checkout = page.url();
  await onTestPage(visit, 'later');
  await expect(title(page, say('payment:pending.title'))).toBeVisible();
  await axe(page);
  const bank = await context.newPage();
  await openPage(bank, checkout);
  await bank.getByRole('button', { name: say('test-checkout:arrive') }).click();
  await expect(
    title(page, say('payment:paid.title', { count: 1, names: child.name })),
  ).toBeVisible();
});
