import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { deviceValue } from '@/ui/device/device-value.ts';
import { learnerName, useLearner } from './use-learner.ts';

/**
 * The state of one activity, kept on this device for one learner, so that it is still there after a
 * reload or after going back. It takes the lesson (`1-2`), the activity's id, and the state it
 * begins with, which may be any plain data.
 * @returns The state, and the way to set it, as `useState` has them. While a page is made it is the
 *   first state. What is set before it is known who is learning becomes theirs, unless they had
 *   begun already.
 */
export function useActivityState<State>(
  lesson: string,
  activity: string,
  initial: State,
): [State, (next: State | ((before: State) => State)) => void] {
  const learner = useLearner();
  const [first] = useState(initial);
  const who = learner ? learnerName(learner) : 'nobody';
  const [saved, unnamed] = useMemo(() => {
    const stateOf = (whose: string) =>
      deviceValue(`activity:${whose}:${lesson}:${activity}`, (value) => value as State);
    return [stateOf(who), stateOf('nobody')];
  }, [who, lesson, activity]);
  const early = useRef<State | null>(null);
  const state =
    useSyncExternalStore(
      saved.subscribe,
      () => saved.get() ?? early.current,
      () => null,
    ) ?? first;
  useEffect(() => {
    if (who === 'nobody') return;
    if (early.current !== null && saved.get() === null) saved.set(early.current);
    early.current = null;
    if (unnamed.get() !== null) unnamed.set(null);
  }, [who, saved, unnamed]);
  const setState = useCallback(
    (next: State | ((before: State) => State)) => {
      const before = saved.get() ?? first;
      const after = typeof next === 'function' ? (next as (before: State) => State)(before) : next;
      if (who === 'nobody') early.current = after;
      saved.set(after);
    },
    [who, saved, first],
  );
  return [state, setState];
}
