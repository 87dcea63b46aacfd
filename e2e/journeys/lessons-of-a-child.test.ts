import type { Language } from '@pius/domain/language.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { axe, expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { doPart, takeQuiz } from '../support/progress.ts';
import { screens } from '../support/screens.ts';
import { openMenu } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const cases: { language: Language; screen: keyof typeof screens }[] = [
  { language: 'fr', screen: 'phone' },
];

for (const { language, screen } of cases) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use(screens[screen]);

    test('a parent sees a lesson half done, its quiz below the mark and how often it was tried', async ({
      page,
      baseURL,
    }) => {
      const say = wordsIn(language);
      const { quiz } = firstLesson('en');
      const child = await addOwnChild(page);
      await becomeChild(page, child);
      for (const part of ['goals', 'story']) await doPart(page, '1-1', part);
      await takeQuiz(page, { id: '1-1', quiz }, 1);
      const mark = await takeQuiz(page, { id: '1-1', quiz }, 4);
      expect(mark).toBeLessThan(60);

      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await login(page, 'parent');
      await openPage(page, '/dashboard');
      const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(mark / 100);
      const told = [
        say('dashboard:lesson.quiz-again'),
        say('dashboard:lesson.parts') + say('dashboard:lesson.parts.count', { done: 2, total: 10 }),
        say('dashboard:lesson.quiz') + percent,
        `${say('dashboard:lesson.tries')}2`,
      ];
      const card = page.getByRole('region', { name: child.name });
      for (const words of told) await expect(card).toContainText(words);

      await page.getByRole('tab', { name: say('family:tabs.modules') }).click();
      await page.getByRole('button', { name: child.name, exact: true }).click();
      const list = page.getByRole('tabpanel').locator('[data-module="1"]');
      for (const words of told) await expect(list).toContainText(words);
      await axe(page);

      await page.goto(`/my-progress?child=${child.id}`);
      for (const words of told) await expect(page.getByRole('main')).toContainText(words);
    });
  });
}

test('the free lessons that are left are those written and not completed', async ({ page }) => {
  const say = wordsIn('en');
  const child = await addOwnChild(page);
  const course = await page.request.get('/rest/v1/course');
  const { modules } = (await course.json()) as { modules: { lessons: { available: boolean }[] }[] };
  const free = modules[0]?.lessons.filter(({ available }) => available).length ?? 0;
  const card = page.getByRole('region', { name: child.name });
  await openPage(page, '/dashboard');
  await expect(card).toContainText(say('family:buy.left', { name: child.name, count: free }));
  await becomeChild(page, child);
  await takeQuiz(page, { id: '1-1', quiz: firstLesson('en').quiz });
  await login(page, 'parent');
  await openPage(page, '/dashboard');
  await expect(card).toContainText(say('family:buy.left', { name: child.name, count: free - 1 }));
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a consent that is missing has the focus, and its words are not cut off', async ({
    page,
  }) => {
    const say = wordsIn('fr');
    await login(page, 'parent');
    await openPage(page, '/dashboard?lang=fr');
    await page.getByRole('button', { name: say('family:add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('family:field.name'), { exact: true }).fill('Zita');
    await dialog.getByLabel(say('family:field.age'), { exact: true }).fill('8');
    await dialog.getByLabel(say('family:field.password'), { exact: true }).fill('lamb-77');
    const send = dialog.getByRole('button', { name: say('family:add.submit'), exact: true });
    await send.click();
    await expect(dialog.getByText(say('errors:consent_required'))).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('checkbox')).toBeFocused();
    await dialog.getByLabel(say('family:field.name'), { exact: true }).fill('');
    await send.click();
    await expect(dialog.getByLabel(say('family:field.name'), { exact: true })).toBeFocused();
    await expect(dialog.getByText(say('errors:name_required'))).toBeInViewport({
      ratio: 1,
    });
  });

  test('the way out is in sight when the menu opens', async ({ page }) => {
    const say = wordsIn('en');
    for (const who of ['parent', 'lucia', 'admin'] as const) {
      await login(page, who);
      await openPage(page, '/about-us');
      await openMenu({ page, hand: pointingHand() });
      const out = page.getByRole('banner').getByRole('button', { name: say('common:nav.logout') });
      await expect(out.first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a child reads where a lesson comes from, a visitor and a parent also whether it was read', async ({
  page,
}) => {
  const say = wordsIn('en');
  const status = page.getByText(say('lesson:trust.awaiting'));
  const source = page.getByLabel(say('lesson:trust.label'));
  for (const who of [null, 'parent', 'lucia'] as const) {
    if (who) await login(page, who);
    await openPage(page, '/lesson/1/1');
    await expect(source).toContainText(say('common:reference.book.compendium'));
    await expect(status).toBeVisible({ visible: who !== 'lucia' });
  }
});
