/** By these a page hears that somebody touches it; `click` is all that some screen readers send. */
export const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'click'] as const;
const shortest = 1000;
const longest = 30_000;

/**
 * Fetches a part of the app, and tries again when the network fails: at the next touch, when the network is back,
 * and after a wait that grows from one second to thirty. In: what fetches it, told how often it has failed. Out:
 * the part, once it is here. Each failure is reported as an error of the page.
 */
export async function patiently<Part>(fetchPart: (failed: number) => Promise<Part>): Promise<Part> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await fetchPart(failed);
    } catch (error) {
      reportError(error);
      await nextChance(Math.min(shortest * 2 ** failed, longest));
    }
  }
}

function nextChance(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = () => {
      clearTimeout(timer);
      heard.abort();
      resolve();
    };
    const timer = setTimeout(end, wait);
    for (const sign of [...touches, 'online']) {
      addEventListener(sign, end, { capture: true, signal: heard.signal });
    }
  });
}
