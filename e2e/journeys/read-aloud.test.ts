import { sentencesOf } from '@pius/domain/course/lesson-text.ts';
import type { Page } from '@playwright/test';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { endSentence, fakeVoices, said } from '../support/voice.ts';
import { wordsIn } from '../support/words.ts';

/** What the page marks as being said, by the name of the mark. */
async function marked(page: Page, name: string): Promise<string> {
  return page.evaluate((mark) => [...(CSS.highlights.get(mark) ?? [])].map(String).join('|'), name);
}

test('the story is read aloud at once and its words are marked', async ({ page }) => {
  await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
  await openPage(page, '/lesson/1/1');
  const say = wordsIn('en');
  const { story } = firstLesson('en');
  const first = sentencesOf(story.paragraphs[0] ?? '', 'en');
  const region = page.locator('#story');
  await region.getByRole('button', { name: say('lesson:story.listen') }).click();
  await expect(region.getByRole('button', { name: say('listening:pause') })).toBeFocused();
  await expect.poll(() => said(page)).toEqual([`en-US: ${story.title}`]);
  await expect.poll(() => marked(page, 'spoken')).toBe(story.title);
  await endSentence(page);
  await expect.poll(() => said(page)).toEqual([`en-US: ${story.title}`, `en-US: ${first[0]}`]);
  await expect.poll(() => marked(page, 'spoken-word')).toBe(first[0]?.slice(0, 4));
  await axe(page, '#story');
});

test('it is paused, gone on with, read more slowly and closed, and the speed is kept', async ({
  page,
}) => {
  await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
  await openPage(page, '/lesson/1/1');
  const words = page.locator('#vocabulary');
  const button = (name: string) => words.getByRole('button', { name, exact: true });
  await button('Listen to the words').click();
  await button('Pause').click();
  await expect.poll(() => marked(page, 'spoken')).not.toBe('');
  await button('Play').click();
  await button('Speed normal').click();
  await button('Speed fast').click();
  await expect(button('Speed slow')).toBeFocused();
  await button('Close').click();
  await expect(button('Listen to the words')).toBeFocused();
  await expect.poll(() => marked(page, 'spoken')).toBe('');
  await page.reload();
  await button('Listen to the words').click();
  await expect(button('Speed slow')).toBeVisible();
});

test('a second text silences the first', async ({ page }) => {
  await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
  await openPage(page, '/lesson/1/1');
  const [one, two] = [page.locator('#story'), page.locator('#vocabulary')];
  await one.getByRole('button', { name: 'Listen to the story' }).click();
  await expect(one.getByRole('button', { name: 'Pause' })).toBeVisible();
  await two.getByRole('button', { name: 'Listen to the words' }).click();
  await expect(two.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(one.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
});

test('each entry of the teaching is read for itself, without its place in the book', async ({
  page,
}) => {
  await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
  await openPage(page, '/lesson/1/1');
  const [entry] = firstLesson('en').teaching;
  const listen = page.locator('#teaching').getByRole('button', { name: 'Listen', exact: true });
  await listen.first().click();
  await expect.poll(() => said(page)).toEqual([`en-US: ${entry?.question}`]);
});

test('a question of the quiz is read aloud', async ({ page }) => {
  await fakeVoices(page, [{ lang: 'fr-FR', localService: true }]);
  await openPage(page, '/fr/quiz/1-1');
  const [question] = firstLesson('fr').quiz;
  await page.getByRole('button', { name: 'Écouter la question' }).click();
  const text = question && ('statement' in question ? question.statement : question.question);
  await expect.poll(() => said(page)).toEqual([`fr-FR: ${text}`]);
});

test('a device without a voice of the language says so, and the text stays to be read', async ({
  page,
}) => {
  await fakeVoices(page, [
    { lang: 'fr-FR', localService: false },
    { lang: 'en-US', localService: true },
  ]);
  await openPage(page, '/fr/lesson/1/1');
  const region = page.locator('#story');
  await region.getByRole('button', { name: 'Écouter l’histoire' }).click();
  await expect(region).toContainText(wordsIn('fr')('listening:no-voice'));
  await expect(region).toContainText(wordsIn('fr')('listening:read-together'));
  await axe(page, '#story');
});
