const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'click', 'online'] as const;
const shortest = 1000;
const longest = 30_000;

/**
 * Imports a part of the app, and tries again when the network fails: at the next touch, when the
 * network is back, and after a wait that grows from one second to thirty. Each failure is reported
 * as an error of the page.
 *
 * @param importPart told how often it has failed
 */
export async function retryImport<Part>(
  importPart: (failed: number) => Promise<Part>,
): Promise<Part> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await importPart(failed);
    } catch (error) {
      reportError(error);
      await nextTry(Math.min(shortest * 2 ** failed, longest));
    }
  }
}

function nextTry(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, wait);
    for (const sign of signs) {
      addEventListener(sign, end, { capture: true, signal: ended.signal });
    }
  });
}
