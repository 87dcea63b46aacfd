/** Whoever cannot tell what was painted is believed after so long, in milliseconds. */
const longest = 5000;

/**
 * Resolves once all that is seen first has been painted: its letters and pictures are here, and the browser has shown
 * the frame that holds them. So no script is fetched before the largest paint (promises, "Speed"), however late a busy
 * machine paints. A browser that does not tell what it has painted is given two frames; a page behind others waits for
 * neither. Never fails: whatever an old browser lacks, its page is to wake. In: ended when the page wakes, which must not
 * find anything that is not its own.
 */
export async function whenSeen(asleep: AbortSignal): Promise<void> {
  if (document.hidden) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, longest));
  const seen = allHere().then(() => frameShown(asleep));
  await Promise.race([patience, seen.catch(() => undefined)]);
}

async function allHere(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete && bottom > Math.max(top, 0) && top < innerHeight;
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
}

/** Puts a dot that nobody sees into the page until it is painted: what stood there before is, then, too. */
function frameShown(asleep: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (asleep.aborted) return;
    if (!PerformanceObserver.supportedEntryTypes.includes('element')) {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      return;
    }
    const dot = document.createElement('i');
    dot.textContent = '.';
    dot.setAttribute('elementtiming', 'seen');
    dot.setAttribute('aria-hidden', 'true');
    dot.style.cssText = 'position:fixed;top:0;left:0;font-size:1px;opacity:.01';
    new PerformanceObserver(() => resolve()).observe({ type: 'element' });
    asleep.addEventListener('abort', () => dot.remove());
    document.body.append(dot);
  });
}
