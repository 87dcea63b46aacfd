import type { Lesson, QuizQuestion } from '@pius/domain/course/lesson.ts';
import { expect } from '@playwright/test';
import type { Visit } from './visit.ts';

/** Answers every question of the open quiz, null leaves one out, and stops at the look over the answers. */
export async function answerQuiz(
  visit: Visit,
  { quiz }: Lesson,
  answerTo: (question: QuizQuestion) => boolean | string | null = rightAnswer,
): Promise<void> {
  const { page, hand, say } = visit;
  for (const [index, question] of quiz.entries()) {
    const words = question.kind === 'true-false' ? question.statement : question.question;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    const value = answerTo(question);
    if (value === null) {
      await goOnWithoutAnswer(visit);
      continue;
    }
    await answerQuestion(visit, value);
    const next = say(index === quiz.length - 1 ? 'quiz:look-over' : 'quiz:next');
    await hand.press(page.getByRole('button', { name: next, exact: true }));
  }
  await expect(page.getByRole('heading', { name: say('quiz:review.title') })).toBeVisible();
}

/** Goes on from the question that is shown without answering it: asked once, told, and gone on. */
async function goOnWithoutAnswer({ page, hand, say }: Visit): Promise<void> {
  const names = [say('quiz:next'), say('quiz:look-over')];
  await hand.press(page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }));
  await expect(page.getByText(say('quiz:unanswered.title'))).toBeVisible();
  await hand.press(page.getByRole('button', { name: say('quiz:unanswered.go-on'), exact: true }));
}

/** Answers the question that is shown. */
export async function answerQuestion(
  { page, hand, say }: Visit,
  value: boolean | string,
): Promise<void> {
  if (typeof value === 'string') {
    return hand.write(page.getByLabel(say('quiz:your-answer'), { exact: true }), value);
  }
  const name = say(value ? 'quiz:true' : 'quiz:false');
  await hand.press(page.getByRole('button', { name, exact: true }));
}

/** The right answer, as the lesson gives it. */
export function rightAnswer(question: QuizQuestion): boolean | string {
  return question.kind === 'true-false' ? question.answer : (question.answers[0] ?? '');
}

/** Sends the answers from the look over them. */
export async function sendAnswers({ page, hand, say }: Visit): Promise<void> {
  await hand.press(page.getByRole('button', { name: say('quiz:review.send'), exact: true }));
}
