import type { BadgeName } from '@pius/domain/progress/badges.ts';
import type { GradedQuiz, QuizAttempt } from '@/learning/progress/use-save-quiz.ts';

/** A graded quiz as the result page shows it. */
export interface QuizResult extends Omit<GradedQuiz, 'lesson'> {
  newBadges: BadgeName[];
  /** Whether the lesson is completed now; null where it is not kept for a child. */
  completed: boolean | null;
}

/** One quiz from its first question to its result, as it is kept on the device. */
export interface QuizState {
  /** The question on the screen, from 0; one past the last is the look over all answers. */
  at: number;
  /** Whether all answers have been looked over: from then on a question leads back there. */
  lookedOver?: boolean;
  /** By the id of the question. */
  answers: Record<string, boolean | string>;
  /** What is being sent; it stays the same until the server has answered. */
  attempt: QuizAttempt | null;
  result: QuizResult | null;
}

export const startQuiz: QuizState = { at: 0, answers: {}, attempt: null, result: null };

/** Whether anything was done in a quiz. */
export function isBegun({ at, answers, attempt, result }: QuizState): boolean {
  return at > 0 || Object.keys(answers).length > 0 || attempt !== null || result !== null;
}

/** Answers a question. What was on its way before stays a quiz of its own: this is a new one. */
export function answerQuestion(state: QuizState, id: string, value: boolean | string): QuizState {
  return { ...state, answers: { ...state.answers, [id]: value }, attempt: null };
}

/** Whether a question has an answer; spaces are none. */
export function isAnswered(state: QuizState, id: string): boolean {
  const value = state.answers[id];
  return typeof value === 'boolean' || (value ?? '').trim() !== '';
}

/**
 * The places of the questions without an answer, from 0. It takes the questions' ids in their
 * order.
 */
export function unansweredPlaces(state: QuizState, ids: readonly string[]): number[] {
  return [...ids.keys()].filter((place) => !isAnswered(state, ids[place] ?? ''));
}

/** The answers as they are sent, in the order of the questions, without the empty ones. */
export function answersOf(state: QuizState, ids: readonly string[]): QuizAttempt['answers'] {
  return ids.flatMap((id) => {
    const value = state.answers[id];
    if (value === undefined || !isAnswered(state, id)) return [];
    return [{ id, value: typeof value === 'string' ? value.trim() : value }];
  });
}
