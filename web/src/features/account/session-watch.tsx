import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { endings, type SessionUser, sessionKey } from '@/shared/session/session.ts';
import { patiently } from '@/shared/waking/patiently.ts';

const SessionEnded = lazy(() =>
  patiently(() => import('./session-ended.tsx')).then((part) => ({ default: part.SessionEnded })),
);

/**
 * Sees to a session that ends while a page is open (spec 4 "Auth states"). It is looked for every half minute
 * (`use-session.ts`), and at once where a call was refused for want of one; where somebody signs out in another tab,
 * this page begins anew. What it takes to sign in again is fetched only then.
 */
export function SessionWatch({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  useEffect(() => {
    const check = () => void client.invalidateQueries({ queryKey: sessionKey });
    addEventListener('pius:refused', check);
    return () => removeEventListener('pius:refused', check);
  }, [client]);
  useEffect(reloadAtSessionEnd, []);
  return <Suspense>{user.ended && <SessionEnded user={user} />}</Suspense>;
}

function reloadAtSessionEnd(): () => void {
  const channel = new BroadcastChannel(endings);
  channel.addEventListener('message', () => {
    // The page that ended it hears it too, and is on its way to /login.
    if (!('leaving' in document.documentElement.dataset)) location.reload();
  });
  return () => channel.close();
}
