import {
  decidePage,
  type PageDecision,
  type PagePattern,
  pageAccess,
} from '@pius/domain/account/access.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';

/** An address for each page of the table of access. */
const examples: Partial<Record<PagePattern, string>> = {
  '/blog/:slug': '/blog/learning-answers-by-heart',
  '/lesson/:moduleId/:lessonId': '/lesson/1/1',
  '/quiz/:lessonId': '/quiz/1-1',
  '/lesson/:lessonId': '/lesson/1',
  '/test-checkout/:session': '/test-checkout/no-such-session',
  '/certificate/:module': '/certificate/1',
  '/admin/*': '/admin/lesson-media',
};

/**
 * Every page of the table of access, and an address of it. One with a parameter needs an example
 * above.
 */
export const places = (Object.keys(pageAccess) as PagePattern[]).map((page) => {
  const path = examples[page] ?? page;
  if (/[:*]/.test(path)) throw new Error(`${page} needs an example of an address in places.ts.`);
  return { page, path };
});

/** What a viewer sees at a place: nothing of its own where it is the same as somebody else's. */
function seen(decision: PageDecision): string | null {
  return decision.kind === 'allow' ? (decision.variant ?? 'the same for everybody') : null;
}

/** The pages that a viewer sees and no viewer who came before in this list sees just so. */
export function ownPlaces(viewer: Viewer): string[] {
  const before: Viewer[] = ['visitor', 'parent', 'child', 'admin'];
  const others = before.slice(0, before.indexOf(viewer));
  return places
    .filter(({ path }) => {
      const own = seen(decidePage(path, viewer));
      return own !== null && others.every((other) => seen(decidePage(path, other)) !== own);
    })
    .map(({ path }) => path);
}
