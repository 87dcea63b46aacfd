import { readCookie, readStorage, writeStorage } from '../i18n/language.ts';
import { forgetTracked } from './forget.ts';

const mark = 'child_here';

/**
 * Marks this browser profile as one that has held a child's session, and forgets what was kept for counting. Nothing
 * ever takes the mark away; the server keeps the same in a cookie.
 * @see docs/requirements.md#r-tracking-gate
 * @see docs/requirements.md#r-no-third-party-for-children
 */
export function markChildHere(): void {
  writeStorage(mark, '1');
  forgetTracked();
}

/** Whether a child has ever been logged in in this browser profile. */
export function hasHeldChild(): boolean {
  return readStorage(mark) !== null || readCookie(document.cookie, mark) !== null;
}
