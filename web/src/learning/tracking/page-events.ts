import { isSubscriptionType, plans } from '@pius/domain/billing/plans.ts';
import { scrollDepths, type TrackedEvent } from '@pius/domain/tracking/events.ts';
import type { TrackedAbout } from './track.ts';

/** How something on a page is counted, as long as it may be; `signal` ends it. */
export interface PageTracking {
  /**
   * An event of the fixed list: to Meta and our server too.
   * @see docs/requirements.md#r-tracking-events
   */
  sendEvent: (event: TrackedEvent, about?: TrackedAbout) => void;
  /** To the page's own list alone. */
  push: (event: string, more: object) => void;
  /** Does what counts something that counts once for a visit of the page. */
  once: (what: string, mutation: () => void) => void;
  signal: AbortSignal;
}

/**
 * Hears what is done on a page and counts: a form touched, a plan or the trial pressed, how far
 * down it is read.
 */
export function listenToPage(path: string, announcement: PageTracking): void {
  const { sendEvent, once, signal } = announcement;
  if (path === '/signup') {
    const touch = ({ target }: Event) => {
      const inForm = target instanceof Element && target.closest('main form');
      if (inForm) once('sign-up', () => sendEvent('sign_up_start'));
    };
    addEventListener('input', touch, { signal });
  }
  addEventListener('click', ({ target }) => countPress(target, sendEvent), {
    capture: true,
    signal,
  });
  addEventListener('scroll', () => countScrolling(announcement), { passive: true, signal });
}

/** A link says by `data-track` what pressing it means. */
function countPress(target: EventTarget | null, sendEvent: PageTracking['sendEvent']): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-track]');
  if (!pressed) return;
  const { track: wish } = pressed.dataset;
  if (wish === 'try') sendEvent('free_trial_start', { content_name: 'module-1' });
  else if (isSubscriptionType(wish)) sendEvent('add_to_cart', planAbout(wish));
}

/** What an event about a plan tells: the plan and its price for one child. */
function planAbout(plan: keyof typeof plans): TrackedAbout {
  return { content_name: plan, value: plans[plan].priceCents / 100 };
}

/**
 * Each depth once for a visit of the page; one that needs no scrolling tells of none.
 * @see docs/requirements.md#r-tracking-events
 */
function countScrolling({ once, push }: PageTracking): void {
  const { scrollHeight } = document.documentElement;
  const percent = Math.ceil(((scrollY + innerHeight) / Math.max(scrollHeight, 1)) * 100);
  for (const depth of scrollDepths) {
    if (percent < depth) break;
    once(`scroll ${depth}`, () =>
      push('scroll_depth', { percent: depth, page_path: location.pathname }),
    );
  }
}
