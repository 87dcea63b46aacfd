import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { readQuizKey } from '../lessons/quiz-key-database.ts';
import type { QuizAct } from './acts.ts';
import type { GradedQuiz } from './use-save-quiz.ts';

/**
 * Grades a child's quiz on this device, for what the child is shown until the server has graded it. Out: null where the
 * device does not keep what it takes.
 * @see docs/requirements.md#r-grading
 */
export async function gradeHere(child: string, act: QuizAct): Promise<GradedQuiz | null> {
  const kept = await readQuizKey(child, act.language, act.lesson);
  return kept
    ? { lesson: act.lesson, ...gradeQuiz(kept.key.quiz, act.answers, act.language) }
    : null;
}
