import type { Viewer } from '@pius/domain/account/viewer.ts';
import { send } from '../api/send.ts';
import { rememberChild } from '../progress/device-child.ts';

/** The session user of spec 3, as `GET /auth/v1/get-session` gives it. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: 'parent' | 'child';
  isAdmin: boolean;
  /** When the family is deleted, where its parent has asked for it. */
  deletionDueAt: string | null;
  user_metadata: { first_name: string; last_name: string; full_name: string; phone: string | null };
}

/** Which of the four viewers a user is; null is nobody signed in. An admin is a parent with the admin row. */
export function viewerOf(user: Pick<SessionUser, 'role' | 'isAdmin'> | null): Viewer {
  if (!user) return 'visitor';
  return user.role === 'parent' && user.isAdmin ? 'admin' : user.role;
}

/** Asks the server who is signed in; null is nobody. Throws an `ApiError` where it cannot be asked. */
export async function fetchSession(): Promise<SessionUser | null> {
  const answer = (await send('GET', '/auth/v1/get-session')) as
    | { user: SessionUser }
    | null
    | undefined;
  return answer?.user ?? null;
}

/** By which the pages open in other tabs hear that the session has ended. */
const endings = 'session-end';
let leaving = false;

/**
 * Ends the session (spec 7 "Sign out") and opens /login as a new page, so that nothing of it stays in memory: not
 * in this page, not behind the back button, not in another tab. What a child did and the server does not have
 * yet stays, under the child's own name; what the server has is forgotten here.
 */
export async function signOut(): Promise<void> {
  await send('POST', '/auth/v1/sign-out', {});
  leaving = true;
  rememberChild(null);
  const channel = new BroadcastChannel(endings);
  channel.postMessage(null);
  channel.close();
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign('/login');
}

/** Opens this page anew when the session ends in another tab. Gives the function that stops listening. */
export function reloadAtSessionEnd(): () => void {
  const channel = new BroadcastChannel(endings);
  channel.addEventListener('message', () => {
    // The page that ended it hears it too, and is on its way to /login.
    if (!leaving) location.reload();
  });
  return () => channel.close();
}
