import { useEffect } from 'react';
import { newKey } from '@/ui/new-key.ts';
import type { TimeAct } from './acts.ts';
import { outboxOf } from './outboxes.ts';
import { parkTime, takeParkedTime } from './parked-time.ts';
import { createTimeBeats } from './time-beats.ts';
import { useLearner } from './use-learner.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Counts the time a child spends in a lesson (`1-2`), while the page is seen and was touched within the last
 * minute, and sends it in stretches of at most 30 seconds. Counts nothing for anybody else.
 */
export function useTimeSpent(lesson: string): void {
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  useEffect(() => {
    if (childId === null) return;
    const beats = createTimeBeats(Date.now());
    const act = (seconds: number): TimeAct => {
      return { kind: 'time', key: newKey(), at: new Date().toISOString(), lesson, seconds };
    };
    const keep = (seconds: number) => {
      if (seconds > 0) void outboxOf(childId).put(act(seconds));
    };
    const sendParked = () => {
      const { keep: keepAll, flush } = outboxOf(childId);
      void keepAll(takeParkedTime(childId)).then(flush);
    };
    const touch = () => beats.touch(Date.now());
    const hideOrShow = () => {
      if (document.visibilityState === 'visible') return sendParked();
      const seconds = beats.rest();
      if (seconds > 0) parkTime(childId, act(seconds));
    };
    sendParked();
    const timer = setInterval(() => {
      keep(beats.second(Date.now(), document.visibilityState === 'visible'));
    }, 1000);
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', hideOrShow);
    return () => {
      clearInterval(timer);
      for (const name of touches) removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', hideOrShow);
      keep(beats.rest());
    };
  }, [childId, lesson]);
}
