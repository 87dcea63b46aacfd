import { sentencesOf } from '@pius/domain/course/lesson-text.ts';
import type { Page } from '@playwright/test';
import { activityCard } from '../support/activity-card.ts';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { activityOf, lessonWith } from '../support/lesson-file.ts';
import { endSentence, fakeVoices, said } from '../support/voice.ts';
import { wordsIn } from '../support/words.ts';

const language = 'fr';
const say = wordsIn(language);
const { lesson, at, path } = lessonWith('listening', language);
const activity = activityOf(lesson, 'listening');
const sentences = sentencesOf(activity.say, language);
const spoken = sentences.map((sentence) => `fr-FR: ${sentence}`);
const local = { lang: 'fr-FR', localService: true };

/** Opens the lesson until its listening shows, and gives its card and its buttons by their words. */
async function openListening(page: Page) {
  await openPage(page, `/fr${path}`);
  const visit = { page, hand: pointingHand(), say, language } as const;
  for (let next = 2; next <= at; next += 2) await showActivity(visit, lesson, next);
  const card = activityCard(visit, activity);
  const button = (key: string) =>
    card.getByRole('button', { name: say(`listening:${key}`), exact: true });
  return { card, button };
}

test('a text is listened to, paused, played on and stopped, with its words marked', async ({
  page,
}) => {
  await fakeVoices(page, [
    { lang: 'fr-FR', localService: false },
    { lang: 'en-US', localService: true },
    local,
  ]);
  const { card, button } = await openListening(page);
  await button('listen').click();
  await expect(button('pause')).toBeFocused();
  await button('show-words').click();
  await expect(card.locator('mark')).toHaveText(sentences[0]?.slice(0, 4) ?? '');
  await axe(page, `[data-activity="${activity.id}"]`);
  await endSentence(page);
  await expect.poll(() => said(page)).toEqual(spoken.slice(0, 2));

  await button('pause').click();
  await expect(button('play')).toBeFocused();
  await endSentence(page);
  await button('play').click();
  await expect.poll(() => said(page)).toEqual([...spoken.slice(0, 2), spoken[1]]);

  await button('stop').click();
  await expect(button('listen')).toBeVisible();
  await button('listen').click();
  await expect.poll(() => said(page)).toEqual([...spoken.slice(0, 2), spoken[1], spoken[0]]);
  for (const _ of sentences) await endSentence(page);
  await expect(button('listen')).toBeVisible();
});

test('a device whose voices send the text elsewhere, or speak another language, says that it has none', async ({
  page,
}) => {
  await fakeVoices(page, [
    { lang: 'fr-FR', localService: false },
    { lang: 'en-US', localService: true },
  ]);
  const { card, button } = await openListening(page);
  await expect(card).toContainText(say('listening:no-voice'));
  await expect(button('listen')).toHaveCount(0);
  await axe(page, `[data-activity="${activity.id}"]`);
  await button('show-words').click();
  await expect(card).toContainText(sentences.join(' '));
  await expect(card).not.toContainText(say('listening:no-voice'));
});

test('a voice falls silent when the lesson is left', async ({ page }) => {
  await fakeVoices(page, [local]);
  const { button } = await openListening(page);
  await button('listen').click();
  await expect(button('pause')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Saint Pius X Quest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toHaveCount(0);
  await endSentence(page);
  expect(await said(page)).toEqual(spoken.slice(0, 1));
});
