import { languageInfo, languages } from '@pius/domain/language.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('the bar has a shadow past 10 pixels of scrolling, and none before', async ({ page }) => {
  await openPage(page, '/');
  const bar = page.locator('.nav').first();
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(shadow).toBe('none');
  await scrollTo(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  await expect.poll(shadow).toBe('none');
  await scrollTo(11);
  await expect.poll(shadow).not.toBe('none');
  await scrollTo(0);
  await expect.poll(shadow).toBe('none');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('items of a list come 100 ms apart over 300 ms, in their place', async ({ page }) => {
    await login(page, 'parent');
    await openPage(page, '/lessons');
    const items = page.locator('.staggered > *');
    await expect(items).toHaveCount(6);
    const motions = await items.evaluateAll((all) =>
      all.map((item) => {
        const { animationDelay, animationDuration } = getComputedStyle(item);
        return [animationDelay, animationDuration];
      }),
    );
    expect(motions).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5].map((delay) => [`${delay}s`, '0.3s']));
  });

  test('the menu of a phone opens in 300 ms', async ({ page }) => {
    await page.setViewportSize(screens.phone.viewport);
    await openPage(page, '/');
    await page.locator('details.nav-narrow > summary').click();
    const sheet = page.locator('.nav-sheet');
    const motion = await sheet.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return [animationName, animationDuration];
    });
    expect(motion).toEqual(['nav-open', '0.3s']);
  });
});

test('without motion no item of a list moves', async ({ page }) => {
  await login(page, 'parent');
  await openPage(page, '/lessons');
  const items = page.locator('.staggered > *');
  await expect(items).toHaveCount(6);
  const names = await items.evaluateAll((all) =>
    all.map((item) => getComputedStyle(item).animationName),
  );
  expect(new Set(names)).toEqual(new Set(['none']));
});

for (const [viewer, sections] of [
  ['visitor', ['section.navigation', 'learn-more', 'section.settings', 'section.account']],
  [
    'parent',
    ['section.navigation', 'learn-more', 'printables', 'section.settings', 'section.account'],
  ],
] as const) {
  test(`the menu of a phone has the sections of the specification, and closes on another page: ${viewer}`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone.viewport);
    if (viewer === 'parent') await login(page, viewer);
    await openPage(page, '/about-us');
    await page.locator('details.nav-narrow > summary').click();
    const sheet = page.locator('.nav-sheet');
    await expect(sheet.getByRole('heading')).toHaveText(
      sections.map((section) => say(`common:nav.${section}`)),
    );
    await sheet.getByRole('link', { name: say('common:nav.catechism'), exact: true }).click();
    await expect(page).toHaveURL(/\/catechism$/);
    await expect(sheet).toBeHidden();
  });
}

test('every page has an icon and a colour of the bar around it for light and dark', async ({
  page,
}) => {
  for (const path of [...languages.map((each) => languageInfo[each].pathPrefix || '/'), '/login']) {
    await openPage(page, path);
    const icon = await page.locator('link[rel=icon]').first().getAttribute('href');
    expect((await page.request.get(icon ?? '')).status(), path).toBe(200);
    const colours = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('content') ?? ''));
    expect(colours.length, path).toBeGreaterThan(0);
    for (const colour of colours) expect(colour, path).toMatch(/^#[\da-f]{6}$/i);
  }
  const before = await page.locator('meta[name=theme-color]').first().getAttribute('content');
  await page.locator('[data-toggle-theme]:visible').first().click();
  await expect
    .poll(() => page.locator('meta[name=theme-color]').first().getAttribute('content'))
    .not.toBe(before);
});
