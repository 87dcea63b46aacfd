import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it stands: the page itself where it scrolls sideways, and words that stand
 * outside the screen or outside a box that cuts off. In words for the reader of the failure; empty where all fits.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];

    /** Between which edges the words of an element are seen; null where they scroll or are for screen readers only. */
    function room(element: Element): { left: number; right: number } | null {
      let left = 0;
      let right = clientWidth;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (position === 'absolute' && edges.width <= 1) return null;
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (box === document.body || overflowX === 'visible') continue;
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
      return { left, right };
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const seen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const words = text.textContent?.trim();
      const edges = element && seen && words ? room(element) : null;
      if (!edges) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const out = [...range.getClientRects()].some(
        // A pixel of grace for fractions.
        ({ left, right, width }) => width > 1 && (left < edges.left - 1 || right > edges.right + 1),
      );
      if (out) found.push(`“${words}”`);
    }
    return found;
  });
}
