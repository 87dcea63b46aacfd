import type { Viewer } from '@pius/domain/account/viewer.ts';
import { type QueryFunctionContext, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetOfflineChild, offlineChild } from './offline-child.ts';
import { fetchSession, type SessionUser, sessionKey, viewerOf } from './session.ts';

/**
 * The session is checked every 30 seconds, while the page is looked at and there is a network. Where this device
 * has let a child in by itself, also where the browser says that there is none, for it may be wrong.
 * @see docs/requirements.md#r-sessions
 */
const checkEvery = 30_000;

export interface Session {
  status: 'loading' | 'ready';
  viewer: Viewer;
  user: SessionUser | null;
}

/**
 * Who is using the app. While it is `loading`, and where the server could not be asked yet, `viewer` is what the
 * cookie `viewer` says; it only chooses what is shown, every right is the server's.
 */
export function useSession(): Session {
  const { data, isFetched } = useQuery({
    queryKey: sessionKey,
    queryFn: checkSession,
    refetchInterval: ({ state: { data } }) =>
      (navigator.onLine || data === undefined || data?.offline) && checkEvery,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    networkMode: 'always',
  });
  if (data !== undefined) return { status: 'ready', viewer: viewerOf(data), user: data };
  // Asked once without an answer is known enough: asking again, page and guard stay as they are.
  return { status: isFetched ? 'ready' : 'loading', viewer: shownViewer(), user: null };
}

/**
 * Who has been signed in on this page, or was let in by this device alone, stays on it, marked, when there is no session:
 * nothing typed is lost by that.
 */
async function checkSession({ client }: QueryFunctionContext): Promise<SessionUser | null> {
  const user = await fetchSession();
  if (user) forgetOfflineChild();
  const before = client.getQueryData<SessionUser | null>(sessionKey) ?? offlineChild();
  return user ?? (before ? { ...before, ended: true } : null);
}

/**
 * Asks again who is signed in, and waits for the answer: after signing in, before going on. What was kept for
 * the viewer before is let go. Throws an `ApiError` where the server cannot be asked.
 */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    client.removeQueries({ type: 'inactive' });
    await client.refetchQueries({ queryKey: sessionKey }, { throwOnError: true });
  }, [client]);
}

function shownViewer(): Viewer {
  if (typeof document === 'undefined') return 'visitor';
  return (document.documentElement.dataset.viewer as Viewer | undefined) ?? 'visitor';
}
