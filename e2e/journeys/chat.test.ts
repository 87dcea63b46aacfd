import { axe } from '../support/axe.ts';
import { addAskingChild, ask, openChatAs } from '../support/chat.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand, touchingHand } from '../support/hand.ts';
import { pressOfChild } from '../support/learners.ts';
import { wordsIn } from '../support/words.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a child asks, opens the source in its place, and finds the question again', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ ...phone, baseURL });
  const page = await context.newPage();
  const say = wordsIn('en');
  const hand = touchingHand();
  const child = await addAskingChild(page);
  await openChatAs(page, child);
  await expect(page.getByText(say('chat:care.title'))).toBeVisible();
  await expect(page.getByText(say('chat:seen.child', { days: 30 }))).toBeVisible();
  await axe(page);

  const idea = say('chat:idea.wings');
  await hand.press(page.getByRole('button', { name: idea, exact: true }));
  const request = page.getByRole('log').getByRole('article').filter({ hasText: idea });
  await expect(request.getByText(say('chat:from.catechism'))).toBeVisible();
  const entry = request.locator('details').first();
  const words = entry.locator('.source-answer');
  await expect(words).toBeVisible();
  await axe(page);
  await hand.press(entry.locator('summary'));
  await expect(words).toBeHidden();
  await hand.press(request.getByRole('button', { name: /^\S+ 1\s?:/ }).first());
  await expect(words).toBeVisible();
  const link = entry.getByRole('link', { name: say('chat:source.catechism') });
  const entryId = new URL((await link.getAttribute('href')) ?? '', baseURL).hash.slice(1);
  await hand.press(link);
  await expect(page).toHaveURL(/\/catechism#/);
  await expect(page.locator(`[id="${entryId}"]`)).toBeInViewport();

  await openPage(page, '/ask-saint-pius-x');
  const earlier = page.getByRole('region', { name: say('chat:earlier') });
  await expect(earlier.getByText(idea).first()).toBeVisible();
});

test('where the chat is off a child is told so, and a parent switches it on', async ({
  page,
  openContext,
  baseURL,
}) => {
  const say = wordsIn('en');
  const child = await addOwnChild(page);
  const { name } = child;
  const tablet = await (await openContext({ baseURL })).newPage();
  await becomeChild(tablet, child);
  await openPage(tablet, '/ask-saint-pius-x');
  await expect(
    tablet.getByRole('heading', { level: 1, name: say('chat:closed.title') }),
  ).toBeVisible();
  await tablet.getByText(say('chat:closed.grown-up'), { exact: true }).click();
  await expect(tablet.getByText(say('family:card.more', { name }))).toBeVisible();
  await tablet.getByText(say('chat:help.open'), { exact: true }).click();
  await expect(tablet.getByText(say('chat:help.tell'))).toBeVisible();
  await axe(tablet);

  await openPage(page, '/ask-saint-pius-x');
  const aside = page.getByRole('complementary');
  await expect(aside).toContainText(name);
  await axe(page);
  await aside.getByRole('link', { name: say('chat:children.dashboard') }).click();
  await pressOfChild({ page, hand: pointingHand(), say, language: 'en' }, name, 'settings');
  await page.getByRole('checkbox', { name: say('family:settings.chat.parent', { name }) }).check();
  await page.getByRole('button', { name: say('family:edit.submit'), exact: true }).click();
  await expect(page.getByText(say('family:settings.done', { name }))).toBeVisible();
  await openPage(tablet, '/ask-saint-pius-x');
  const answer = await ask(tablet, say, 'Where is God?');
  await expect(answer.getByText(say('chat:from.catechism'))).toBeVisible();
});
