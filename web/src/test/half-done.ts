import type { Locator } from 'vitest/browser';
import { answer } from './network.ts';
import { begunLesson, exampleProgress } from './progress.ts';
import { expectSays } from './says.ts';
import { say } from './words.ts';

/** Answers that the child of a parent has half done lesson 1-1, with its quiz below the mark at two tries. */
export function answerHalfDone(): void {
  const progress = exampleProgress({ lessons: [begunLesson({ best_quiz: 40, quiz_tries: 2 })] });
  answer('GET /rest/v1/children/progress', { items: [progress], next: null });
  answer('GET /rest/v1/progress', progress);
}

/** Expects that a place says how that lesson stands. */
export async function expectHalfDone(place: Locator): Promise<void> {
  const parts = say('dashboard:lesson.parts.count', { done: 2, total: 10 });
  for (const words of [
    say('dashboard:lesson.quiz-again'),
    say('dashboard:lesson.parts') + parts,
    `${say('dashboard:lesson.quiz')}40%`,
    `${say('dashboard:lesson.tries')}2`,
  ]) {
    await expectSays(place, words);
  }
}
