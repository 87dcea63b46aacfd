import { lazy, Suspense } from 'react';
import { useSession } from '@/shared/session/use-session.ts';
import { patiently } from '@/shared/waking/patiently.ts';

const Watch = lazy(() =>
  patiently(() => import('../features/account/session-watch.tsx')).then((part) => ({
    default: part.SessionWatch,
  })),
);

/** Sees to the end of a session while a page is open; fetched for those who have one. */
export function SessionWatch() {
  const { user } = useSession();
  return <Suspense>{user && <Watch user={user} />}</Suspense>;
}
