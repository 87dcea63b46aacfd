/** Whoever cannot tell what was painted is believed after so long, in milliseconds. */
const longest = 5000;

/**
 * Resolves once all that is seen first has been painted: its letters and pictures are here, and the browser has shown
 * the frame that holds them. So no script is fetched before the largest paint, however late a busy machine paints. A
 * browser that does not tell what it has painted is given two frames; a page behind others waits for neither. Never
 * fails: whatever an old browser lacks, its page is to wake. In: ended when the page wakes, which must not find
 * anything that is not its own.
 * @see docs/requirements.md#r-speed-first-visit
 */
export async function whenSeen(asleep: AbortSignal): Promise<void> {
  if (document.hidden) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, longest));
  const seen = allHere().then(() => frameShown(asleep));
  await Promise.race([patience, seen.catch(() => undefined)]);
}

async function allHere(): Promise<void> {
  await document.fonts.ready;
  const pictures = await inView([...document.images].filter(({ complete }) => complete));
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/**
 * Those of some pictures that are in view, as the browser tells at a frame: asked where one stands, it would lay the page
 * out at once.
 */
function inView(pictures: readonly HTMLImageElement[]): Promise<HTMLImageElement[]> {
  return new Promise((resolve) => {
    if (pictures.length === 0) resolve([]);
    const watch = new IntersectionObserver((entries) => {
      watch.disconnect();
      const shown = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(shown.map(({ target }) => target as HTMLImageElement));
    });
    for (const picture of pictures) watch.observe(picture);
  });
}

/** Puts a dot that nobody sees into the page until it is painted: what stood there before is, then, too. */
function frameShown(asleep: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (asleep.aborted) return;
    if (!PerformanceObserver.supportedEntryTypes.includes('element')) {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      return;
    }
    document.body.insertAdjacentHTML('beforeend', '<i elementtiming=seen aria-hidden=true>.');
    const shown = document.body.lastElementChild;
    new PerformanceObserver(() => resolve()).observe({ type: 'element' });
    asleep.addEventListener('abort', () => shown?.remove());
  });
}
