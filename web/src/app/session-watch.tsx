import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import { askOnReturn } from '@/ui/api/network-return.ts';
import { retryImport } from '@/ui/retry-import.ts';

const Watch = lazy(() =>
  retryImport(() => import('../features/account/session-watch.tsx')).then((part) => ({
    default: part.SessionWatch,
  })),
);

/**
 * Sees to it that a page hears of the network's return, and to the end of a session while the page is open; what that
 * takes is fetched for those who have one.
 */
export function SessionWatch() {
  const client = useQueryClient();
  const { user } = useSession();
  useEffect(() => askOnReturn(client), [client]);
  return <Suspense>{user && <Watch user={user} />}</Suspense>;
}
