import type { Saint } from '@pius/domain/saints/saint.ts';
import { expect, type Page } from '@playwright/test';
import type { Visit } from './visit.ts';

/** A question of trivia as a child is told it; `answer` is the place of the right choice. */
export interface QuestionAnswer {
  id: string;
  question: string;
  lessonTitle: string;
  choices: string[];
  answer: number;
  why: string;
}

/**
 * The trivia of a date as it is told: all questions to a child, the first one of today to anybody.
 */
interface TriviaAnswer {
  teaser: Pick<QuestionAnswer, 'question' | 'choices'>;
  questions: QuestionAnswer[] | null;
  round: { score: number; total: number } | null;
}

/** The saint of a date, as the server tells the viewer of the page. */
export async function saintOf({ page, language }: Visit, date: string): Promise<Saint> {
  const answer = await page.request.get(`/rest/v1/saints/${date}?lang=${language}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Saint;
}

/** The trivia of a date, as the server tells the viewer of the page. */
export async function triviaOf({ page, language }: Visit, date: string): Promise<TriviaAnswer> {
  const answer = await page.request.get(`/rest/v1/trivia/${date}?lang=${language}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as TriviaAnswer;
}

/** The date whose saint the page shows. */
export async function shownDate(page: Page): Promise<string> {
  return (await page.locator('article time').getAttribute('datetime')) ?? '';
}

/** Answers the question that is shown, rightly or not, and stops at what the page says of it. */
async function answerTrivia(
  { page, hand, say }: Visit,
  question: QuestionAnswer,
  rightly: boolean,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(question.question);
  const place = rightly ? question.answer : (question.answer + 1) % question.choices.length;
  await hand.choose(page.getByRole('radio').nth(place));
  await hand.press(page.getByRole('button', { name: say('trivia:check'), exact: true }));
  const answers = page.getByRole('status').filter({ hasText: question.why });
  await expect(answers).toContainText(say(rightly ? 'trivia:right.title' : 'trivia:again.title'));
}

/** Plays a whole round; `wrong` says which questions, from 0, are answered wrongly. */
export async function playRound(
  visit: Visit,
  questions: readonly QuestionAnswer[],
  wrong: readonly number[] = [],
): Promise<void> {
  const { page, hand, say } = visit;
  for (const [at, question] of questions.entries()) {
    await answerTrivia(visit, question, !wrong.includes(at));
    const next = say(at + 1 === questions.length ? 'trivia:finish' : 'trivia:next');
    await hand.press(page.getByRole('button', { name: next, exact: true }));
  }
}

/** The questions of a date, for a child. */
export async function questionsOf(visit: Visit, date: string): Promise<QuestionAnswer[]> {
  const { questions } = await triviaOf(visit, date);
  if (!questions) throw new Error('Only a child is told all the questions.');
  return questions;
}

/** Waits until this device keeps what the days up to one bring. */
export async function untilDaysCached(page: Page, last: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Opening one that the app has not made yet would make an empty one, and the app would find no place in it.
        const made = await indexedDB.databases();
        if (!made.some(({ name }) => name === 'device')) return [];
        const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
        const opening = indexedDB.open('device');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
        const database = await promise;
        const keys = Promise.withResolvers<IDBValidKey[]>();
        const asking = database.transaction('days').objectStore('days').getAllKeys();
        asking.onsuccess = () => keys.resolve(asking.result);
        asking.onerror = () => keys.reject(asking.error);
        const names = (await keys.promise).map((key) => (key as string[]).join(' '));
        database.close();
        return names;
      }),
    )
    .toEqual(expect.arrayContaining([`saint en ${last}`, `trivia en ${last}`]));
}
