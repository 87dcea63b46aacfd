/** What a visitor who only looks leaves on the device. */
const ofLooks = /^(language|theme)$/;

/**
 * Whether the page is opened by somebody who, as far as this device can tell, was never here, and from its top: nobody is
 * signed in, nothing was done or chosen but the language and the theme, and the address asks for no place in the page and
 * no words. Where the device tells nothing, or the browser cannot fetch a module without starting it, it is none. In: who
 * is signed in by the cookie `viewer`.
 */
export function isFirstVisit(viewer: string | undefined): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (viewer !== 'visitor' || location.hash || location.search) return false;
  if (opened?.type !== 'navigate') return false;
  try {
    const fetchesAlone = document.createElement('link').relList.supports('modulepreload');
    return fetchesAlone && Object.keys(localStorage).every((key) => ofLooks.test(key));
  } catch {
    return false;
  }
}
