import { languageInfo, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { firstLesson } from '../support/lesson-file.ts';
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

/** Expects that the catechism can be read whole, and that the browser’s own search is named. */
async function expectWholeCatechism(page: Page): Promise<void> {
  const entry = (id: string) => page.locator(`article[id="${id}"]`);
  const [named, ...others] = firstLesson('en').teaching.toReversed();
  await page.goto(`/catechism#${named?.id}`);
  await expect(entry(named?.id ?? '')).toBeInViewport();
  for (const { id, answer } of [...others, ...(named ? [named] : [])]) {
    await expect(entry(id)).toContainText(answer.trim());
  }
  const hint = page.locator('main noscript p');
  await expect(hint).toBeVisible();
  expect(await hint.textContent()).toBe(wordsIn('en')('public:catechism.no-script'));
  await expect(page.locator('input[name="q"]')).toBeHidden();
  await expect(entry(named?.id ?? '').getByRole('button')).toHaveCount(0);
}

test('every public page reads without a script, its questions open, its links lead on, and the catechism is whole', async ({
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
  await expectWholeCatechism(page);
});
