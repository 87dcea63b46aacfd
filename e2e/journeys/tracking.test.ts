import { languageInfo, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { payFromOwnHousehold } from '../support/buying.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { untilCached } from '../support/offline.ts';
import { places } from '../support/places.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const adultPaths = ['', '/subscription', '/donate', '/demo'];
const conversions = '/functions/v1/facebook-conversion-api';

interface Pushed {
  event: string;
  event_id?: string;
  percent?: number;
}

declare global {
  interface Window {
    dataLayer?: object[];
    /** What Meta's script was told, by the one that stands in for it here. */
    sentEvents?: unknown[][];
  }
}

/** Stands in for Meta's script: it takes up what was told and goes on listening. */
const standIn = `window.sentEvents = [];
  fbq.callMethod = (...call) => window.sentEvents.push(call);
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);`;

const pushed = (page: Page) =>
  page.evaluate(() => ((window.dataLayer ?? []) as unknown[]).slice()) as Promise<Pushed[]>;
const eventsOf = async (page: Page) => (await pushed(page)).map(({ event }) => event);
const answer = (page: Page, key: 'accept' | 'decline') =>
  page
    .getByRole('region', { name: say('common:cookies.region') })
    .getByRole('button', { name: say(`common:cookies.${key}`), exact: true });
const idsSent = (page: Page, name: string) =>
  page.evaluate(
    (requested) =>
      (window.sentEvents ?? [])
        .filter(([mutation, event]) => mutation === 'track' && event === requested)
        .map(([, , , more]) => (more as { eventID: string }).eventID),
    name,
  );

/** What is kept in the browser for counting. */
const saved = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key.endsWith('_for_tracking')),
    ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('_fb')),
    ...('dataLayer' in window ? ['dataLayer'] : []),
    ...('fbq' in window ? ['fbq'] : []),
  ]);

/** The conversion events a page sends from now on. */
function sentBy(page: Page) {
  const sent: { event_name: string; event_id: string; email?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(conversions)) sent.push(request.postDataJSON());
  });
  return sent;
}

test('after "accept" a visitor is counted on adult pages alone, each event under one id everywhere', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/^call to another host: https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js$/);
  await payFromOwnHousehold(context);
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  const sent = sentBy(page);
  await openPage(page, '/');
  expect(await saved(page)).toEqual([]);
  await answer(page, 'accept').click();
  await expect.poll(() => idsSent(page, 'PageView')).toHaveLength(1);
  for (const top of [1e6, 0, 1e6]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect.poll(() => page.evaluate(() => scrollY > 0)).toBe(top > 0);
  }
  const depths = async () =>
    (await pushed(page)).flatMap(({ percent }) => (percent === undefined ? [] : [percent]));
  await expect.poll(depths).toEqual([25, 50, 75, 90, 100]);
  await page.getByRole('main').locator('[data-track=try]').first().click();
  await expect(page).toHaveURL(/\/demo$/);
  await expect.poll(() => idsSent(page, 'ViewContent')).toHaveLength(1);
  const listed = await pushed(page);
  for (const [event, name] of [
    ['free_trial_start', 'StartTrial'],
    ['demo_view', 'ViewContent'],
  ] as const) {
    const ids = listed.filter((one) => one.event === event).map(({ event_id }) => event_id);
    expect(ids, event).toHaveLength(1);
    expect(await idsSent(page, name)).toEqual(ids);
    const received = sent.filter(({ event_name }) => event_name === event);
    expect(received.map(({ event_id }) => event_id)).toEqual(ids);
  }
  // Another page begins again, without Meta's script.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catechism' }).click();
  await expect(page).toHaveURL(/\/catechism$/);
  await waitForHydration(page);
  await expect.poll(() => saved(page)).toEqual([]);

  await openPage(page, '/donate');
  await expect.poll(() => eventsOf(page)).toContain('page_view');
  await page.getByLabel(say('donate:email'), { exact: true }).fill('giver-77@example.org');
  await page.getByRole('button', { name: say('donate:submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/test-checkout\//);
  expect(sent.at(-1)).toMatchObject({
    event_name: 'begin_checkout',
    email: 'giver-77@example.org',
  });
  await page.locator('main').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/donation-success/);
  await expect.poll(() => eventsOf(page)).toContain('purchase');
  const session = new URL(page.url()).searchParams.get('session_id');
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ event_name: 'purchase', event_id: `purchase-${session}` });
  expect(await saved(page)).toEqual(['captured_email_for_tracking', 'dataLayer']);

  const cookies = say('common:cookies.region');
  await page.getByRole('contentinfo').getByRole('button', { name: cookies }).click();
  await answer(page, 'decline').press('Enter');
  await expect.poll(() => saved(page)).toEqual([]);
});

test('after "decline" nothing is counted, kept, fetched or sent', async ({ page }) => {
  const sent = sentBy(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  await answer(page, 'decline').click();
  for (const path of ['/', '/fr/subscription', '/signup', '/donate', '/pt-BR/demo']) {
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('html').evaluate(() => new Promise(requestAnimationFrame));
    expect(await saved(page), path).toEqual([]);
  }
  expect(sent).toEqual([]);
  expect(fetched.filter((path) => /tracking-gate|count-page/.test(path))).toEqual([]);
});

test('a child, and whoever comes after it in the same browser, is never counted, whatever was accepted before', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  // Some pages are refused to a child, or not there offline; calls to other hosts are never let through.
  expectConsole(/^console: |^error: /);
  await context.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  const child = await addOwnChild(page);
  await openPage(page, '/privacy');
  await page.evaluate(() => {
    localStorage.setItem('cookie_consent', 'accepted');
    localStorage.setItem('captured_email_for_tracking', 'mother@example.org');
    localStorage.setItem('captured_first_name_for_tracking', 'Anna');
  });
  const url = page.url();
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1558571054389.1098115397', url }]);
  const sent = sentBy(page);
  await becomeChild(page, child);
  await openPage(page, '/quest-map');
  await expect.poll(() => saved(page)).toEqual([]);
  for (const language of languages) {
    for (const path of adultPaths) {
      const address = languageInfo[language].pathPrefix + path;
      await openPage(page, address || '/');
      expect(await saved(page), address).toEqual([]);
    }
    // No page of any kind could load anything of another host: its own policy refuses it.
    for (const { path } of places) {
      const answered = await page.request.get(languageInfo[language].pathPrefix + path);
      const policy = answered.headers()['content-security-policy'] ?? '';
      expect(policy, path).toContain("script-src 'self'");
      expect(policy, path).not.toMatch(/https?:/);
    }
  }
  await openPage(page, '/');
  await untilCached(page);
  await context.setOffline(true);
  for (const path of ['/', '/demo', '/donate', '/quest-map']) {
    await openPage(page, path);
    expect(await saved(page), `offline ${path}`).toEqual([]);
  }
  await context.setOffline(false);
  await context.clearCookies({ name: 'session' });
  await login(page, 'parent');
  for (const path of ['/', '/subscription', '/donate']) {
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => localStorage.cookie_consent)).toBe('accepted');
    expect(await saved(page), `the parent's ${path}`).toEqual([]);
  }
  expect(sent).toEqual([]);
});
