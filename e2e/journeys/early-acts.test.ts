import type { BrowserContext, Page } from '@playwright/test';
import { logInAsParent } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { expect, login, test, waitForHydration } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { touchPair } from '../support/pairs.ts';
import { screens } from '../support/screens.ts';
import { openMenu, type Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

/** Lets the app start only when the function given is called, as on a slow network. */
function holdTheApp(context: BrowserContext): Promise<() => void> {
  return hold(context, /\/assets\/start-.*\.js$/);
}

/** Lets a file come only when the function given is called. */
async function hold(context: BrowserContext, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses a button when React has woken the frame of the page and not yet what lies in it. */
function touchBetween(words: string): void {
  const woken = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const buttons = [...document.querySelectorAll('[data-activity] button')];
    const tile = buttons.find((button) => button.textContent?.includes(words));
    if (!woken(document.body) || !(tile instanceof HTMLElement)) return port2.postMessage('again');
    document.body.dataset.touched = woken(tile) ? 'too late' : 'between';
    tile.click();
  };
  port2.postMessage('begin');
}

/** Asks the server before the app does, so that its answers are there the moment the app asks for them. */
function askAhead(paths: string[]): void {
  const { fetch } = window;
  const ahead = new Map(
    paths.map((path) => [path, fetch(path).then((answer) => answer.text())] as const),
  );
  window.fetch = async (asked, ...more) => {
    const answer = ahead.get(String(asked));
    ahead.delete(String(asked));
    return answer ? new Response(await answer) : fetch(asked, ...more);
  };
}

/** Presses a button at the very moment when the page answers to presses. */
function touchAtOnceWhenAwake(words: string): void {
  addEventListener('pius:hydrated', () => {
    const buttons = [...document.querySelectorAll('[data-activity] button')];
    const tile = buttons.find((button) => button.textContent?.includes(words));
    if (tile instanceof HTMLElement) tile.click();
  });
}

/** Lets the page hear only at the event `told` that something was painted, however long that takes. */
function holdThePaint(): void {
  const { observe } = PerformanceObserver.prototype;
  const { setTimeout: wait } = window;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type !== 'element') return observe.call(this, options);
    document.documentElement.dataset.asks = '';
    addEventListener('told', () => observe.call(this, { ...options, buffered: true }));
  };
  const withoutPatience = (act: () => void, after?: number) =>
    after === 5000 ? 0 : wait(act, after);
  window.setTimeout = withoutPatience as typeof setTimeout;
}

test('a page fetches no script before its first screen has been painted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(holdThePaint);
  for (const path of ['/', '/fr/quest-map', '/lesson/1/1']) {
    scripts.length = 0;
    await page.goto(path);
    await page.locator('html[data-asks]').waitFor({ state: 'attached' });
    // Whatever waited for a calm moment alone has had it; a still page may never be told of one without a limit.
    await page.evaluate(() => new Promise((calm) => requestIdleCallback(calm, { timeout: 2000 })));
    expect(scripts).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('told')));
    await waitForHydration(page);
    await expect(page.locator('[elementtiming]')).toHaveCount(0);
  }
});

/** Lets a first visit rest for as long as nobody moves. */
function restForEver(): void {
  const { setTimeout: wait } = window;
  const awake = (act: () => void, after?: number) => (after === 10_000 ? 0 : wait(act, after));
  window.setTimeout = awake as typeof setTimeout;
}

for (const [sign, move] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['moves the mouse', (page: Page) => page.mouse.move(200, 200)],
  ['goes on by the keyboard', (page: Page) => page.keyboard.press('Tab')],
  [
    'presses by a screen reader that sends a click alone',
    (page: Page) => page.locator('footer button').dispatchEvent('click'),
  ],
] as const) {
  test(`a first visit rests, its files at hand, until somebody ${sign}`, async ({ page }) => {
    const starts: string[] = [];
    page.on('request', (request) => {
      if (/\/start-[^/]*\.js$/.test(request.url())) starts.push(request.url());
    });
    await page.addInitScript(restForEver);
    const fetched = page.waitForResponse(/\/start-[^/]*\.js$/);
    await page.goto('/quest-map');
    await fetched;
    await expect(page.locator('html')).toHaveAttribute('data-resting');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await move(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.locator('html')).not.toHaveAttribute('data-resting');
    expect(starts).toHaveLength(1);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  });
}

/** Touches the page while it is still coming, as soon as its head has been read. */
function touchWhileComing(): void {
  new MutationObserver((_, watch) => {
    const { dataset } = document.documentElement;
    if (!('viewer' in dataset) || document.readyState !== 'loading') return;
    watch.disconnect();
    dataset.touched = '';
    dispatchEvent(new Event('pointermove'));
    dispatchEvent(new Event('keydown'));
  }).observe(document, { childList: true, subtree: true });
}

