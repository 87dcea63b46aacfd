import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { doPart, takeQuiz } from '../support/progress.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

test('a parent sees a lesson half done, its quiz below the mark and how often it was tried', async ({
  page,
}) => {
  const say = wordsIn('en');
  const { quiz } = firstLesson('en');
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  for (const part of ['goals', 'story']) await doPart(page, '1-1', part);
  await takeQuiz(page, { id: '1-1', quiz }, 1);
  const mark = await takeQuiz(page, { id: '1-1', quiz }, 4);
  expect(mark).toBeLessThan(60);

  await login(page, 'parent');
  await openPage(page, '/dashboard');
  const told = [
    say('dashboard:lesson.quiz-again'),
    say('dashboard:lesson.parts') + say('dashboard:lesson.parts.count', { done: 2, total: 10 }),
    `${say('dashboard:lesson.quiz')}${mark}%`,
    `${say('dashboard:lesson.tries')}2`,
  ];
  const card = page.getByRole('region', { name: child.name });
  for (const words of told) await expect(card).toContainText(words);

  await page.getByRole('tab', { name: say('family:tabs.modules') }).click();
  await page.getByRole('button', { name: child.name, exact: true }).click();
  const list = page.getByRole('tabpanel').locator('[data-module="1"]');
  for (const words of told) await expect(list).toContainText(words);

  await page.goto(`/my-progress?child=${child.id}`);
  for (const words of told) await expect(page.getByRole('main')).toContainText(words);
});
