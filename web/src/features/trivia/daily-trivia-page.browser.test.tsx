import { daysAfter } from '@pius/domain/calendar-day.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleCourse } from '@/test/course.ts';
import { answerDays, exampleQuestions } from '@/test/days.ts';
import { finger, type Hand, keyboard } from '@/test/hand.ts';
import { answer } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as triviaPage from './daily-trivia-page.tsx';

const today = localDay(new Date(), 'Europe/Paris');
const heading = page.getByRole('heading', { level: 1 });
const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });

// The next days go on being kept for as long as the child is here.
afterEach(() => localStorage.clear());

/** Opens the day's round as a child of this test alone, and gives the rounds that are sent. */
async function open(child: string) {
  answerDays();
  answer('GET /rest/v1/course', exampleCourse());
  const rounds = answer('POST /rest/v1/trivia-rounds', ({ body }) => {
    const { day, answers } = body as { day: string; answers: { id: string; choice: number }[] };
    const items = answers.map(({ id, choice }) => ({ id, correct: choice === 1 }));
    const score = items.filter(({ correct }) => correct).length;
    return { day, score, total: 5, counted: true, items, new_badges: [] };
  });
  const screen = await renderPage(triviaPage, '/daily-trivia', {
    viewer: 'child',
    user: { id: child },
  });
  return { rounds, screen };
}

/**
 * Answers the questions of a day from one on; `wrong` names those answered wrongly, by their place.
 */
async function play(hand: Hand, day: string, { from = 0, wrong = -1 } = {}): Promise<void> {
  for (const [at, { question, why, choices }] of exampleQuestions(day).entries()) {
    if (at < from) continue;
    await expectSays(heading, question);
    const choice = choices[at === wrong ? 2 : 1] ?? '';
    await hand.choose(page.getByRole('radio', { name: choice }));
    await hand.press(button('trivia:check'));
    await expect.element(page.getByText(why)).toBeVisible();
    const title = say(at === wrong ? 'trivia:again.title' : 'trivia:right.title');
    await expect.element(page.getByText(title)).toBeVisible();
    await hand.press(button(at === 4 ? 'trivia:finish' : 'trivia:next'));
  }
}

test('a round by touch: reasons after each question, the result stays, and a second round is practice', async () => {
  const { rounds, screen } = await open('child-of-a-round');
  await expectSays(heading, `Question 1 of ${today}?`);
  await expectNoAxeViolations();
  await finger.press(button('trivia:check'));
  await expect.element(page.getByText(say('trivia:unanswered'))).toBeVisible();
  await play(finger, today, { wrong: 1 });
  const score = page.getByText(say('trivia:result.right', { count: 4, total: 5 }));
  await expect.element(score).toBeVisible();
  const request = page.getByRole('listitem').filter({ hasText: `The reason of question 2` });
  await expectSays(request, say('trivia:item.again'));
  await expectNoAxeViolations();
  await expect.poll(() => rounds).toHaveLength(1);
  await screen.unmount();
  await renderPage(triviaPage, '/daily-trivia', {
    viewer: 'child',
    user: { id: 'child-of-a-round' },
  });
  await expect.element(score).toBeVisible();

  await finger.press(button('trivia:practise'));
  await play(finger, daysAfter(today, -1));
  await expect.element(page.getByText(say('trivia:result.practice'))).toBeVisible();
  expect(rounds).toHaveLength(1);
});

test('a round by keyboard goes on where it was left, and says what comes later on the road', async () => {
  const { screen } = await open('child-of-a-half-round');
  const [first] = exampleQuestions(today);
  await expectSays(heading, first?.question ?? '');
  await keyboard.choose(page.getByRole('radio', { name: first?.choices[1] }));
  await keyboard.press(button('trivia:check'));
  await expect.element(page.getByText(first?.why ?? '')).toBeVisible();
  await screen.unmount();
  await open('child-of-a-half-round');
  await expect.element(page.getByText(first?.why ?? '')).toBeVisible();
  await keyboard.press(button('trivia:next'));
  await play(keyboard, today, { from: 1 });
  const score = say('trivia:result.right', { count: 5, total: 5 });
  await expect.element(page.getByText(score)).toBeVisible();
  const later = say('trivia:later', { title: 'Lesson of module 2' });
  await expect.element(page.getByRole('link', { name: later })).toBeVisible();
});
