import type { Locator } from '@playwright/test';

/** What a child's finger needs, in pixels (design guide: 56 px targets, 8 px apart). */
const needed = { size: 56, gap: 8 };

/**
 * The buttons, links and fields in a place that are too small for a child's finger or too near to each other. In
 * words for the reader of the failure; empty where all are as they should be.
 */
export async function findSmallTargets(place: Locator): Promise<string[]> {
  return place.evaluate((element, { size, gap }) => {
    const targets = [...element.querySelectorAll<HTMLElement>('button, a[href], input, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => {
        const words =
          target.getAttribute('aria-label') ?? target.textContent?.trim() ?? target.tagName;
        return { words, box: target.getBoundingClientRect() };
      });
    // Half a pixel of grace for fractions.
    const small = targets
      .filter(({ box }) => Math.min(box.width, box.height) < size - 0.5)
      .map(({ words, box }) => `“${words}”: ${box.width} by ${box.height}`);
    const near = targets.flatMap((one, index) =>
      targets.slice(index + 1).flatMap((other) => {
        const across =
          Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const down =
          Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        const apart = Math.max(across, down);
        return apart < gap - 0.5 ? [`“${one.words}” and “${other.words}”: ${apart} apart`] : [];
      }),
    );
    return [...small, ...near];
  }, needed);
}
