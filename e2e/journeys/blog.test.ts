import type { Page } from '@playwright/test';
import { articleIn } from '../support/article-file.ts';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test, untilFilled } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('fr');
const prayer = 'evening-prayer-that-lasts';
const inFrench = articleIn(prayer, 'fr');
const inPortuguese = articleIn(prayer, 'pt-BR');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Logs in and opens a page in French. */
async function openInFrench(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await login(page, 'parent');
  await page.context().addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
  await openPage(page, path);
}

test('a parent finds a post with accents left out, opens it by the keyboard and reads it in another language', async ({
  page,
  baseURL,
}) => {
  await openInFrench(page, baseURL, '/blog');
  await untilFilled(page);
  await expect(page.getByText(say('blog:featured'), { exact: true })).toBeVisible();
  await axe(page);
  await page.getByRole('searchbox').fill('priere du soir');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog?q=priere+du+soir');
  const result = card(page, inFrench.title);
  await expect(page.getByRole('status')).toContainText('priere du soir');
  await expect(
    page.getByRole('article').or(page.getByRole('listitem')).filter({ has: result }),
  ).toHaveCount(1);
  await result.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/blog/${inFrench.slug}`);
  await expect(title(page)).toHaveText(inFrench.title);
  await expect(page).toHaveTitle(inFrench.title);
  await axe(page);

  const [, second = ''] = inFrench.headings;
  const contents = page.getByRole('navigation', { name: say('blog:post.contents') });
  await contents.getByRole('link', { name: second }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeInViewport();

  await page.getByRole('link', { name: 'Português (Brasil)' }).first().press('Enter');
  await expect(page).toHaveURL(`/blog/${inPortuguese.slug}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(title(page)).toHaveText(inPortuguese.title);
  await openPage(page, `/blog/${inFrench.slug}`);
  await expect(page).toHaveURL(`/blog/${inPortuguese.slug}`);
});
