import { demoFamily } from '../support/demo-family.ts';
import { expect, login, test, waitForHydration } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { goByNavigation } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('a parent reads on the dashboard what the child types to log in', async ({ page }) => {
  await login(page, 'parent');
  await page.goto('/dashboard');
  const lucia = page.getByRole('region', { name: 'Lucia' });
  await expect(lucia).toContainText(
    say('family:card.login', { age: 8, email: demoFamily.parent.email, name: 'Lucia' }),
  );
  await expect(lucia).not.toContainText(demoFamily.lucia.email);
});

test('a parent who asks for the saint of the day stands before it on the dashboard', async ({
  page,
}) => {
  await login(page, 'parent');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await waitForHydration(page);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const visit = { page, hand: pointingHand(), say, language: 'en' } as const;
  const today = page.getByRole('region', { name: say('days:title') });
  const saint = today.getByRole('article', { name: say('days:saint.title') });
  await expect(saint).not.toBeInViewport();
  await goByNavigation(visit, 'common:nav.saint-of-the-day');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(today.getByRole('heading', { name: say('days:title') })).toBeFocused();
  await expect(saint).toBeInViewport();
  await expect(saint).toContainText(/\p{L}{3}/u);
  await visit.hand.press(saint.getByText(say('days:saint.more')));
  await expect(saint).toContainText(say('days:saint.awaiting'));
  const question = today.getByRole('article', { name: say('days:trivia.title') });
  await expect(question.getByRole('listitem')).toHaveCount(4);
});

test('the name of the site stays in the bar of those signed in', async ({ page }) => {
  for (const person of ['lucia', 'admin'] as const) {
    // A page of the one before would ask in her name, and be refused.
    await page.goto('about:blank');
    await login(page, person);
    for (const width of [1024, 1120, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto('/about-us');
      await waitForHydration(page);
      const name = page.getByRole('banner').locator('.brand span');
      await expect(name).toBeInViewport({ ratio: 1 });
      expect((await name.boundingBox())?.width, `${width} pixels`).toBeGreaterThan(60);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} pixels`).toBeLessThanOrEqual(width);
    }
  }
});
