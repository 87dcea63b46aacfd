import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { becomeChild, type OwnChild } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { newChild } from '../support/people.ts';
import { takeQuiz } from '../support/progress.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

/** A child of the demo admin, for whom every module is open; the page is the parent's afterwards. */
async function addFreeChild(page: Page): Promise<OwnChild> {
  await login(page, 'admin');
  const child = newChild();
  const answer = await page.request.post('/rest/v1/children', { data: { ...child, age: 8 } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, login_email } = (await answer.json()) as { id: string; login_email: string };
  return { ...child, id, email: login_email };
}

/** Passes every quiz of module 1 as the child who is signed in. */
async function finish(page: Page): Promise<void> {
  for (const lesson of writtenLessons().filter(({ module }) => module === 1)) {
    await takeQuiz(page, { id: lesson.id, quiz: readLesson(lesson, 'en').quiz });
  }
}

test('a child prints the certificate of a module that is finished, and its parent has it too', async ({
  page,
}) => {
  const say = wordsIn('en');
  const child = await addFreeChild(page);
  await becomeChild(page, child);
  await openPage(page, '/certificate/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('certificate:waits'));
  await finish(page);
  await openPage(page, '/my-progress');
  await page.getByRole('link', { name: /Introduction/ }).click();
  await expect(page).toHaveURL(/\/certificate\/1$/);
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(child.name);
  await expect(sheet).toContainText(say('certificate:lessons', { count: 3 }));
  await axe(page, 'main');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await page.context().clearCookies();
  await login(page, 'admin');
  await openPage(page, `/certificate/1?child=${child.id}`);
  await expect(page.getByRole('article')).toContainText(child.name);
});
