import type { Page } from '@playwright/test';
import {
  addFirstChild,
  type ChildLogin,
  confirm,
  type GrownUp,
  logInAsChild,
  logInAsParent,
  openEmail,
  signUp,
} from '../support/account.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { type Hand, keyboardHand, pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { goThroughLesson } from '../support/lesson.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { newGrownUp } from '../support/people.ts';
import { answerQuiz, sendAnswers } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import { goByNavigation, logOut, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

interface Case {
  screen: keyof typeof screens;
  handOf?: (page: Page) => Hand;
  title: string;
}

const language = 'en';
const cases: Case[] = [
  { screen: 'phone', title: 'on a phone' },
  { screen: 'desk', handOf: keyboardHand, title: 'with the keyboard alone' },
];

for (const { screen, handOf = pointingHand, title } of cases) {
  test.describe(title, () => {
    test.use(screens[screen]);

    test('a family signs up, a child earns two badges, and its parent sees them', async ({
      page,
    }) => {
      test.slow();
      const visit: Visit = { page, hand: handOf(page), say: wordsIn(language), language };
      const parent = newGrownUp();
      const child: ChildLogin = { name: 'Bruno', password: 'lamb-77' };
      await test.step('a visitor becomes a parent', () => becomeParent(visit, parent));
      await test.step('the parent adds a child', () => addFirstChild(visit, child));
      await logOut(visit);
      await test.step('the child learns lesson 1.1', () => learn(visit, parent, child));
      await test.step('the child takes the quiz', () => takeQuiz(visit));
      await logOut(visit);
      await test.step('the parent sees it', () => seeProgress(visit, parent, child));
    });
  });
}

async function becomeParent(visit: Visit, parent: GrownUp): Promise<void> {
  await openPage(visit.page, '/');
  await goByNavigation(visit, 'common:nav.signup');
  await signUp(visit, parent);
  await openEmail(visit, parent.email);
  await waitForHydration(visit.page);
  await confirm(visit, parent);
}

async function learn(visit: Visit, parent: GrownUp, child: ChildLogin): Promise<void> {
  const { page, hand, say, language } = visit;
  await logInAsChild(visit, parent.email, child);
  await expect(page).toHaveURL(/\/quest-map$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
  const next = page.getByRole('region', { name: say('map:next.label') });
  await hand.press(next.getByRole('link', { name: say('map:continue') }));
  await goThroughLesson(visit, firstLesson(language));
}

async function takeQuiz(visit: Visit): Promise<void> {
  const { page, hand, say, language } = visit;
  const lesson = firstLesson(language);
  const total = lesson.quiz.length;
  await hand.press(page.getByRole('link', { name: say('lesson:quiz.start'), exact: true }));
  await answerQuiz(visit, lesson);
  await sendAnswers(visit);
  await expect(page.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
  const score = say('quiz:result.right', { count: total, total, percentage: 100 });
  await expect(page.getByText(score, { exact: true })).toBeVisible();
  for (const badge of ['firstSteps', 'scholar']) {
    await expect(
      page.getByRole('heading', { name: say(`progress:badge.${badge}.name`) }),
    ).toBeVisible();
  }
}

async function seeProgress(visit: Visit, parent: GrownUp, child: ChildLogin): Promise<void> {
  const { page, hand, say, language } = visit;
  await logInAsParent(visit, parent);
  await expect(page).toHaveURL(/\/dashboard$/);
  const card = page.getByRole('region', { name: child.name });
  for (const badge of ['firstSteps', 'scholar']) {
    await expect(
      card.getByRole('img', { name: say(`progress:badge.${badge}.name`) }),
    ).toBeVisible();
  }
  await hand.press(
    card.getByRole('link', { name: say('family:card.progress', { name: child.name }) }),
  );
  const title = say('dashboard:mine.title-of', { name: child.name });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const lessons = say('dashboard:lessons-of', { done: 1, count: 52 });
  const path = page.getByRole('region', { name: say('dashboard:road') });
  await expect(path).toContainText(lessons);
  await expect(path).toContainText(percent.format(0.01));
}
