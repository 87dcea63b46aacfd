import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askAgain } from '@/learning/progress/ask-again.ts';
import { takeNewBadges } from '@/learning/progress/outboxes.ts';
import { useActivityState } from '@/learning/progress/use-activity-state.ts';
import { useIsWaiting } from '@/learning/progress/use-is-waiting.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import {
  type GradedQuiz,
  type QuizAttempt,
  type QuizOutcome,
  useSaveQuiz,
} from '@/learning/progress/use-save-quiz.ts';
import { ApiError } from '@/ui/api/api-error.ts';
import { newKey } from '@/ui/new-key.ts';
import { type QuizResult, type QuizState, startQuiz } from './quiz-state.ts';

/**
 * Why a quiz is not sent: it waits for the network, or only for the server to know again whose it
 * is, with what this device makes of it where it can grade it; or the server refused it or failed.
 */
export type QuizFailure =
  | { kind: 'waiting'; offline: boolean; graded: QuizResult | null }
  | { kind: 'failed'; error: ApiError };

/** Why one attempt is not sent, by its key. */
type FailureOf = QuizFailure & { key: string };
type Answered = Pick<QuizAttempt, 'answers' | 'language'>;

/**
 * How often what is not sent is tried again, in milliseconds, beside the moments when something has
 * changed.
 */
const tryAgainEvery = 30_000;

/**
 * The quiz of a lesson (`1-2`) for anyone who is learning, kept on this device until it is sent.
 * What could not be sent is tried again under the same key, which gives the result also where
 * something else has sent it: when the network comes back, when the quiz waits no longer, every
 * half minute, and when the page is opened or looked at again. `onSettled` is called when a result
 * has come, and when sending that was asked for has come to an end, well or not.
 */
export function useQuiz(lessonId: string, onSettled: () => void) {
  const client = useQueryClient();
  const learner = useLearner();
  const save = useSaveQuiz(lessonId);
  const [state, saveState] = useActivityState<QuizState>(lessonId, 'quiz', startQuiz);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailureOf | null>(null);
  const busy = useRef(false);
  /** The key of what the server will not take, which it is not asked again by itself. */
  const refused = useRef<string | null>(null);

  async function sendAttempt(attempt: QuizAttempt, request: boolean) {
    if (!save || busy.current) return;
    busy.current = true;
    let settled = request;
    setSending(true);
    try {
      const outcome = await save(attempt);
      if (outcome.kind === 'waiting') {
        const { error, graded } = outcome;
        setFailure((before) =>
          withGradeOf(before, { key: attempt.key, ...failureOf(error, graded) }),
        );
        return;
      }
      settled = true;
      setFailure(null);
      // In another tab the quiz may have been begun again meanwhile.
      saveState((before) =>
        before.attempt?.key === attempt.key
          ? { ...before, attempt: null, result: resultOf(outcome) }
          : before,
      );
      // The result shows new badges itself; lessons and map are to be asked again.
      if (learner?.kind === 'child') takeNewBadges(learner.id);
      void client.invalidateQueries({ queryKey: ['progress'] });
      void client.invalidateQueries({ queryKey: ['course'] });
      if (learner?.kind === 'child') askAgain(client, learner.id);
    } catch (error) {
      const fault = failureOf(error instanceof ApiError ? error : null);
      if (fault.kind === 'failed') refused.current = attempt.key;
      setFailure({ key: attempt.key, ...fault });
    } finally {
      busy.current = false;
      if (settled) onSettled();
      setSending(false);
    }
  }

  function send(answered: Answered) {
    const attempt = state.attempt ?? { ...answered, key: newKey(), at: new Date().toISOString() };
    if (!state.attempt) saveState({ ...state, attempt });
    void sendAttempt(attempt, true);
  }

  const tryAgain = useEffectEvent(() => {
    const { attempt, result } = state;
    if (attempt && !result && refused.current !== attempt.key) void sendAttempt(attempt, false);
  });
  const unsent = save === null || state.result ? null : (state.attempt?.key ?? null);
  const isWaiting = useIsWaiting(learner, unsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits no longer has been sent by another part of the app
  useEffect(
    () => (unsent === null ? undefined : retryUntilSent(() => tryAgain())),
    [unsent, isWaiting],
  );

  const current = failure?.key === state.attempt?.key ? failure : null;
  return { state, keep: saveState, send, sending, failure: current };
}

/**
 * A score that was shown stays, also where the network is back and the server is to know again
 * first whose quiz it is.
 */
function withGradeOf(before: FailureOf | null, now: FailureOf): FailureOf {
  if (now.kind !== 'waiting' || before?.kind !== 'waiting' || before.key !== now.key) return now;
  return { ...now, graded: now.graded ?? before.graded };
}

/**
 * Tries at once, as the network comes back, as the page is looked at again and every half minute.
 * @returns The way to stop.
 */
function retryUntilSent(again: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') again();
  };
  again();
  const timer = setInterval(look, tryAgainEvery);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', look);
  };
}

function failureOf(error: ApiError | null, made: GradedQuiz | null = null): QuizFailure {
  if (error !== null && error.status !== 0) return { kind: 'failed', error };
  const graded = made && { ...made, newBadges: [], completed: null };
  return { kind: 'waiting', offline: error !== null, graded };
}

function resultOf(outcome: Exclude<QuizOutcome, { kind: 'waiting' }>): QuizResult {
  const { score, total, percentage, items } = outcome.result;
  const graded = { score, total, percentage, items };
  if (outcome.kind === 'device') return { ...graded, newBadges: [], completed: null };
  const { new_badges, completed } = outcome.result;
  return { ...graded, newBadges: new_badges.map(({ badge }) => badge), completed };
}