test('a page touched while it is still coming wakes once it is here', async ({ page }) => {
  await page.addInitScript(touchWhileComing);
  await page.addInitScript(restForEver);
  await page.goto('/lesson/1/1');
  await expect(page.locator('html')).toHaveAttribute('data-touched');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('a login sent before the app has started goes through once it has', async ({
  page,
  context,
}) => {
  const start = await holdTheApp(context);
  await page.goto('/login');
  await logInAsParent(visitOf(page), demoFamily.parent);
  start();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('tiles touched before the app has started are matched once it has', async ({
  page,
  context,
}) => {
  const start = await holdTheApp(context);
  await page.goto('/lesson/1/1');
  const matching = activityOf(firstLesson('en'), 'matching');
  await touchPair(visitOf(page), matching, 0, 0);
  await touchPair(visitOf(page), matching, 1, 1);
  start();
  const total = matching.pairs.length;
  await expect(page.getByText(say('activities:pairs.progress', { done: 2, total }))).toBeVisible();
});

test('presses made before a game has come are done once it has, each in its turn', async ({
  page,
  context,
}) => {
  const come = await hold(context, /\/assets\/games-of-pairs-.*\.js$/);
  const asked = page.waitForRequest(/\/assets\/games-of-pairs-.*\.js$/);
  await page.goto('/lesson/1/1');
  const matching = activityOf(firstLesson('en'), 'matching');
  const tile = matching.pairs[0]?.left ?? '';
  await page.getByRole('button', { name: beginningWith(tile) }).click();
  await page.getByRole('button', { name: say('lesson:goals.read'), exact: true }).click();
  const pair = matching.pairs[0]?.right ?? '';
  await page.getByRole('button', { name: beginningWith(pair) }).click();
  await asked;
  await page.evaluate(
    (words) => {
      const order: string[] = [];
      document.body.addEventListener('click', ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const touched = words.find((word) => button?.textContent?.includes(word));
        if (touched) order.push(touched);
        document.body.dataset.order = order.join(' | ');
      });
    },
    [tile, pair, say('lesson:goals.read')],
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  come();
  const total = matching.pairs.length;
  await expect(page.getByText(say('activities:pairs.progress', { done: 1, total }))).toBeVisible();
  await expect(page.getByText(say('lesson:goals.done'), { exact: true })).toBeVisible();
  const order = [tile, say('lesson:goals.read'), pair].join(' | ');
  await expect(page.locator('body')).toHaveAttribute('data-order', order);
});

test('a tile touched while the app is starting is touched once', async ({ page }) => {
  const matching = activityOf(firstLesson('en'), 'matching');
  const left = matching.pairs[0]?.left ?? '';
  await page.addInitScript(touchBetween, left);
  await page.goto('/lesson/1/1');
  await waitForHydration(page);
  await expect(page.locator('body')).toHaveAttribute('data-touched', 'between');
  const tile = page.getByRole('button', { name: beginningWith(left), pressed: true });
  await expect(tile).toBeVisible();
});

test('a tile touched while earlier touches are done again waits for its turn', async ({
  page,
  context,
}) => {
  const matching = activityOf(firstLesson('en'), 'matching');
  const second = matching.pairs[1];
  await page.addInitScript(touchAtOnceWhenAwake, second?.right ?? '');
  const start = await holdTheApp(context);
  await page.goto('/lesson/1/1');
  await touchPair(visitOf(page), matching, 0, 0);
  await page.getByRole('button', { name: beginningWith(second?.left ?? '') }).click();
  start();
  const total = matching.pairs.length;
  await expect(page.getByText(say('activities:pairs.progress', { done: 2, total }))).toBeVisible();
});

test('answers that come while the app is starting leave the page as it is', async ({
  page,
  context,
}) => {
  test.slow();
  await page.addInitScript(askAhead, ['/config.json', '/auth/v1/get-session']);
  const paths = ['/', '/quest-map', '/lesson/1/1', '/subscription', '/terms'];
  for (const who of [null, 'parent', 'lucia'] as const) {
    if (who) await login(page, who);
    for (const path of who ? paths : [...paths, '/check-email', '/signup', '/login']) {
      const start = await holdTheApp(context);
      const answered = page.waitForResponse(/\/auth\/v1\/get-session/);
      await page.goto(path);
      await (await answered).finished();
      start();
      // React tells the console of a page it had to make anew.
      await waitForHydration(page);
      await context.unrouteAll();
    }
  }
});

test('a button held down while the page wakes is not covered before it is let go', async ({
  page,
  context,
}) => {
  const start = await holdTheApp(context);
  await page.goto('/lesson/1/1');
  const button = page.getByRole('button', { name: say('lesson:goals.read'), exact: true });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.hover();
  await page.mouse.down();
  start();
  await waitForHydration(page);
  const cookies = page.getByRole('region', { name: say('common:cookies.region') });
  await expect(cookies).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText(say('lesson:goals.done'), { exact: true })).toBeVisible();
  await expect(cookies).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a menu opened before the app has started stays open', async ({ page, context }) => {
    const start = await holdTheApp(context);
    await page.goto('/about-us');
    await openMenu(visitOf(page));
    start();
    await waitForHydration(page);
    const login = page.getByRole('banner').getByRole('link', { name: say('common:nav.login') });
    await expect(login).toBeVisible();
  });
});
