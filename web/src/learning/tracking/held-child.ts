import { deviceText } from '@/ui/device/device-value.ts';
import { readCookie } from '@/ui/i18n/language.ts';
import { forgetTracked } from './forget.ts';

const key = 'child_here';
const mark = deviceText(key);

/**
 * Marks this browser profile as one that has held a child's session, and forgets what was kept for counting. Nothing
 * ever takes the mark away; the server keeps the same in a cookie.
 * @see docs/requirements.md#r-tracking-gate
 * @see docs/requirements.md#r-no-third-party-for-children
 */
export function markChildHere(): void {
  mark.set('1');
  forgetTracked();
}

/** Whether a child has ever been logged in in this browser profile. */
export function hasHeldChild(): boolean {
  return mark.get() !== null || readCookie(document.cookie, key) !== null;
}
