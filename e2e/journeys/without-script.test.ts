import { languageInfo, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

/** The paths that the list for search engines names: every public page in each language. */
async function listedPaths(page: Page): Promise<string[]> {
  const list = await (await page.request.get('/sitemap.xml')).text();
  return [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Opens every question of the page and expects its answer. */
async function expectAnswers(page: Page): Promise<void> {
  const questions = page.locator('section[aria-labelledby="faq"] details');
  expect(await questions.count()).toBeGreaterThan(5);
  for (const question of await questions.all()) {
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  }
}

test('every public page reads without a script, its questions open and its links lead on', async ({
  openContext,
  baseURL,
}) => {
  test.slow();
  const context = await openContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const paths = await listedPaths(page);
  expect(paths).toContain('/pt-BR/lesson/1/3');
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveText(/\S+(?:\s+\S+){8}/);
    await expect(page.locator('.skeleton-bar:visible'), path).toHaveCount(0);
    if (/^(?:\/fr|\/pt-BR)?(?:\/|\/subscription)?$/.test(path)) await expectAnswers(page);
  }
  for (const language of languages) {
    const start = languageInfo[language].pathPrefix;
    await page.goto(start || '/');
    const name = wordsIn(language)('common:nav.catechism');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${start}/catechism`);
  }
});
