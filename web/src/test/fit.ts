/** What a child's finger needs, in pixels: targets of 56, 8 apart. */
const needed = { size: 56, gap: 8 };

/**
 * The buttons, links and fields in a place that are too small for a child's finger or too near to
 * each other. In words for the reader of the failure; empty where all are as they should be.
 */
export function findSmallTargets(place: Element): string[] {
  const targets = [...place.querySelectorAll<HTMLElement>('button, a[href], input, summary')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => {
      const words =
        target.getAttribute('aria-label') ?? target.textContent?.trim() ?? target.tagName;
      return { words, box: target.getBoundingClientRect() };
    });
  // Half a pixel of grace for fractions.
  const small = targets
    .filter(({ box }) => Math.min(box.width, box.height) < needed.size - 0.5)
    .map(({ words, box }) => `“${words}”: ${box.width} by ${box.height}`);
  const near = targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      const apart = gapBetween(one.box, other.box);
      return apart < needed.gap - 0.5
        ? [`“${one.words}” and “${other.words}”: ${apart} apart`]
        : [];
    }),
  );
  return [...small, ...near];
}

function gapBetween(one: DOMRect, other: DOMRect): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return Math.max(across, down);
}

/**
 * What does not fit on the page as it stands: the page itself where it scrolls sideways, and words
 * that stand outside the screen or outside a box that cuts off. In words for the reader of the
 * failure; empty where all fits. It needs nothing of its file, so that a journey can send it to its
 * page.
 */
export async function findOverflow(): Promise<string[]> {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const result = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];

  /**
   * Between which edges the words of an element are seen; null where they scroll or are for screen
   * readers only.
   */
  function space(element: Element): { left: number; right: number } | null {
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
    const edges = element && seen && words ? space(element) : null;
    if (!edges) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const out = [...range.getClientRects()].some(
      // A pixel of grace for fractions.
      ({ left, right, width }) => width > 1 && (left < edges.left - 1 || right > edges.right + 1),
    );
    if (out) result.push(`“${words}”`);
  }
  return result;
}
