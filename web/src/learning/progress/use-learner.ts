import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { cacheChild, childHere, hasOfflineKey } from './device-child.ts';

/**
 * Whose progress this is: a signed-in child's, or that of anyone who uses this device without one.
 */
export type Learner = { kind: 'child'; id: string } | { kind: 'device' };

const never = () => () => undefined;

/**
 * Whose progress the pages show and keep; null while that is not known. Until the server has said
 * who is signed in, and where it cannot be asked, it is the child who was signed in here last and
 * has not signed out: its acts wait under its own name, and nothing is sent before the server has
 * said who is there.
 */
export function useLearner(): Learner | null {
  const { status, viewer, user } = useSession();
  // A page made while building knows nobody, and the browser's first rendering has to agree with it.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const request = status === 'ready' && (user !== null || viewer === 'visitor');
  const childId = user?.role === 'child' ? user.id : null;
  const nobody = user === null;
  useEffect(() => {
    if (!request) return;
    const before = childHere();
    cacheChild(childId);
    if (nobody && before !== null && !hasOfflineKey(before)) void forgetLessonsOf(before);
  }, [request, childId, nobody]);
  const cached = inBrowser && viewer === 'child' && !request ? childHere() : null;
  const id = childId ?? cached;
  const isDevice = request || viewer !== 'child';
  return useMemo(() => {
    if (!inBrowser) return null;
    if (id !== null) return { kind: 'child', id };
    return isDevice ? { kind: 'device' } : null;
  }, [inBrowser, id, isDevice]);
}

/**
 * A session that ended otherwise than by signing out here, perhaps because the account is no more,
 * takes along the lessons kept for it. On an approved device it is the list of its learners that
 * tells (`tidy-device.ts`).
 */
async function forgetLessonsOf(child: string): Promise<void> {
  const { forgetLessons } = await import('../family/tidy-device.ts');
  await forgetLessons(child);
}

/** A name for what is kept on this device for one learner alone. */
export function learnerName(learner: Learner): string {
  return learner.kind === 'child' ? learner.id : 'device';
}
