import { languageInfo } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, login, openPage, test, untilFilled } from '../support/fixtures.ts';
import { untilCached } from '../support/offline.ts';
import { places } from '../support/places.ts';
import { sweptLanguages, wholeSweep } from '../support/sweep.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Every page in the whole sweep; in `npm test` one of each kind. The journeys and the other pages
 * are watched for other hosts too.
 */
const examples = [
  '/',
  '/quest-map',
  '/lesson/1/1',
  '/quiz/1-1',
  '/dashboard',
  '/blog',
  '/subscription',
];
const walked = places.filter(({ path }) => wholeSweep || examples.includes(path));

/** What is kept in the browser for counting. */
const cached = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key.endsWith('_for_tracking')),
    ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('_fb')),
    ...('dataLayer' in window ? ['dataLayer'] : []),
    ...('fbq' in window ? ['fbq'] : []),
  ]);

/**
 * Every address that a page asks for from now on: those of other hosts, and our own of counting.
 */
function leavingFrom(page: Page): string[] {
  const { origin } = new URL(process.env.QUEST_URL ?? '');
  const seen: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || !/^(http|ws)s?:$/.test(url.protocol);
    if (!ours || /facebook|tracking-gate|count-page/.test(url.pathname)) seen.push(url.href);
  });
  return seen;
}

/** Goes to a page as it is typed, and looks through it to its end. */
async function read(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await untilFilled(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

// docs/requirements.md#r-no-third-party-for-children and docs/requirements.md#r-child-safe-space: every route x 3
// languages, online and offline; then adult -> child on one browser.
for (const language of sweptLanguages) {
  test(`no page of any kind loads a byte of another host for a child, with or without a network: ${language}`, async ({
    page,
    context,
    expectConsole,
  }) => {
    test.setTimeout(600_000);
    // Some pages are refused to a child, or not there offline; calls to other hosts are never let through.
    expectConsole(/^console: |^error: /);
    const child = await addOwnChild(page);
    await openPage(page, '/privacy');
    await page.evaluate(() => {
      localStorage.setItem('cookie_consent', 'accepted');
      localStorage.setItem('captured_email_for_tracking', 'mother@example.org');
    });
    const url = process.env.QUEST_URL ?? '';
    await context.addCookies([
      { name: '_fbp', value: 'fb.1.1558571054389.1098115397', url },
      { name: 'language', value: language, url },
    ]);
    await becomeChild(page, child);
    await openPage(page, '/quest-map');
    await expect.poll(() => cached(page)).toEqual([]);
    const leaving = leavingFrom(page);
    const { pathPrefix } = languageInfo[language];
    const addresses = walked.map(({ path }) =>
      path === '/' ? pathPrefix || '/' : pathPrefix + path,
    );
    for (const address of addresses) {
      await read(page, address);
      expect.soft(await cached(page), address).toEqual([]);
    }
    await untilCached(page);
    await context.setOffline(true);
    for (const address of addresses) {
      await page.goto(address).catch(() => null);
      expect.soft(await page.evaluate(() => 'fbq' in window), `offline ${address}`).toBe(false);
    }
    await context.setOffline(false);
    expect(leaving).toEqual([]);
  });

  test(`no page of any kind loads a byte of another host after "decline": ${language}`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(600_000);
    expectConsole(/^console: /);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
    const leaving = leavingFrom(page);
    const { pathPrefix } = languageInfo[language];
    for (const viewer of ['visitor', 'parent'] as const) {
      if (viewer === 'parent') await login(page, viewer);
      for (const { path } of walked) {
        const address = path === '/' ? pathPrefix || '/' : pathPrefix + path;
        await read(page, address);
        expect.soft(await cached(page), `${viewer} ${address}`).toEqual([]);
      }
    }
    expect(leaving).toEqual([]);
  });
}
