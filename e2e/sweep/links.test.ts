import { decidePage } from '@pius/domain/account/access.ts';
import { allLessonIds } from '@pius/domain/course/ids.ts';
import { type Language, languageInfo } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { expect, openPage, test, untilFilled } from '../support/fixtures.ts';
import { textsInOtherLanguage } from '../support/stop-words.ts';
import { sweptLanguages } from '../support/sweep.ts';
import { wordsIn } from '../support/words.ts';

/** Where a link leads: an address of this site without what follows `?`, and the place on that page. */
interface Target {
  path: string;
  hash: string;
}

interface Visited {
  links: Target[];
  ids: ReadonlySet<string>;
}

/** The links of the page that a visitor may follow, closed menus too; not those to the page in another language. */
async function linksOf(page: Page): Promise<Target[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
      .filter((link) => !link.closest('[data-for]:not([data-for~="visitor"])'))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ path: pathname, hash: decodeURIComponent(hash.slice(1)) })),
  );
}

/** What stands in each element that holds words itself; what says of itself that it is in a language is left out. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, noscript, style)')]
      .filter((element) => !element.closest('body [lang], [hreflang], svg'))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
      .map((element) => element.textContent ?? ''),
  );
}

async function visit(page: Page, path: string, language: Language): Promise<Visited> {
  await openPage(page, path);
  await untilFilled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.soft(page, path).toHaveTitle(/\S/);
  await expect.soft(page, path).not.toHaveTitle(wordsIn(language)('errors:page_not_found'));
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
  expect.soft(textsInOtherLanguage(await textsOf(page), language), path).toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  return { links: await linksOf(page), ids: new Set(ids) };
}

/** One page for all of a kind that look the same to a visitor, such as the locked lessons; else the address itself. */
function kindOf(path: string): string {
  const decision = decidePage(path, 'visitor');
  const locked = /^\/(?:lesson|quiz)\/([2-6])[/-](\d+)$/.exec(path);
  if (!locked || decision.kind === 'unknown') return path;
  expect.soft(allLessonIds, path).toContain(`${locked[1]}-${locked[2]}`);
  return decision.page;
}

for (const language of sweptLanguages) {
  test(`every link a visitor finds leads to a page with a title, all in one language: ${language}`, async ({
    page,
    expectConsole,
  }) => {
    test.slow();
    // The page of a locked lesson asks the server whether it is.
    expectConsole(/status of 401 .*\/rest\/v1\/lessons\/[2-6]\//);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
    const start = languageInfo[language].pathPrefix || '/';
    const open = [start];
    const seen = new Set([start]);
    const visited = new Map<string, Visited>();
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const here = await visit(page, path, language);
      visited.set(path, here);
      for (const link of here.links) {
        const kind = kindOf(link.path);
        if (!seen.has(kind)) open.push(link.path);
        seen.add(kind);
      }
    }
    expect(visited.size).toBeGreaterThan(15);
    const places = [...visited.values()].flatMap(({ links }) => links);
    const missing = places.filter(({ path, hash }) => hash && !visited.get(path)?.ids.has(hash));
    expect(missing).toEqual([]);
  });
}
