import { expect, type Page } from '@playwright/test';

/**
 * The newest letter to an address, as the outbox shows it; waits until there are so many. It takes
 * a page of its own.
 */
export async function newestEmail(
  page: Page,
  email: string,
  subject: string,
  count = 1,
): Promise<string> {
  const emails = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ has: page.getByRole('heading', { name: subject, exact: true }) });
  await expect(async () => {
    await page.goto('/outbox');
    await expect(emails).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const newest = emails.first();
  await newest.locator('summary').click();
  return newest.locator('pre').innerText();
}

/** The login code in the text of a letter. */
export function codeIn(text: string): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** The link in the text of a letter, as a path of the server the journey runs on. */
export function pathIn(text: string): string {
  const { pathname, search } = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '');
  return pathname + search;
}
