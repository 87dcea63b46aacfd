import type { Page } from '@playwright/test';
import { axe, expect, test, waitForHydration } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import {
  answerQuestion,
  answerQuiz,
  goOnWithoutAnswer,
  rightAnswer,
  sendAnswers,
} from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const language = 'fr';
const say = wordsIn(language);
const lesson = firstLesson(language);
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language });
const [first] = lesson.quiz;

test.use(screens.phone);

test.beforeEach(async ({ page }) => {
  await page.goto('/about-us?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('going on without an answer is said first, and nothing looks right before it is graded', async ({
  page,
}) => {
  // What the bars of a browser leave of 844 pixels.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/quiz/1-1');
  await waitForHydration(page);
  const next = page.getByRole('button', { name: say('quiz:next'), exact: true });
  await next.click();
  await expect(page.getByText(say('quiz:unanswered.title'))).toBeInViewport({ ratio: 1 });
  const goOn = page.getByRole('button', { name: say('quiz:unanswered.go-on'), exact: true });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(first));
  if (!first) throw new Error('The quiz is empty.');
  await answerQuestion(visitOf(page), rightAnswer(first));
  await expect(page.getByText(say('quiz:unanswered.title'))).toBeHidden();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(lesson.quiz[1]));
  await expect(page.locator('.quiz-panes .lucide-check')).toHaveCount(0);
  await expect(page.locator('.quiz-pane[data-state="answered"]')).toHaveCount(1);
});

test('open questions are listed with the way to each, and sending without them is asked about once', async ({
  page,
}) => {
  test.slow();
  const visit = visitOf(page);
  await page.goto('/quiz/1-1');
  await answerQuiz(visit, lesson, (question) =>
    question === first || question === lesson.quiz.at(-1) ? null : rightAnswer(question),
  );
  const last = lesson.quiz.length;
  await expect(page.getByText(say('quiz:review.open', { count: 2 }))).toBeVisible();
  await axe(page);
  const toLast = say('quiz:review.open-question', { number: last });
  await page.getByRole('button', { name: toLast, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(lesson.quiz.at(-1)));
  await goOnWithoutAnswer(visit);

  await sendAnswers(visit);
  const asked = page.getByRole('dialog', { name: say('quiz:ask.title') });
  await expect(asked).toContainText(say('quiz:ask.text', { count: 2 }));
  await axe(page);
  await asked.getByRole('button', { name: say('quiz:ask.answer') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(wordsOf(first));
  await expect(heading).toBeFocused();
  await page.getByLabel(say('quiz:your-answer'), { exact: true }).fill('Bepi');
  await page.getByRole('button', { name: say('quiz:look-over'), exact: true }).click();
  await expect(page.getByText(say('quiz:review.open', { count: 1 }))).toBeVisible();
  await sendAnswers(visit);
  await asked.getByRole('button', { name: say('quiz:ask.send') }).click();
  await expect(page.getByRole('heading', { name: say('quiz:items.title') })).toBeVisible();
  await expect(page.getByText(say('quiz:no-answer'), { exact: true })).toHaveCount(1);
});

function wordsOf(question: (typeof lesson.quiz)[number] | undefined): string {
  if (!question) throw new Error('The quiz has no such question.');
  return question.kind === 'typed' ? question.question : question.statement;
}
