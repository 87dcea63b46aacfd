import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { askLearners, cachedLearners } from '@/learning/family/device-learners.ts';
import { progressKey } from '@/learning/progress/progress-query.ts';
import { endings, type SessionUser, sessionKey } from '@/learning/session/session.ts';
import { markChildHere } from '@/learning/tracking/held-child.ts';
import { retryImport } from '@/ui/retry-import.ts';

const SessionEnded = lazy(() =>
  retryImport(() => import('./session-ended.tsx')).then((part) => ({ default: part.SessionEnded })),
);

const touches = ['pointerdown', 'keydown'] as const;
/** How long after an answer, or none, a touch asks again, in milliseconds. */
const askAgainAfter = 5000;

/**
 * Sees to a session that ends while a page is open. It is looked for every half minute
 * (`use-session.ts`), and at once where a call was refused for want of one; where somebody signs
 * out in another tab, this page begins again. What a child did before and the server does not have
 * yet is sent as the child comes in. What a child needs without a network is kept meanwhile. What
 * it takes to sign in again is fetched only then.
 * @see docs/requirements.md#r-sessions
 */
export function SessionWatch({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  useEffect(() => {
    const check = () => void client.invalidateQueries({ queryKey: sessionKey });
    addEventListener('pius:refused', check);
    return () => removeEventListener('pius:refused', check);
  }, [client]);
  useEffect(reloadAtSessionEnd, []);
  const alone = user.offline === true && !user.ended;
  useEffect(() => (alone ? askAtTouch(client) : undefined), [alone, client]);
  const isChild = user.role === 'child';
  useEffect(() => {
    if (isChild) markChildHere();
  }, [isChild]);
  const child = user.role === 'child' && !user.ended ? user.id : null;
  useEffect(() => {
    if (child !== null) void sendWhatWaits(child, client);
  }, [child, client]);
  useEffect(() => {
    // Whether what this device keeps of its children still holds.
    if (child !== null && !user.offline && cachedLearners() !== null) {
      void askLearners().catch(() => undefined);
    }
  }, [child, user.offline]);
  useEffect(() => (child === null ? undefined : downloadLessons(child, client)), [child, client]);
  return <Suspense>{user.ended && <SessionEnded user={user} />}</Suspense>;
}

/**
 * A child that this device let in by itself waits for nothing but the first contact, and a browser
 * does not always tell that the network is back: a touch asks too, where nobody has asked lately.
 */
function askAtTouch(client: QueryClient): () => void {
  const ask = () => {
    const request = client.getQueryState(sessionKey);
    const lately = Math.max(request?.dataUpdatedAt ?? 0, request?.errorUpdatedAt ?? 0);
    if (Date.now() - lately > askAgainAfter)
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  for (const touch of touches) addEventListener(touch, ask, { capture: true, passive: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, ask, { capture: true });
  };
}

async function sendWhatWaits(childId: string, client: QueryClient): Promise<void> {
  const { outboxOf, pendingMutations } = await import('@/learning/progress/outboxes.ts');
  const outbox = outboxOf(childId);
  await outbox.save([]);
  if (pendingMutations(childId).length === 0) return;
  await outbox.flush();
  void client.invalidateQueries({ queryKey: progressKey(childId) });
  void client.invalidateQueries({ queryKey: ['course'] });
}

function downloadLessons(childId: string, client: QueryClient): () => void {
  let stop: (() => void) | null | undefined;
  void retryImport(() => import('@/learning/lessons/download-ahead.ts')).then(
    ({ downloadLessons }) => {
      if (stop === undefined) stop = downloadLessons(client, childId);
    },
  );
  return () => {
    stop?.();
    stop = null;
  };
}

function reloadAtSessionEnd(): () => void {
  const channel = new BroadcastChannel(endings);
  channel.addEventListener('message', () => {
    // The page that ended it hears it too, and is on its way to /login.
    if (!('leaving' in document.documentElement.dataset)) location.reload();
  });
  return () => channel.close();
}
