import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What axe is, as text for a page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What can differ between the themes: they share everything but their colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing wrong with the page, or a part of it, as it stands, of whatever
 * impact, light and dark. A part is waited for: a dialog's code may still be on its way.
 */
export async function axe(page: Page, part?: string): Promise<void> {
  if (part) await page.locator(part).first().waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  for (const theme of ['light', 'dark']) {
    await paint(page, theme);
    const result = await run(page, part, theme === 'dark' ? { runOnly: rulesOfColour } : {});
    expect.soft(result, `${theme}, ${page.url()}`).toEqual([]);
  }
  await paint(page, 'light');
}

function run(page: Page, part = 'html', options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async ([selector, rules]) => {
      const { axe } = window as unknown as {
        axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(selector, { ...rules, resultTypes: ['violations'] });
      return violations.map(
        ({ id, impact, nodes }) =>
          `${id} (${impact}): ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [part, options] as const,
  );
}

/** Shows the page in a theme without a button, and waits until no colour is changing any more. */
async function paint(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.classList.toggle('dark', dark);
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(running.map((each) => each.finished));
  }, theme === 'dark');
}
