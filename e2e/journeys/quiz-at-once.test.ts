import { expect, test } from '../support/fixtures.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

const say = wordsIn('en');
const [first] = firstLesson('en').quiz;
const words = first?.kind === 'typed' ? first.question : first?.statement;

test('the first question of a quiz of module 1 is read before a script comes', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/quiz/1-1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(words ?? 'no such question');
  await expect(heading).toBeVisible();
  const hint = page.locator('main noscript p');
  await expect(hint).toBeVisible();
  expect(await hint.textContent()).toBe(say('quiz:no-script'));
});
