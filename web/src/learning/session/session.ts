import type { Viewer } from '@pius/domain/account/viewer.ts';
import { send } from '@/ui/api/send.ts';

/** The session user, as `GET /auth/v1/get-session` gives it. @see docs/requirements.md#r-session-user */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: 'parent' | 'child';
  isAdmin: boolean;
  /** When the family is deleted, where its parent has asked for it. */
  deletionDueAt: string | null;
  user_metadata: { first_name: string; last_name: string; full_name: string; phone: string | null };
  /** Set where the session was there when the page opened and is over by now. */
  ended?: true;
  /** Let in by this device while there was no network: the server does not know of it yet. */
  offline?: true;
}

/** Under which the session is cached. */
export const sessionKey = ['session'] as const;

/** Which of the four viewers a user is; null is nobody signed in. An admin is a parent with the admin row. */
export function viewerOf(user: Pick<SessionUser, 'role' | 'isAdmin'> | null): Viewer {
  if (!user) return 'visitor';
  return user.role === 'parent' && user.isAdmin ? 'admin' : user.role;
}

/** A network that has not answered by then, in milliseconds, is none: a page must not wait for it as long as it lasts. */
const longestWait = 10_000;

/** Asks the server who is signed in; null is nobody. Throws an `ApiError` where it cannot be asked. */
export async function fetchSession(): Promise<SessionUser | null> {
  const soon = AbortSignal.timeout?.(longestWait);
  const answer = (await send('GET', '/auth/v1/get-session', undefined, { signal: soon })) as
    | { user: SessionUser }
    | null
    | undefined;
  return answer?.user ?? null;
}

/** By which the pages open in other tabs hear that the session has ended. */
export const endings = 'session-end';
