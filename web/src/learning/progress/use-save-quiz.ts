import { useCallback } from 'react';
import type { ApiError } from '@/ui/api/api-error.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { addDeviceMutation } from './device-mutations.ts';
import { gradeHere } from './grade-here.ts';
import type { QuizMutation } from './mutations.ts';
import { outboxOf } from './outboxes.ts';
import type { SavedQuiz } from './send-mutation.ts';
import { type Learner, useLearner } from './use-learner.ts';

/** A quiz the server has graded without keeping it. */
export type GradedQuiz = CallOutput<'POST /rest/v1/quiz-results/grade'>;

/**
 * One quiz gone through: its key is made once with `newKey` when it begins, so that saving again
 * counts once.
 */
export type QuizAttempt = Pick<QuizMutation, 'key' | 'at' | 'answers' | 'language'>;

/**
 * What became of a quiz. `saved`: graded and kept for the child. `device`: graded, and kept on this
 * device for a visitor or a parent. `waiting`: kept on this device and sent by itself later;
 * `error` says why not now, and `graded` is what this device makes of it, where it can: the
 * server's grade counts.
 * @see docs/requirements.md#r-parent-plays
 */
export type QuizOutcome =
  | { kind: 'saved'; result: SavedQuiz }
  | { kind: 'device'; result: GradedQuiz }
  | { kind: 'waiting'; error: ApiError | null; graded: GradedQuiz | null };

/**
 * Gives the way to save a quiz of a lesson (`1-2`); null while it is not known who is learning.
 * Calling it again with the same attempt sends it again and counts once. It throws an `ApiError`
 * where the server refuses a child's quiz for good, and where a visitor's could not be graded,
 * which may be tried again.
 */
export function useSaveQuiz(
  lesson: string,
): ((attempt: QuizAttempt) => Promise<QuizOutcome>) | null {
  const learner = useLearner();
  const save = useCallback(
    (attempt: QuizAttempt) => {
      if (!learner) throw new Error('It is not known yet who is learning.');
      return saveQuiz(learner, { ...attempt, kind: 'quiz', lesson });
    },
    [learner, lesson],
  );
  return learner && save;
}

async function saveQuiz(learner: Learner, mutation: QuizMutation): Promise<QuizOutcome> {
  if (learner.kind === 'child') {
    const graded = await gradeHere(learner.id, mutation).catch(() => null);
    const percentage = graded ? { percentage: graded.percentage } : {};
    const outcome = await outboxOf(learner.id).put({ ...mutation, ...percentage });
    if (outcome.kind === 'refused') throw outcome.error;
    if (outcome.kind === 'sent' && outcome.answer.kind === 'quiz') {
      return { kind: 'saved', result: outcome.answer.saved };
    }
    const error = outcome.kind === 'waiting' ? outcome.error : null;
    // Who is signed out is asked to come in again: only the network is waited for with a score.
    return { kind: 'waiting', error, graded: error?.status === 0 ? graded : null };
  }
  const { lesson, answers, language } = mutation;
  const result = await call('POST /rest/v1/quiz-results/grade', {
    body: { lesson, answers, language },
  });
  addDeviceMutation({ ...mutation, percentage: result.percentage });
  return { kind: 'device', result };
}
