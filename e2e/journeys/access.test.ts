import { decidePage } from '@pius/domain/account/access.ts';
import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { Page } from '@playwright/test';
import { logInAsChild, logInAsParent } from '../support/account.ts';
import { type DemoPerson, demoFamily } from '../support/demo-family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { places } from '../support/places.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const viewers: Record<Viewer, DemoPerson | null> = {
  visitor: null,
  parent: 'parent',
  child: 'lucia',
  admin: 'admin',
};

/** Pages that write into their address what they show, so that the same can be printed again. */
const completesItsAddress: ReadonlySet<string> = new Set([
  '/word-search',
  '/crossword',
  '/sunday-sheet',
]);

for (const [viewer, person] of Object.entries(viewers) as [Viewer, DemoPerson | null][]) {
  test(`every page is shown to the ${viewer} or leads on, as the table of access says`, async ({
    page,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(/404: no page has the address/);
    if (person) await login(page, person);
    for (const place of places) {
      await test.step(place.path, () => expectAccess(page, viewer, place));
    }
  });
}

async function expectAccess(
  page: Page,
  viewer: Viewer,
  place: (typeof places)[number],
): Promise<void> {
  const decision = decidePage(place.path, viewer);
  const asked = page.waitForResponse(/\/auth\/v1\/get-session/);
  await page.goto(place.path);
  await asked;
  if (decision.kind === 'redirect') {
    const wanted = decision.carryReturn ? `?return=${encodeURIComponent(place.path)}` : '';
    await expect(page).toHaveURL(new URL(decision.to + wanted, page.url()).href);
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-viewer', viewer);
  if (decision.kind === 'redirect') return;
  const missing = say('errors:page_not_found');
  await expect(heading).not.toHaveText(missing);
  await expect(page).toHaveURL(
    completesItsAddress.has(place.page)
      ? ({ pathname }) => pathname === place.path
      : new URL(place.path, page.url()).href,
  );
}

/** The addresses that the built app has pages for, without language: of each route what its parents put before it. */
async function builtAddresses(page: Page): Promise<string[]> {
  await openPage(page, '/');
  const routes = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          __reactRouterManifest: {
            routes: Record<
              string,
              { id: string; parentId?: string; path?: string; hasLoader: boolean }
            >;
          };
        }
      ).__reactRouterManifest.routes,
  );
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}` : '';
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map(({ id }) =>
      pathOf(id)
        .replace('/:lang?', '')
        .replace(/\/+/g, '/')
        .replace(/(.)\/$/, '$1'),
    )
    .filter((path) => path !== '/*');
}

test('every page that is built has a row in the table of access', async ({ page }) => {
  const addresses = await builtAddresses(page);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/dashboard', '/admin/*', '/class']));
  const without = addresses.filter(
    (address) => decidePage(address.replace(/:\w+/g, 'x'), 'visitor').kind === 'unknown',
  );
  expect(without).toEqual([]);
});

const learners = [
  { who: null, viewer: 'visitor', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'parent', viewer: 'parent', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'marco', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: false },
  { who: 'lucia', viewer: 'child', hasActiveSubscription: true, isChildOfAdmin: false },
  { who: 'pia', viewer: 'child', hasActiveSubscription: false, isChildOfAdmin: true },
  { who: 'admin', viewer: 'admin', hasActiveSubscription: false, isChildOfAdmin: false },
] as const;

for (const { who, ...learner } of learners) {
  test(`lessons and quizzes of each module open to ${who ?? 'a visitor'} as the table says`, async ({
    page,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(/status of 40[13]/);
    if (who) await login(page, who);
    const locks = ['visitor', 'parent', 'child'].map((lock) => say(`lesson:lock.title-${lock}`));
    const heading = page.getByRole('heading', { level: 1 });
    for (const module of [1, 2, 3, 4, 5, 6]) {
      const { open } = decideModuleAccess({ ...learner, module });
      await page.goto(`/lesson/${module}/1`);
      await expect(heading).toBeVisible();
      if (open) await expect(page.getByText(say('lesson:story.title')).first()).toBeVisible();
      const title = await heading.innerText();
      expect(locks.includes(title), `/lesson/${module}/1: ${title}`).toBe(!open);
      await page.goto(`/quiz/${module}-1`);
      await expect(heading).toBeVisible();
      await (open
        ? expect(heading).not.toHaveText(say('quiz:locked.title'))
        : expect(heading).toHaveText(say('quiz:locked.title')));
    }
  });
}

test.describe('after logging in', () => {
  const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

  test('a parent lands on the page that was asked for', async ({ page }) => {
    await openPage(page, '/my-progress');
    await expect(page).toHaveURL(/\/login\?return=%2Fmy-progress$/);
    await logInAsParent(visitOf(page), demoFamily.parent);
    await expect(page).toHaveURL(/\/my-progress$/);
  });

  test('a child who may not open the page that was asked for lands on the map', async ({
    page,
  }) => {
    await openPage(page, '/blog');
    await expect(page).toHaveURL(/\/login\?return=%2Fblog$/);
    const lucia = { name: 'Lucia', password: demoFamily.lucia.password };
    await logInAsChild(visitOf(page), demoFamily.parent.email, lucia);
    await expect(page).toHaveURL(/\/quest-map$/);
  });

  test('an address of another site is no place to land', async ({ page }) => {
    await openPage(page, '/login?return=https://example.com/');
    await logInAsParent(visitOf(page), demoFamily.parent);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
