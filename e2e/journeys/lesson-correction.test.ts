import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const mark = 'Zebraword';

test('an admin mends a sentence without reading a file: finds it, sees what changes, publishes it for children, and takes it back', async ({
  page,
  openContext,
  baseURL,
}) => {
  const written = writtenLessons().find(({ id }) => id === '1-3');
  if (!written) throw new Error('Lesson 1-3 is not written.');
  const lesson = readLesson(written, 'pt-BR');
  await login(page, 'admin');
  await openPage(page, '/import-demo?lesson=1-3&language=pt-BR');
  await page
    .getByRole('searchbox', { name: say('desk:lesson.find') })
    .fill(lesson.story.title.toUpperCase());
  const place = say('desk:lesson.place.story.title');
  await page.getByRole('button', { name: new RegExp(`^${place}`) }).click();
  const field = page.getByRole('textbox', { name: place, exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(lesson.story.title);
  await field.fill(`${lesson.story.title} ${mark}`);
  await expect(page.locator('ins')).toHaveText(mark);

  await page.reload();
  await expect(page.locator('ins')).toHaveText(mark);
  const there = say('desk:lesson.changes.open', { language: 'French', place });
  await page.getByRole('button', { name: there, exact: true }).click();
  await expect(field).toHaveValue(readLesson(written, 'fr').story.title);
  await axe(page);

  await page.getByRole('tab', { name: 'Português (Brasil)' }).click();
  await page.getByRole('button', { name: say('desk:lesson.check'), exact: true }).click();
  const preview = page.getByRole('region', { name: say('desk:lesson.preview') });
  await expect(preview.getByText(lesson.quiz[0]?.why ?? '')).toBeVisible();
  await page.getByLabel(say('desk:lesson.note')).fill('A better title');
  await page.getByRole('button', { name: say('desk:lesson.use-for-demo') }).click();
  await expect(page.getByText(say('desk:lesson.history.in-force'), { exact: true })).toBeVisible();

  const visitor = await (await openContext({ baseURL })).newPage();
  await openPage(visitor, '/pt-BR/lesson/1/3');
  await expect(visitor.getByText(mark).first()).toBeVisible();

  await page.getByRole('button', { name: say('desk:lesson.history.undo') }).click();
  await expect(page.getByText(say('desk:lesson.history.file'), { exact: true })).toBeVisible();
  const later = await (await openContext({ baseURL })).newPage();
  await openPage(later, '/pt-BR/lesson/1/3');
  await expect(later.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await expect(later.getByText(mark)).toHaveCount(0);
});
