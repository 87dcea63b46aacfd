import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { childHere, rememberChild } from './device-child.ts';

/** Whose progress this is: a signed-in child's, or that of whoever uses this device without one. */
export type Learner = { kind: 'child'; id: string } | { kind: 'device' };

const never = () => () => undefined;

/**
 * Whose progress the pages show and keep; null while that is not known. Until the server has said who is signed
 * in, and where it cannot be asked, it is the child who was signed in here last and has not signed out: its acts
 * wait under its own name, and nothing is sent before the server has said who is there.
 */
export function useLearner(): Learner | null {
  const { status, viewer, user } = useSession();
  // A page made while building knows nobody, and the browser's first rendering has to agree with it.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = status === 'ready' && (user !== null || viewer === 'visitor');
  const childId = user?.role === 'child' ? user.id : null;
  useEffect(() => {
    if (asked) rememberChild(childId);
  }, [asked, childId]);
  const remembered = inBrowser && viewer === 'child' && !asked ? childHere() : null;
  const id = childId ?? remembered;
  const isDevice = asked || viewer !== 'child';
  return useMemo(() => {
    if (!inBrowser) return null;
    if (id !== null) return { kind: 'child', id };
    return isDevice ? { kind: 'device' } : null;
  }, [inBrowser, id, isDevice]);
}

/** A name for what is kept on this device for one learner alone. */
export function learnerName(learner: Learner): string {
  return learner.kind === 'child' ? learner.id : 'device';
}
