import axe from 'axe-core';
import { expect } from 'vitest';

/** What can differ between the themes: they share everything but their colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What only a whole page has. */
const rulesOfPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/**
 * Expects that axe finds nothing wrong with what is rendered, or with a part of it, light and dark.
 */
export async function expectNoAxeViolations(part: Element = document.body): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await paint(theme === 'dark');
    const rules = Object.fromEntries(rulesOfPages.map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run(
      part,
      theme === 'dark' ? { runOnly: rulesOfColour } : { rules },
    );
    const result = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect.soft(result, theme).toEqual([]);
  }
  await paint(false);
}

async function paint(dark: boolean): Promise<void> {
  document.documentElement.classList.toggle('dark', dark);
  const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(running.map((each) => each.finished));
}
