import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/shared/api/api-error.ts';
import { newKey } from '@/shared/new-key.ts';
import { takeNewBadges } from '@/shared/progress/outboxes.ts';
import { useActivityState } from '@/shared/progress/use-activity-state.ts';
import { useLearner } from '@/shared/progress/use-learner.ts';
import {
  type QuizAttempt,
  type QuizOutcome,
  useSaveQuiz,
} from '@/shared/progress/use-save-quiz.ts';
import { type QuizResult, type QuizState, startQuiz } from './quiz-state.ts';

/** Why a quiz is not sent: it waits for the network, or the server refused it or failed. */
export type QuizFailure = { kind: 'waiting' } | { kind: 'failed'; error: ApiError };

type Answered = Pick<QuizAttempt, 'answers' | 'language'>;

/**
 * The quiz of a lesson (`1-2`) for whoever is learning, kept on this device until it is sent. What could not be
 * sent is tried again when the network comes back and when the page is opened again, under the same key.
 * `onSettled` is called when sending has come to an end, well or not.
 */
export function useQuiz(lessonId: string, onSettled: () => void) {
  const client = useQueryClient();
  const learner = useLearner();
  const save = useSaveQuiz(lessonId);
  const [state, keep] = useActivityState<QuizState>(lessonId, 'quiz', startQuiz);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<QuizFailure | null>(null);
  const busy = useRef(false);

  async function sendAttempt(attempt: QuizAttempt) {
    if (!save || busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      const outcome = await save(attempt);
      if (outcome.kind === 'waiting') return setFailure(failureOf(outcome.error));
      setFailure(null);
      keep((before) => ({ ...before, attempt: null, result: resultOf(outcome) }));
      // The result shows new badges itself; lessons and map are to be asked anew.
      if (learner?.kind === 'child') takeNewBadges(learner.id);
      void client.invalidateQueries({ queryKey: ['progress'] });
      void client.invalidateQueries({ queryKey: ['course'] });
    } catch (error) {
      setFailure(failureOf(error instanceof ApiError ? error : null));
    } finally {
      busy.current = false;
      onSettled();
      setSending(false);
    }
  }

  function send(answered: Answered) {
    const attempt = state.attempt ?? { ...answered, key: newKey(), at: new Date().toISOString() };
    if (!state.attempt) keep({ ...state, attempt });
    void sendAttempt(attempt);
  }

  const tryAgain = useEffectEvent(() => {
    if (state.attempt && !state.result) void sendAttempt(state.attempt);
  });
  const ready = save !== null;
  useEffect(() => {
    if (!ready) return;
    const again = () => tryAgain();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [ready]);

  return { state, keep, send, sending, failure };
}

function failureOf(error: ApiError | null): QuizFailure {
  return error === null || error.status === 0 ? { kind: 'waiting' } : { kind: 'failed', error };
}

function resultOf(outcome: Exclude<QuizOutcome, { kind: 'waiting' }>): QuizResult {
  const { score, total, percentage, items } = outcome.result;
  const graded = { score, total, percentage, items };
  if (outcome.kind === 'device') return { ...graded, newBadges: [], completed: null };
  const { new_badges, completed } = outcome.result;
  return { ...graded, newBadges: new_badges.map(({ badge }) => badge), completed };
}
