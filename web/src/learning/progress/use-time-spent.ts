import { useEffect } from 'react';
import { newKey } from '@/ui/new-key.ts';
import { flushTime, takeFlushedTime } from './flushed-time.ts';
import { createHeartbeats } from './heartbeats.ts';
import type { TimeMutation } from './mutations.ts';
import { outboxOf } from './outboxes.ts';
import { useLearner } from './use-learner.ts';

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Counts the time a child spends in a lesson (`1-2`), while the page is seen and was touched within
 * the last minute, and sends it in stretches of at most 30 seconds. Counts nothing for anybody
 * else.
 */
export function useTimeSpent(lesson: string): void {
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  useEffect(() => {
    if (childId === null) return;
    const heartbeats = createHeartbeats(Date.now());
    const mutation = (seconds: number): TimeMutation => {
      return { kind: 'time', key: newKey(), at: new Date().toISOString(), lesson, seconds };
    };
    const save = (seconds: number) => {
      if (seconds > 0) void outboxOf(childId).put(mutation(seconds));
    };
    const sendFlushed = () => {
      const { save: cacheAll, flush } = outboxOf(childId);
      void cacheAll(takeFlushedTime(childId)).then(flush);
    };
    const touch = () => heartbeats.touch(Date.now());
    const hideOrShow = () => {
      if (document.visibilityState === 'visible') return sendFlushed();
      const seconds = heartbeats.rest();
      if (seconds > 0) flushTime(childId, mutation(seconds));
    };
    sendFlushed();
    const timer = setInterval(() => {
      save(heartbeats.second(Date.now(), document.visibilityState === 'visible'));
    }, 1000);
    for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', hideOrShow);
    return () => {
      clearInterval(timer);
      for (const name of touches) removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', hideOrShow);
      save(heartbeats.rest());
    };
  }, [childId, lesson]);
}
