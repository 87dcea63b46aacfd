import { gradeQuiz } from '@pius/domain/progress/grading.ts';
import { readQuizKey } from '../lessons/quiz-key-database.ts';
import type { QuizMutation } from './mutations.ts';
import type { GradedQuiz } from './use-save-quiz.ts';

/**
 * Grades a child's quiz on this device, for what the child is shown until the server has graded it.
 * @returns Null where the device does not keep what it takes.
 * @see docs/requirements.md#r-grading
 */
export async function gradeHere(child: string, mutation: QuizMutation): Promise<GradedQuiz | null> {
  const saved = await readQuizKey(child, mutation.language, mutation.lesson);
  return saved
    ? { lesson: mutation.lesson, ...gradeQuiz(saved.key.quiz, mutation.answers, mutation.language) }
    : null;
}
