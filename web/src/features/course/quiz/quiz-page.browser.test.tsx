import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleLesson } from '@/test/lesson.ts';
import { answer, refuse } from '@/test/network.ts';
import { answerQuestion, answerQuiz, exampleGrade, exampleSavedQuiz, press } from '@/test/quiz.ts';
import { renderPage, renderPart } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { fakeVoices } from '@/test/voice.ts';
import { say } from '@/test/words.ts';
import { Quiz } from './quiz.tsx';
import * as quizPage from './quiz-page.tsx';

const { quiz } = exampleLesson();
const heading = page.getByRole('heading', { level: 1 });
const wordsOf = (at: number) => {
  const question = quiz[at];
  return question?.kind === 'typed' ? question.question : (question?.statement ?? '');
};
const keyOf = ({ body }: { body: unknown }) => (body as { key: string }).key;
const answeredPanes = () => document.querySelectorAll('.quiz-pane[data-state="answered"]').length;

/** Opens the quiz of lesson 1.1, as a visitor or as a child of this test alone. */
async function open(child?: string): Promise<RenderResult> {
  answer('GET /rest/v1/lessons/{moduleId}/{lessonId}', exampleLesson());
  const viewer = child ? 'child' : 'visitor';
  return renderPage(quizPage, '/quiz/:lessonId', {
    at: '/quiz/1-1',
    viewer,
    ...(child && { user: { id: child } }),
  });
}

test('going on without an answer is said first, and nothing looks right before it is graded', async () => {
  // What the bars of a browser leave of 844 pixels.
  await page.viewport(390, 664);
  await open();
  await expectSays(heading, wordsOf(0));
  await expectNoAxeViolations();
  await press('quiz:next');
  await expect.element(page.getByText(say('quiz:unanswered.title'))).toBeInViewport({ ratio: 1 });
  const goOn = page.getByRole('button', { name: say('quiz:unanswered.go-on'), exact: true });
  await expect.element(goOn).toBeInViewport({ ratio: 0.98 });
  await expectNoAxeViolations();
  await expectSays(heading, wordsOf(0));
  await answerQuestion('Bepi');
  await expect.element(page.getByText(say('quiz:unanswered.title'))).not.toBeInTheDocument();
  await press('quiz:next');
  await expectSays(heading, wordsOf(1));
  await expect.element(heading).toHaveFocus();
  expect(document.querySelectorAll('.quiz-panes .lucide-check')).toHaveLength(0);
  expect(answeredPanes()).toBe(1);
  await answerQuestion(true);
  await expectNoAxeViolations();
});

test('open questions are listed with the way to each, and sending without them is asked about once', async () => {
  await open();
  const calls = answer('POST /rest/v1/quiz-results/grade', exampleGrade(2));
  await answerQuiz([null, true, null]);
  await expect.element(page.getByText(say('quiz:review.open', { count: 2 }))).toBeVisible();
  await expectNoAxeViolations();
  const toLast = say('quiz:review.open-question', { number: 3 });
  await page.getByRole('button', { name: toLast, exact: true }).click();
  await expectSays(heading, wordsOf(2));
  await press('quiz:look-over');
  await press('quiz:unanswered.go-on');

  await press('quiz:review.send');
  const request = page.getByRole('dialog', { name: say('quiz:ask.title') });
  await expectSays(request, say('quiz:ask.text', { count: 2 }));
  await expectNoAxeViolations();
  await request.getByRole('button', { name: say('quiz:ask.answer') }).click();
  await expectSays(heading, wordsOf(0));
  await expect.element(heading).toHaveFocus();
  await answerQuestion('Bepi');
  await press('quiz:look-over');
  await expect.element(page.getByText(say('quiz:review.open', { count: 1 }))).toBeVisible();
  await press('quiz:review.send');
  await request.getByRole('button', { name: say('quiz:ask.send') }).click();
  await expect.element(page.getByRole('heading', { name: say('quiz:items.title') })).toBeVisible();
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      answers: [
        { id: 'q1', value: 'Bepi' },
        { id: 'q2', value: true },
      ],
    },
  ]);
});

