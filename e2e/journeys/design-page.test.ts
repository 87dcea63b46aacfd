import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildDesignPage, openDesignPage } from '../support/design-page.ts';
import { axe, expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { wordsIn } from '../support/words.ts';

// Its build takes a while, and two workers would make it twice.
test.describe.configure({ mode: 'default' });

const product = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const say = wordsIn('en');

test.beforeAll(buildDesignPage);
test.beforeEach(({ expectConsole }) => {
  // The picture that does not load.
  expectConsole(/status of 404/);
});

test('visitors have no page of the kit: no address, and no word or style of it in any file', async ({
  request,
}) => {
  expect((await request.get('/design')).status()).toBe(404);
  const files = readdirSync(product, { recursive: true, encoding: 'utf8' });
  const read = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(read.length).toBeGreaterThan(100);
  const holding = read.filter((file) =>
    /design-page|design-section|Every part in every state/.test(
      readFileSync(join(product, file), 'utf8'),
    ),
  );
  expect(holding).toEqual([]);
});

test('axe finds nothing in any part, light and dark, and with a calendar and a menu open', async ({
  page,
}) => {
  await openDesignPage(page);
  await page.getByRole('combobox', { name: 'Day of the saint' }).click();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await axe(page);
});

for (const language of ['fr', 'pt-BR'] as const) {
  test(`the long words of ${language} fit in every part`, async ({ page }) => {
    await openDesignPage(page, language);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} pixels`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await findOverflow(page), 'letters of 200%').toEqual([]);
  });
}

test.describe('a menu', () => {
  test('is walked with the keys, does what is chosen and gives the focus back', async ({
    page,
  }) => {
    await openDesignPage(page);
    const button = page.getByRole('button', { name: 'More', exact: true });
    await button.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Change name and age' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: /^Certificate/ })).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('menuitem', { name: 'Print the login card' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Change name and age' })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('says why something in it is locked, and stays open when that is pressed', async ({
    page,
  }) => {
    await openDesignPage(page);
    await page.getByRole('button', { name: 'More for Lucia' }).click();
    const locked = page.getByRole('menuitem', { name: /two lessons to go/ });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await locked.click({ force: true });
    await expect(locked).toBeVisible();
  });
});

test.describe('a date field', () => {
  const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
  const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('is filled by the keys, in the language of the page', async ({ page }) => {
    await openDesignPage(page, 'fr');
    const saint = field(page, 'Jour du saint');
    await saint.press('ArrowDown');
    await expect(day(page, 'samedi 14 mars 2026')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await expect(day(page, 'lundi 16 mars 2026')).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(saint).toBeFocused();
    await expect(saint).toHaveValue('jeudi 16 avril 2026');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('goes to no day outside its limits', async ({ page }) => {
    await openDesignPage(page);
    await field(page, 'Day of the saint').click();
    const dates = wordsIn('en');
    await page.getByLabel(dates('dates:year'), { exact: true }).selectOption('2027');
    await page.getByLabel(dates('dates:month'), { exact: true }).selectOption('March');
    const last = day(page, 'Saturday, March 20, 2027');
    await last.focus();
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeFocused();
    const tooLate = day(page, 'Sunday, March 21, 2027');
    await expect(tooLate).toHaveAttribute('aria-disabled', 'true');
    await tooLate.click({ force: true });
    await expect(field(page, 'Day of the saint')).toHaveValue('');
  });

  test('says what is wrong with it, and can be emptied where it may be empty', async ({ page }) => {
    await openDesignPage(page);
    const wrong = field(page, 'Please try another date.');
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription('Please try another date.');
    await wrong.click();
    await page.getByRole('button', { name: say('dates:clear') }).click();
    await expect(wrong).toHaveValue('');
  });

  test('closes on Escape, on a press elsewhere and when the focus leaves it', async ({ page }) => {
    await openDesignPage(page);
    const saint = field(page, 'Day of the saint');
    const open = page.getByRole('dialog');
    await saint.click();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(saint).toBeFocused();
    await saint.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(open).toHaveCount(0);
    await saint.click();
    await field(page, 'From').focus();
    await expect(open).toHaveCount(0);
  });

  test('of a range ends where the other day is', async ({ page }) => {
    await openDesignPage(page);
    await field(page, 'To').click();
    await page.getByLabel(say('dates:year'), { exact: true }).selectOption('2026');
    await page.getByLabel(say('dates:month'), { exact: true }).selectOption('January');
    await expect(day(page, 'Monday, January 5, 2026')).toHaveAttribute('aria-disabled', 'true');
    await day(page, 'Wednesday, January 7, 2026').click();
    await expect(field(page, 'To')).toHaveValue('Wednesday, January 7, 2026');
  });
});

test('Of many messages the last three are seen, at the bottom right of a wide screen', async ({
  page,
}) => {
  await openDesignPage(page);
  const one = page.getByRole('button', { name: 'You are on the road again.' });
  const seen = page.locator('[data-sonner-toast][data-visible="true"]');
  for (let pressed = 1; pressed <= 5; pressed += 1) {
    await one.press('Enter');
    await expect(seen).toHaveCount(Math.min(pressed, 3));
    await seen.last().hover();
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await seen.last().boundingBox();
      return box && [Math.round(width - box.x - box.width), box.y > height / 2];
    })
    .toEqual([20, true]);
});

test('a message goes after about four seconds, and stays while it is pointed at or has the focus', async ({
  page,
}) => {
  await page.clock.install();
  await openDesignPage(page);
  const message = page.locator('[data-sonner-toast]');
  await page.getByRole('button', { name: 'You are on the road again.' }).click();
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await message.getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(3000);
  await expect(message).toBeVisible();
  await page.clock.runFor(3000);
  await expect(message).toHaveCount(0);
});

test('a tooltip comes after 700 ms of rest', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-14T10:00:00Z') });
  await openDesignPage(page);
  await page.clock.pauseAt(new Date('2026-03-14T11:00:00Z'));
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'First Steps' }).hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toHaveText('Words that help whoever rests here');
});

test.describe('a picture', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is fetched when it comes near the screen, and fades in within 300 ms', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDesignPage(page);
    expect(asked.filter((url) => url.includes('story-bepi'))).toEqual([]);
    expect(asked.some((url) => url.includes('saint-roundel'))).toBe(true);
    const picture = page.locator('img[src*="story-bepi"][src*="?"]');
    await page.getByRole('heading', { name: /^All drawings/ }).scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(picture).toHaveCSS('transition-duration', '0.3s');
  });

  test('that does not load says so, with what it would have shown', async ({ page }) => {
    await openDesignPage(page);
    await page.getByRole('heading', { name: /^All drawings/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText(say('errors:image_failed'))).toBeVisible();
    await expect(page.getByText('A saint in a window')).toBeVisible();
  });
});

test('panes kindle one by one, and the count beside them says so', async ({ page }) => {
  await openDesignPage(page);
  await expect(page.getByText('2 / 16')).toBeVisible();
  await page.getByRole('button', { name: 'Light the next pane' }).click();
  await expect(page.getByText('3 / 16')).toBeVisible();
  const row = page.getByRole('progressbar').first();
  await expect(row).toHaveAttribute('aria-valuenow', '3');
  await expect(row.locator('[data-state=next]')).toHaveCount(1);
});

test('a locked button can be reached and says why; a busy one does nothing', async ({ page }) => {
  await openDesignPage(page);
  const locked = page.getByRole('button', { name: 'Locked' }).first();
  await expect(locked).toHaveAccessibleDescription('Finish lesson 1 first.');
  await locked.press('Enter');
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/Finish lesson 1 first\./);
  await expect(page.getByRole('button', { name: 'Saving' }).first()).toHaveAttribute(
    'aria-busy',
    'true',
  );
});
