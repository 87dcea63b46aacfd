import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { logInAsChild } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import {
  approveDevice,
  countingHand,
  goToOwnName,
  leaveDevice,
  pictures,
  pressOfChild,
  tapPictures,
} from '../support/learners.ts';
import { openFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/**
 * What a child of seven may need at most, besides the password itself.
 * @see docs/requirements.md#r-child-login
 */
const mostTaps = 4;

async function visitIn(page: Page, language: Language): Promise<Visit> {
  await openPage(page, `/about-us?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return { page, hand: touchingHand(), say: wordsIn(language), language };
}

test.describe('by touch on a phone', () => {
  test.use(screens.phone);

  test(`a child logs in with ${mostTaps} taps and its password, and the question about cookies lies over nothing`, async ({
    page,
  }) => {
    const { child, email } = await openFamily(page);
    const visit = await visitIn(page, 'en');
    await leaveDevice(page);
    await openPage(page, '/login');
    const cookies = page.getByRole('region', { name: visit.say('common:cookies.region') });
    await expect(cookies).toBeAttached();
    await expect(cookies).not.toBeInViewport();
    await visit.hand.choose(page.getByRole('radio', { name: visit.say('account:login.child') }));
    await expect(cookies).not.toBeInViewport();
    const store = visit.say('account:child.remember');
    await visit.hand.press(page.getByRole('checkbox', { name: store }));
    await logInAsChild(visit, email, child);
    await expect(page).toHaveURL(/quest-map$/);
    await leaveDevice(page);

    const { hand, presses } = countingHand(touchingHand());
    await openPage(page, '/');
    await goToOwnName({ ...visit, hand }, child);
    const field = page.getByLabel(visit.say('account:child.password'), { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type(child.password);
    const start = visit.say('account:child.submit');
    await hand.press(page.getByRole('button', { name: start, exact: true }));
    await expect(page).toHaveURL(/quest-map$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
    expect(presses()).toBeLessThanOrEqual(mostTaps);
  });

  test(`a child logs in with ${mostTaps} taps and its five pictures`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 401/);
    const { child } = await openFamily(page);
    const visit = await visitIn(page, 'en');
    await approveDevice(visit);
    await pressOfChild(visit, child.name, 'pictures');
    await tapPictures(visit);
    const save = visit.say('family:pictures.submit');
    await visit.hand.press(page.getByRole('button', { name: save }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await leaveDevice(page);

    const { hand, presses } = countingHand(touchingHand());
    await openPage(page, '/');
    await goToOwnName({ ...visit, hand }, child);
    await tapPictures(visit, pictures.toReversed().slice(0, -1));
    await page.evaluate(() => scrollTo(0, 0));
    await tapPictures(visit, pictures.slice(0, 1));
    await expect(page.getByText(visit.say('account:child.pictures-wrong'))).toBeInViewport({
      ratio: 1,
    });
    await tapPictures(visit);
    await expect(page).toHaveURL(/quest-map$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
    expect(presses()).toBeLessThanOrEqual(mostTaps);
  });
});

test.describe('on an approved phone', () => {
  test.use(screens.phone);

  test('whoever finds it sees names and nothing else, and a device taken back shows none', async ({
    page,
    openContext,
    baseURL,
  }) => {
    const family = await openFamily(page);
    const { child, email } = family;
    const visit = await visitIn(page, 'en');
    await approveDevice(visit);
    const list = await page.request.get('/rest/v1/family-devices');
    const { items } = (await list.json()) as { items: { id: string; here: boolean }[] };
    const id = items.find(({ here }) => here)?.id;
    await leaveDevice(page);
    await openPage(page, '/login');
    await expect(page.getByRole('button', { name: child.name, exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(email);
    const saved = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(saved).toContain(child.name);
    expect(saved).not.toContain(email);
    expect(saved).not.toContain('family_device');
    await axe(page, 'main');
    await page.getByRole('button', { name: child.name, exact: true }).tap();
    await axe(page, 'main');

    const elsewhere = await (await openContext({ baseURL })).newPage();
    await signIn(elsewhere, family);
    expect((await elsewhere.request.delete(`/rest/v1/family-devices/${id}`)).status()).toBe(200);
    await openPage(page, '/login');
    const left = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(left).not.toContain(child.name);
    await expect(page.getByRole('button', { name: child.name, exact: true })).toBeHidden();
  });
});
