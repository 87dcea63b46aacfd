import { addCalendarMonths } from '@pius/domain/billing/months.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { onTestPage, payFromOwnHousehold } from '../support/buying.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { emailLink, findEmail, openFamily } from '../support/own-family.ts';
import { newGrownUp } from '../support/people.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });
const english = wordsIn('en');

test.describe('on a phone in French, in the dark', () => {
  test.use(screens.phone);

  test('a monthly donation is left and taken up again, and ends by the link of its receipt', async ({
    page,
    context,
  }) => {
    const say = wordsIn('fr');
    const visit: Visit = { page, hand: touchingHand(), say, language: 'fr' };
    const { email } = newGrownUp();
    await payFromOwnHousehold(context);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/fr/donate');
    const monthly = page.getByRole('radio', { name: say('donate:type.monthly') });
    await visit.hand.choose(monthly);
    await visit.hand.choose(page.getByRole('radio', { name: '10 $US' }));
    await visit.hand.write(page.getByLabel(say('donate:email')), email);
    const submit = page.getByRole('button', { name: say('donate:submit') });
    await visit.hand.press(submit);
    await onTestPage(visit, 'back');
    await expect(page.getByText(say('donate:cancelled'), { exact: true })).toBeVisible();
    await expect(monthly).toBeChecked();
    await expect(page.getByRole('radio', { name: '10 $US' })).toBeChecked();
    await visit.hand.write(page.getByLabel(say('donate:email')), email);
    await visit.hand.press(submit);
    await onTestPage(visit, 'pay', '10 $US');
    await expect(title(page, say('donate:success.title'))).toBeVisible();

    await page.goto(await emailLink(page, email, say('mail:donation-month.subject')));
    await expect(title(page, say('donate:own.title.monthly'))).toBeVisible();
    await axe(page);
    await visit.hand.press(page.getByRole('button', { name: say('donate:own.end') }));
    await expect(page.getByText(say('donate:own.end.done'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('donate:own.thanks'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('donate:own.end') })).toHaveCount(0);
    await findEmail(page, email, say('mail:donation-ended.subject'));
  });
});

test.describe('on a tablet in Portuguese', () => {
  test.use(screens.tablet);

  test('a gift is bought without an account, printed, redeemed once and seen by an admin', async ({
    page,
    openContext,
    baseURL,
    expectConsole,
  }) => {
    test.slow();
    const say = wordsIn('pt-BR');
    const { email } = newGrownUp();
    const giver = await openContext({ ...screens.tablet, baseURL, locale: 'pt-BR' });
    await payFromOwnHousehold(giver);
    const shop: Visit = {
      page: await giver.newPage(),
      hand: touchingHand(),
      say,
      language: 'pt-BR',
    };
    await openPage(shop.page, '/pt-BR/gift');
    await axe(shop.page);
    await shop.hand.write(shop.page.getByLabel(say('gift:email')), email);
    await shop.hand.write(shop.page.getByLabel(say('gift:greeting')), 'Deus te abençoe, Lúcia!');
    await shop.hand.press(shop.page.getByRole('button', { name: say('gift:submit') }));
    await onTestPage(shop, 'pay', 'US$ 50');
    await expect(title(shop.page, say('gift:card.title'))).toBeVisible();
    await axe(shop.page);
    const code = await shop.page.locator('.gift-card-code-text').innerText();
    const { text } = await findEmail(shop.page, email, say('mail:gift-ready.subject'));
    expect(text).toContain(code);

    const { child } = await openFamily(page, 'pt-BR');
    const hand = touchingHand();
    await openPage(page, '/redeem');
    const field = page.getByLabel(say('gift:redeem.code'), { exact: true });
    await hand.write(field, code.toLowerCase());
    await hand.press(page.getByRole('button', { name: say('gift:redeem.look') }));
    const end = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
    const date = end.format(addCalendarMonths(new Date(), 12));
    await expect(page.getByText(say('gift:redeem.until', { date }))).toBeVisible();
    await expect(page.getByText('Deus te abençoe, Lúcia!')).toBeVisible();
    await axe(page);
    await hand.press(
      page.getByRole('button', { name: say('gift:redeem.use', { name: child.name }) }),
    );
    const done = say('gift:redeem.done.text', { name: child.name, date });
    await expect(page.getByText(done)).toBeVisible();

    expectConsole(/409 \(Conflict\)/);
    await openPage(page, '/dashboard');
    await expect(page.getByText(say('family:access.until', { date }))).toBeVisible();
    await openPage(page, '/redeem');
    await hand.write(field, code);
    await hand.press(page.getByRole('button', { name: say('gift:redeem.look') }));
    await expect(page.getByText(say('errors:gift_code_redeemed'))).toBeVisible();

    const desk = await (await openContext({ ...screens.desk, baseURL })).newPage();
    await login(desk, 'admin');
    await openPage(desk, '/admin?list=gifts');
    await desk.getByLabel(english('orders:search'), { exact: true }).fill(email);
    await desk.getByRole('button', { name: english('orders:search.submit'), exact: true }).click();
    const row = desk.getByRole('row', { name: email });
    await expect(row).toContainText(english('giving:gift.redeemed'));
    await expect(row).toContainText(`…${code.slice(-4)}`);
    await axe(desk);
  });
});