test('the result shows each question with what was answered and the reason, kept on this device for a visitor', async () => {
  await open();
  answer('POST /rest/v1/quiz-results/grade', exampleGrade(2));
  await answerQuiz();
  await expectNoAxeViolations();
  await press('quiz:review.send');
  await expectSays(heading, say('quiz:result.well.title'));
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(say('quiz:result.device'), { exact: true })).toBeVisible();
  const items = page.getByRole('list').getByRole('listitem');
  await expectSays(items.nth(2), say('quiz:items.expected'));
  for (const { why } of exampleGrade().items)
    await expect.element(page.getByText(why)).toBeVisible();
  await expectNoAxeViolations();
});

test('a quiz that the server could not save is kept, and saved once at the next try, with its badges', async () => {
  await open('child-of-a-fault');
  const failed = refuse('POST /rest/v1/quiz-results', 'quiz_save_failed');
  await answerQuiz();
  await press('quiz:review.send');
  await expect.element(page.getByText(say('errors:quiz_save_failed'))).toBeVisible();
  await expectSays(heading, say('quiz:unsent.title'));
  await expectNoAxeViolations();
  const saved = answer('POST /rest/v1/quiz-results', exampleSavedQuiz());
  await press('quiz:retry');
  // Sooner than it would be sent again by itself.
  await expect.poll(() => saved.length).toBe(1);
  await expectSays(heading, say('quiz:result.all.title'));
  await expect.element(page.getByText(say('quiz:result.kept'), { exact: true })).toBeVisible();
  for (const badge of ['firstSteps', 'scholar']) {
    const name = say(`progress:badge.${badge}.name`);
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  }
  await expectNoAxeViolations();
  expect(saved.map(keyOf)).toEqual([failed.map(keyOf)[0]]);
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0);
});

test('a quiz sent after the session has ended is kept, and sent when its child opens it again', async () => {
  const child = 'child-signed-out';
  const before = await open(child);
  const refused = refuse('POST /rest/v1/quiz-results', 'session_expired');
  await answerQuiz();
  await press('quiz:review.send');
  await expectSays(heading, say('quiz:unsent.title'));
  await before.unmount();
  const saved = answer('POST /rest/v1/quiz-results', exampleSavedQuiz());
  await open(child);
  await expectSays(heading, say('quiz:result.all.title'));
  expect(saved.map(keyOf)).toEqual([refused.map(keyOf)[0]]);
});

test('an answer given before it is known who is learning belongs to who it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = { viewer: 'child', user: { id: 'child-of-the-first-answer' } } as const;
  const before = await renderPart(<Quiz lesson={exampleLesson()} />, { ...child, cached: promise });
  await answerQuestion('Bepi');
  await press('quiz:next');
  await expectSays(heading, wordsOf(1));
  resolve();
  await expect.poll(() => localStorage.getItem('last-child')).toBe(child.user.id);
  await expectSays(heading, wordsOf(1));
  expect(answeredPanes()).toBe(1);
  await before.unmount();
  await renderPart(<Quiz lesson={exampleLesson()} />, child);
  await expectSays(heading, wordsOf(1));
  expect(answeredPanes()).toBe(1);
});

test('a question is read aloud', async () => {
  const { said } = fakeVoices([{ lang: 'en-US', localService: true }]);
  await open();
  await press('quiz:listen');
  await expect.poll(() => said).toEqual([`en-US: ${wordsOf(0)}`]);
});

test.for([
  ['lesson_locked_sign_in', 'quiz:locked.title'],
  ['lesson_locked_ask_parent', 'quiz:locked.title'],
  ['lesson_not_found', 'quiz:missing.title'],
] as const)('a quiz refused with %s leads to its lesson', async ([code, title]) => {
  refuse('GET /rest/v1/lessons/{moduleId}/{lessonId}', code);
  await renderPage(quizPage, '/quiz/:lessonId', { at: '/quiz/2-1' });
  await expectSays(heading, say(title));
  await page.getByRole('link', { name: say('quiz:back-to-lesson') }).click();
  await expect.element(page.getByTestId('elsewhere')).toHaveTextContent('/lesson/2/1');
});
