import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoFamily } from '../support/demo-family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { wordsIn } from '../support/words.ts';

const creed = writtenLessons().find(({ id }) => id === '2-1');

const { title, story, teaching } = readLesson(creed as NonNullable<typeof creed>, 'en');

test('a child who may open a lesson reads it before a script comes; it wakes as it stands, with its games, and leads to the quiz and back', async ({
  page,
  openContext,
  baseURL,
}) => {
  const context = await openContext({ javaScriptEnabled: false, baseURL });
  const signedIn = await context.request.post('/auth/v1/sign-in/email', {
    data: demoFamily.pia,
    headers: { origin: baseURL ?? '' },
  });
  expect(signedIn.status()).toBe(200);
  const still = await context.newPage();
  const sent = await still.goto('/lesson/2/1');
  expect(sent?.headers()['cache-control']).toBe('private, no-store');
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(still.getByRole('heading', { name: story.title })).toBeVisible();
  await expect(still.locator('#teaching')).toContainText(teaching[0]?.question ?? '');

  await login(page, 'pia');
  await openPage(page, '/lesson/2/1');
  expect(await page.locator('html').getAttribute('data-shell')).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[data-activity]').first()).toBeVisible();
  await page
    .getByRole('link', { name: wordsIn('en')('lesson:quiz.start') })
    .first()
    .click();
  await expect(page).toHaveURL('/quiz/2-1');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('no file that anybody may fetch holds a story of a lesson that is not open to everybody', () => {
  const cwd = fileURLToPath(new URL('../../web/build/client', import.meta.url));
  const texts = globSync('**/*.{html,js,json,data}', { cwd }).map((file) =>
    readFileSync(`${cwd}/${file}`, 'utf8'),
  );
  /** The longest piece without a mark, as marks may be written in several ways. */
  const pieceOf = (text: string) =>
    text.split(/[^\p{L} ,]/u).reduce((long, piece) => (piece.length > long.length ? piece : long));
  const stories = writtenLessons().map((lesson) => {
    const [first = ''] = readLesson(lesson, 'en').story.paragraphs;
    return { module: lesson.module, piece: pieceOf(first).trim() };
  });
  expect(texts.length).toBeGreaterThan(300);
  for (const { module, piece } of stories) {
    expect(
      texts.some((text) => text.includes(piece)),
      piece,
    ).toBe(module === 1);
  }
});
