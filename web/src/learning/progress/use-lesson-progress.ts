import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { newKey } from '@/ui/new-key.ts';
import { addDeviceMutation, deviceMutations, watchDeviceMutations } from './device-mutations.ts';
import {
  type PartMutation,
  type PendingMutation,
  reviewStatusOf,
  type Status,
} from './mutations.ts';
import { outboxOf } from './outboxes.ts';
import { progressQuery } from './progress-query.ts';
import { type Learner, useLearner } from './use-learner.ts';
import { useProgressSync } from './use-progress-sync.ts';

/** How a lesson stands, and how to do a part of it. */
export interface LessonProgressState extends Status {
  /** Keeps that a part is done. Done again it changes nothing. */
  markDone: (part: string) => void;
  /**
   * `saved`: the server has all; `waiting`: some is to be sent; `device`: kept on this device
   * alone.
   */
  status: 'saved' | 'waiting' | 'device';
}

const none: readonly PendingMutation[] = [];

/**
 * The progress of anyone who is learning in one lesson (`1-2`): a child's as the server tells it,
 * or told it last, with what still waits to be sent; else what is kept on this device. Nothing is
 * done while a page is made, nor until it is known who is there.
 */
export function useLessonProgress(lesson: string): LessonProgressState {
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  const waiting = useProgressSync(childId);
  const { data } = useQuery(progressQuery(childId, learner));
  const onDevice = useSyncExternalStore(watchDeviceMutations, deviceMutations, () => none);
  const mutations = actionsOf(learner, waiting, onDevice);
  const cached =
    childId === null ? undefined : data?.lessons.find((each) => each.lesson === lesson);
  const status = useMemo(
    () => reviewStatusOf(lesson, cached, mutations),
    [lesson, cached, mutations],
  );
  const save = useSavePart(learner);
  const { parts } = status;
  const markDone = useCallback(
    (part: string) => {
      if (parts.has(part)) return;
      save({ kind: 'part', key: newKey(), at: new Date().toISOString(), lesson, part });
    },
    [save, lesson, parts],
  );
  return { ...status, markDone, status: statusOf(learner, waiting) };
}

function actionsOf(
  learner: Learner | null,
  waiting: readonly PendingMutation[],
  onDevice: readonly PendingMutation[],
) {
  if (learner === null) return none;
  return learner.kind === 'child' ? waiting : onDevice;
}

function statusOf(learner: Learner | null, waiting: readonly PendingMutation[]) {
  if (learner?.kind === 'device') return 'device';
  return waiting.some(({ kind }) => kind !== 'time') ? 'waiting' : 'saved';
}

/** Keeps parts for the learner; what is done before it is known who that is, waits for it. */
function useSavePart(learner: Learner | null): (mutation: PartMutation) => void {
  const early = useRef<PartMutation[]>([]);
  useEffect(() => {
    if (learner) for (const mutation of early.current.splice(0)) savePart(learner, mutation);
  }, [learner]);
  return useCallback(
    (mutation) => {
      if (learner) savePart(learner, mutation);
      else early.current.push(mutation);
    },
    [learner],
  );
}

function savePart(learner: Learner, mutation: PartMutation): void {
  if (learner.kind === 'child') void outboxOf(learner.id).put(mutation);
  else addDeviceMutation(mutation);
}
