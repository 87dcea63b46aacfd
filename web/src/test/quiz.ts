import { page } from 'vitest/browser';
import type { CallOutput } from '@/ui/api/call.ts';
import { expectSays } from './says.ts';
import { say } from './words.ts';

type Graded = CallOutput<'POST /rest/v1/quiz-results/grade'>;

/** The right answers to the quiz of `exampleLesson`. */
const rightAnswers: readonly (boolean | string)[] = ['Bepi', true, false];

/** The quiz of `exampleLesson` as graded, with so many of its first answers right. */
export function exampleGrade(right = 3): Graded {
  const items = rightAnswers.map((expected, at) => {
    const correct = at < right;
    const wrong = typeof expected === 'boolean' ? !expected : null;
    const why = `The reason of question ${at + 1}.`;
    return { id: `q${at + 1}`, correct, given: correct ? expected : wrong, expected, why };
  });
  return {
    lesson: '1-1',
    score: right,
    total: 3,
    percentage: Math.round((right * 100) / 3),
    items,
  };
}

/** The same as kept for a child, with two new badges where all is right. */
export function exampleSavedQuiz(right = 3): CallOutput<'POST /rest/v1/quiz-results'> {
  const earned = ['firstSteps', 'scholar'] as const;
  return {
    ...exampleGrade(right),
    id: 'result-1',
    lesson_percentage: 15,
    completed: false,
    new_badges:
      right === 3 ? earned.map((badge) => ({ badge, earned_at: '2026-11-01T09:00:00.000Z' })) : [],
  };
}

/** Answers the question that is shown. */
export async function answerQuestion(value: boolean | string): Promise<void> {
  if (typeof value === 'string') {
    await page.getByLabelText(say('quiz:your-answer'), { exact: true }).fill(value);
  } else await press(value ? 'quiz:true' : 'quiz:false');
}

/** Presses a button of the quiz by the key of its words. */
export async function press(key: string): Promise<void> {
  await page.getByRole('button', { name: say(key), exact: true }).click();
}

/** Answers every question, null leaves one out, and stops at the look over the answers. */
export async function answerQuiz(
  answers: readonly (boolean | string | null)[] = rightAnswers,
): Promise<void> {
  for (const [at, value] of answers.entries()) {
    const next = at === answers.length - 1 ? 'quiz:look-over' : 'quiz:next';
    if (value !== null) await answerQuestion(value);
    await press(next);
    if (value === null) await press('quiz:unanswered.go-on');
  }
  await expectSays(page.getByRole('heading', { level: 1 }), say('quiz:review.title'));
}
