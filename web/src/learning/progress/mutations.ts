import type { LessonProgress } from '@pius/contracts/progress.ts';
import type { Language } from '@pius/domain/language.ts';
import {
  isLessonCompleted,
  isPart,
  lessonPercentage,
  type Part,
  withQuiz,
} from '@pius/domain/progress/parts.ts';
import type { ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import type { TriviaAnswer } from '@pius/domain/trivia/round.ts';

/** One answer of a quiz, as it is sent. */
export interface QuizAnswer {
  id: string;
  value: boolean | string;
}

/**
 * What every act carries: its own key, so that sending it again counts once, and when it was done.
 */
interface MutationHead {
  key: string;
  /** ISO instant, by the clock of the device. */
  at: string;
}

/** What was done in a lesson, or of what it taught. */
interface LessonMutationHead extends MutationHead {
  /** The id of the lesson, `1-2`. */
  lesson: string;
}

export type PartMutation = LessonMutationHead & { kind: 'part'; part: string };
export type QuizMutation = LessonMutationHead & {
  kind: 'quiz';
  answers: QuizAnswer[];
  language: Language;
  /**
   * In per cent: what the server said of a visitor's quiz, or this device of a child's that waits.
   */
  percentage?: number;
};
export type TimeMutation = LessonMutationHead & { kind: 'time'; seconds: number };

/**
 * A question of a review answered by the child; `outcome` is what the device made of it, the
 * server's counts.
 */
export type ReviewMutation = LessonMutationHead & {
  kind: 'review';
  item: string;
  value: boolean | string;
  language: Language;
  outcome: ReviewOutcome;
};
/** What a grown-up heard of a child; it waits under the grown-up's own name. */
export type OralReviewMutation = LessonMutationHead & {
  kind: 'heard';
  child: string;
  item: string;
  outcome: ReviewOutcome;
};

/** A round of daily trivia, for the date of its questions. */
export type TriviaMutation = MutationHead & {
  kind: 'trivia';
  day: string;
  language: Language;
  answers: TriviaAnswer[];
};

/** Something done that is to be kept. */
export type PendingMutation =
  | PartMutation
  | QuizMutation
  | TimeMutation
  | ReviewMutation
  | OralReviewMutation
  | TriviaMutation;

/** How a lesson stands for anyone who is learning here. */
export interface Status {
  /**
   * The names of the parts done: `goals`, `story`, `teaching`, `vocabulary`, `activity:a1`, `quiz`.
   */
  parts: ReadonlySet<string>;
  /** 0 to 100. @see docs/requirements.md#r-lesson-percentage */
  percentage: number;
  completed: boolean;
  /** The best quiz in per cent; null where none is known. */
  bestQuiz: number | null;
}

/**
 * How a lesson stands. Input: what the server knows of it, if anything, and the acts it does not
 * know yet. A quiz that nobody has graded yet changes nothing.
 */
export function reviewStatusOf(
  lesson: string,
  cached: LessonProgress | undefined,
  mutations: readonly PendingMutation[],
): Status {
  const here = mutations.filter(
    (mutation) => mutation.kind !== 'trivia' && mutation.lesson === lesson,
  );
  const done = here.flatMap((mutation) => (mutation.kind === 'part' ? [mutation.part] : []));
  const graded = here.flatMap((mutation) =>
    mutation.kind === 'quiz' ? (mutation.percentage ?? []) : [],
  );
  const quizzes = [...graded, ...(cached?.best_quiz == null ? [] : [cached.best_quiz])];
  const bestQuiz = quizzes.length > 0 ? Math.max(...quizzes) : null;
  const named = [...(cached?.parts ?? []), ...done].filter(isPart);
  const parts = withQuiz(new Set<Part>(named), bestQuiz);
  return {
    parts,
    percentage: lessonPercentage(parts),
    completed: isLessonCompleted(bestQuiz),
    bestQuiz,
  };
}
