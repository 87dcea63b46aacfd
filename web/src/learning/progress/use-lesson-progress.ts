import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { newKey } from '@/ui/new-key.ts';
import { type Act, type PartAct, type Standing, standingOf } from './acts.ts';
import { addDeviceAct, deviceActs, watchDeviceActs } from './device-acts.ts';
import { outboxOf } from './outboxes.ts';
import { progressQuery } from './progress-query.ts';
import { type Learner, useLearner } from './use-learner.ts';
import { useProgressSync } from './use-progress-sync.ts';

/** How a lesson stands, and how to do a part of it. */
export interface LessonProgressState extends Standing {
  /** Keeps that a part is done. Done again it changes nothing. */
  markDone: (part: string) => void;
  /** `saved`: the server has all; `waiting`: some is to be sent; `device`: kept on this device alone. */
  status: 'saved' | 'waiting' | 'device';
}

const none: readonly Act[] = [];

/**
 * The progress of whoever is learning in one lesson (`1-2`): a child's as the server tells it, or told it last, with
 * what still waits to be sent; else what is kept on this device. Nothing is done while a page is made, nor until it is known who is there.
 */
export function useLessonProgress(lesson: string): LessonProgressState {
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  const waiting = useProgressSync(childId);
  const { data } = useQuery(progressQuery(childId, learner));
  const onDevice = useSyncExternalStore(watchDeviceActs, deviceActs, () => none);
  const acts = actsOf(learner, waiting, onDevice);
  const known = childId === null ? undefined : data?.lessons.find((each) => each.lesson === lesson);
  const standing = useMemo(() => standingOf(lesson, known, acts), [lesson, known, acts]);
  const keep = useKeepPart(learner);
  const { parts } = standing;
  const markDone = useCallback(
    (part: string) => {
      if (parts.has(part)) return;
      keep({ kind: 'part', key: newKey(), at: new Date().toISOString(), lesson, part });
    },
    [keep, lesson, parts],
  );
  return { ...standing, markDone, status: statusOf(learner, waiting) };
}

function actsOf(learner: Learner | null, waiting: readonly Act[], onDevice: readonly Act[]) {
  if (learner === null) return none;
  return learner.kind === 'child' ? waiting : onDevice;
}

function statusOf(learner: Learner | null, waiting: readonly Act[]) {
  if (learner?.kind === 'device') return 'device';
  return waiting.some(({ kind }) => kind !== 'time') ? 'waiting' : 'saved';
}

/** Keeps parts for the learner; what is done before it is known who that is, waits for it. */
function useKeepPart(learner: Learner | null): (act: PartAct) => void {
  const early = useRef<PartAct[]>([]);
  useEffect(() => {
    if (learner) for (const act of early.current.splice(0)) keepPart(learner, act);
  }, [learner]);
  return useCallback(
    (act) => {
      if (learner) keepPart(learner, act);
      else early.current.push(act);
    },
    [learner],
  );
}

function keepPart(learner: Learner, act: PartAct): void {
  if (learner.kind === 'child') void outboxOf(learner.id).put(act);
  else addDeviceAct(act);
}
