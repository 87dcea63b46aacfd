import { type Language, languageInfo } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { axe, expect, openPage, test, waitForHydration } from '../support/fixtures.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { wordsIn } from '../support/words.ts';

const entryId = 'from-whom-we-learn';
const otherId = 'who-st-pius-x-was';

/** What is typed, and what must not matter of it: accents and case, each in its language. */
const searches: [Language, string][] = [['en', 'FRÔM whom dóctrine']];

const entry = (page: Page, id: string) => page.locator(`article[id="${id}"]`);
const field = (page: Page) => page.locator('input[name="q"]');
const pathIn = (language: Language) => `${languageInfo[language].pathPrefix}/catechism`;

for (const [language, typed] of searches) {
  const say = wordsIn(language);

  test(`what is searched for in ${language} is found whatever its accents, and counted`, async ({
    page,
  }) => {
    await openPage(page, pathIn(language));
    await expect(entry(page, otherId)).toBeVisible();
    await field(page).fill(typed);
    await expect(entry(page, otherId)).toBeHidden();
    const question = firstLesson(language).teaching.find(({ id }) => id === entryId);
    await expect(entry(page, entryId)).toContainText(question?.question ?? 'no such entry');
    const count = await page.locator('article:visible').count();
    await expect(page.getByRole('status')).toContainText(
      say('public:catechism.found', { count, words: typed }),
    );
    await axe(page);
    await field(page).fill('zzzz');
    await expect(page.getByRole('status')).toContainText(say('public:catechism.none.title'));
    await page.getByRole('button', { name: say('public:catechism.show-all') }).click();
    await expect(entry(page, otherId)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
}

test('the words searched for are there again after going back', async ({ page }) => {
  const say = wordsIn('fr');
  await openPage(page, '/fr/catechism');
  await field(page).fill('pape');
  await expect(page).toHaveURL(/\/fr\/catechism\?q=pape$/);
  const title = firstLesson('fr').title;
  const link = say('public:catechism.toLesson', { id: '1.1', title });
  await entry(page, otherId).getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(/\/fr\/lesson\/1\/1$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('pape');
  await expect(entry(page, otherId)).toBeVisible();
  await expect(entry(page, entryId)).toBeHidden();
});

test('a search sent before the page is awake is answered by the page that comes', async ({
  page,
}) => {
  await openPage(page, '/catechism?q=pope');
  await expect(field(page)).toHaveValue('pope');
  await expect(entry(page, otherId)).toBeVisible();
  await expect(entry(page, entryId)).toBeHidden();
});

for (const language of ['en'] as const) {
  test(`the address of an entry leads to it in ${language}`, async ({ page }) => {
    await openPage(page, `${pathIn(language)}#${entryId}`);
    await expect(entry(page, entryId)).toBeFocused();
    await expect(entry(page, entryId)).toBeInViewport();
  });
}

test('an entry gives its address, and the other languages have it too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const say = wordsIn('en');
  await openPage(page, '/catechism');
  await entry(page, entryId)
    .getByRole('link', { name: say('public:catechism.address') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/catechism#${entryId}$`));
  await expect(page.getByText(say('public:catechism.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.locator('header summary', { has: page.locator('.flag') }).click();
  await page.locator('header a[hreflang="pt-BR"]:visible').click();
  await expect(page).toHaveURL(new RegExp(`/pt-BR/catechism#${entryId}$`));
  await waitForHydration(page);
  await expect(entry(page, entryId)).toBeInViewport();
});

test('without JavaScript it can be read whole, and the browser’s own search is named', async ({
  openContext,
}) => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/fr/catechism#${entryId}`);
  await expect(entry(page, entryId)).toBeInViewport();
  for (const { id, answer } of firstLesson('fr').teaching) {
    await expect(entry(page, id)).toContainText(answer.trim());
  }
  const hint = page.locator('main noscript p');
  await expect(hint).toBeVisible();
  expect(await hint.textContent()).toBe(wordsIn('fr')('public:catechism.no-script'));
  await expect(field(page)).toBeHidden();
  await expect(entry(page, entryId).getByRole('button')).toHaveCount(0);
});

test('paper holds what was found, in black on white, without menus and buttons', async ({
  page,
}) => {
  await openPage(page, '/catechism?q=pope');
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(entry(page, otherId)).toBeVisible();
  await expect(entry(page, entryId)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(field(page)).toBeHidden();
  await expect(entry(page, otherId)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(entry(page, otherId)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    /rgba?\((255, 255, 255|0, 0, 0, 0)/,
  );
});

test('an address whose end cannot be read opens the catechism all the same', async ({ page }) => {
  await openPage(page, '/catechism#100%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(entry(page, entryId)).toBeVisible();
});
