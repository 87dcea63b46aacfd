import type { Viewer } from '@pius/domain/account/viewer.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchSession, type SessionUser, viewerOf } from './session.ts';

const sessionKey = ['session'] as const;
/** Spec 9: the session is checked every 30 seconds, while the page is looked at. */
const checkEvery = 30_000;

export interface Session {
  status: 'loading' | 'ready';
  viewer: Viewer;
  user: SessionUser | null;
}

/**
 * Who is using the app. While it is `loading`, and where the server cannot be reached, `viewer` is what the
 * cookie `viewer` says; it only chooses what is shown, every right is the server's.
 */
export function useSession(): Session {
  const { data, status, isFetched } = useQuery({
    queryKey: sessionKey,
    queryFn: fetchSession,
    refetchInterval: checkEvery,
    retry: false,
    networkMode: 'always',
  });
  if (status === 'success') return { status: 'ready', viewer: viewerOf(data), user: data };
  // Asked once without an answer is known enough: asking again, page and guard stay as they are.
  return { status: isFetched ? 'ready' : 'loading', viewer: shownViewer(), user: null };
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
