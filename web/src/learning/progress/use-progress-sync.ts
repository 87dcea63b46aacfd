import type { ChildProgress, LessonProgress } from '@pius/contracts/progress.ts';
import type { BadgeName } from '@pius/domain/progress/badges.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/toast/notify.ts';
import { askAgain } from './ask-again.ts';
import { cacheProgress } from './device-child.ts';
import type { PendingMutation } from './mutations.ts';
import { onAnswer, outboxOf, pendingMutations, takeNewBadges, watchWaiting } from './outboxes.ts';
import { progressKey } from './progress-query.ts';
import type { MutationAnswer } from './send-mutation.ts';

const none: readonly PendingMutation[] = [];
/**
 * How often what waits is tried again, in milliseconds, beside the moments when the network comes
 * back.
 */
const tryAgainEvery = 30_000;

/**
 * Keeps a child's page in step with its outbox: sends what waits whenever that may succeed, puts
 * each answer into the cached progress, and announces new badges.
 * @param childId - The child, or null for nobody.
 * @returns The acts the server does not have yet. Its words are in the namespace `progress`.
 */
export function useProgressSync(childId: string | null): readonly PendingMutation[] {
  const client = useQueryClient();
  const { t } = useTranslation('progress');
  const waiting = useSyncExternalStore(
    (changed) => (childId === null ? () => undefined : watchWaiting(childId, changed)),
    () => (childId === null ? none : pendingMutations(childId)),
    () => none,
  );
  const announce = useEffectEvent((badges: BadgeName[]) => {
    for (const badge of badges) {
      notify('success', t('badge.earned', { name: t(`badge.${badge}.name`) }));
    }
  });

  useEffect(() => {
    if (childId === null) return;
    announce(takeNewBadges(childId));
    return onAnswer(childId, (_, answer) => {
      save(client, childId, answer);
      announce(takeNewBadges(childId));
    });
  }, [client, childId]);

  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (childId === null || !hasWaiting) return;
    const stop = flushWhenPossible(childId);
    return () => {
      stop();
      // All is sent: what follows from it (streak, map) is the server's to tell.
      askAgain(client, childId);
    };
  }, [client, childId, hasWaiting]);

  return waiting;
}

function flushWhenPossible(childId: string): () => void {
  const flush = () => {
    if (document.visibilityState === 'visible') void outboxOf(childId).flush();
  };
  const timer = setInterval(flush, tryAgainEvery);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    clearInterval(timer);
    removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}

function save(client: QueryClient, childId: string, answer: MutationAnswer): void {
  if (answer.kind !== 'part' && answer.kind !== 'quiz') return;
  const now = client.setQueryData<ChildProgress>(progressKey(childId), (current) => {
    if (!current) return current;
    const status = answer.kind === 'part' ? answer.lesson : afterQuiz(current, answer.saved);
    const before = current.lessons.find(({ lesson }) => lesson === status.lesson);
    const others = current.lessons.filter((each) => each !== before);
    const quiz_tries = (before?.quiz_tries ?? 0) + (answer.kind === 'quiz' ? 1 : 0);
    const last_active = new Date().toISOString();
    const completed_at = status.completed ? (before?.completed_at ?? last_active) : null;
    const begun = { ...status, quiz_tries, completed_at, last_active };
    return { ...current, lessons: [...others, begun] };
  });
  if (now) cacheProgress(childId, now);
}

function afterQuiz(
  cached: ChildProgress,
  saved: Extract<MutationAnswer, { kind: 'quiz' }>['saved'],
): LessonProgress {
  const before = cached.lessons.find(({ lesson }) => lesson === saved.lesson);
  return {
    lesson: saved.lesson,
    percentage: saved.lesson_percentage,
    completed: saved.completed,
    parts: before?.parts ?? [],
    best_quiz: Math.max(before?.best_quiz ?? 0, saved.percentage),
  };
}
