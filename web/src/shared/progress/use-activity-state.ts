import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { readText, watchText, writeText } from './device-text.ts';
import { learnerName, useLearner } from './use-learner.ts';

/**
 * The state of one activity, kept on this device for one learner, so that it is still there after a reload or
 * after going back. In: the lesson (`1-2`), the activity's id, and the state it begins with, which may be any
 * plain data. Out: the state, and the way to set it, as `useState` has them. While a page is made it is the first
 * state. What is set before it is known who is learning becomes theirs, unless they had begun already.
 */
export function useActivityState<State>(
  lesson: string,
  activity: string,
  initial: State,
): [State, (next: State | ((before: State) => State)) => void] {
  const learner = useLearner();
  const [first] = useState(initial);
  const who = learner ? learnerName(learner) : 'nobody';
  const nameOf = (whose: string) => `activity:${whose}:${lesson}:${activity}`;
  const name = nameOf(who);
  const unnamed = nameOf('nobody');
  const early = useRef<string | null>(null);
  const text = useSyncExternalStore(
    useCallback((changed) => watchText(name, changed), [name]),
    () => readText(name) ?? early.current,
    () => null,
  );
  useEffect(() => {
    if (name === unnamed) return;
    if (early.current !== null && readText(name) === null) writeText(name, early.current);
    early.current = null;
    if (readText(unnamed) !== null) writeText(unnamed, null);
  }, [name, unnamed]);
  const state = useMemo(() => parse(text, first), [text, first]);
  const setState = useCallback(
    (next: State | ((before: State) => State)) => {
      const before = parse(readText(name), first);
      const after = typeof next === 'function' ? (next as (before: State) => State)(before) : next;
      const kept = JSON.stringify(after);
      if (name === unnamed) early.current = kept;
      writeText(name, kept);
    },
    [name, unnamed, first],
  );
  return [state, setState];
}

function parse<State>(text: string | null, initial: State): State {
  if (text === null) return initial;
  try {
    return JSON.parse(text) as State;
  } catch {
    return initial;
  }
}
