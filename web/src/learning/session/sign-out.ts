import { ApiError } from '@/ui/api/api-error.ts';
import { send } from '@/ui/api/send.ts';
import { clearTab } from '@/ui/device/device-value.ts';
import { writeCookie } from '@/ui/i18n/language.ts';
import { cacheChild, childHere } from '../progress/device-child.ts';
import { mutationStorage } from '../progress/mutation-database.ts';
import { forgetTracked } from '../tracking/forget.ts';
import { forgetOfflineChild } from './offline-child.ts';
import { endings } from './session.ts';

/**
 * Ends the session on the server, on every device.
 * @returns False where the server cannot be reached.
 * @throws An `ApiError` where it refuses.
 * @see docs/requirements.md#r-sign-out
 */
export async function endSession(): Promise<boolean> {
  try {
    await send('POST', '/auth/v1/sign-out', {});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return false;
    throw error;
  }
}

/** How many acts of the child who is here wait on this device to be sent. */
export async function countUnsent(): Promise<number> {
  const child = childHere();
  return child === null ? 0 : (await mutationStorage.list(child)).length;
}

/**
 * Locks this device without the server: nobody is signed in here any more, and the cookie `leaving`
 * has the server end the session with the first call it sees. What a child did and the server does
 * not have stays, under its own name.
 * @see docs/requirements.md#r-sign-out
 */
export function lockDevice(): void {
  leaveSession('visitor');
}

/**
 * Has the server end whatever session this device has at its next contact, and shows the pages to a
 * viewer until then.
 */
export function leaveSession(viewer: 'visitor' | 'child'): void {
  writeCookie('leaving', '1');
  writeCookie('viewer', viewer);
}

/**
 * Opens /login, or where one is led instead, as a new page, so that nothing of the session stays in
 * memory: not in this page, not behind the back button, not in another tab. What the server has of
 * a child is forgotten here.
 */
export function leave(to = '/login'): void {
  cacheChild(null);
  forgetOfflineChild();
  // What was typed in this tab, such as at sign-up, is nobody else's to read.
  clearTab();
  forgetTracked();
  document.documentElement.dataset.leaving = '';
  const channel = new BroadcastChannel(endings);
  channel.postMessage(null);
  channel.close();
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(to);
}
