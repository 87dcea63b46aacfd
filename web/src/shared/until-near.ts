const signs = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Resolves once a part of a prerendered page comes near the screen, or somebody touches the page; at once where there is
 * no such part yet, as while building and on a page that is drawn in the browser. What the first screen does not need is
 * imported after it.
 */
export async function untilNear(selector: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!part) return;
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const end = () => {
      watch.disconnect();
      ended.abort();
      resolve();
    };
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
      { rootMargin: '100%' },
    );
    watch.observe(part);
    for (const sign of signs) addEventListener(sign, end, { capture: true, signal: ended.signal });
  });
}
