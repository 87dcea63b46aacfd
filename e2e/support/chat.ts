import { expect, type Locator, type Page } from '@playwright/test';
import { addOwnChild, becomeChild, type OwnChild } from './family.ts';
import { openPage } from './fixtures.ts';
import type { Say } from './words.ts';

/** A child of the demo parent for whom the chat is switched on; the page is the parent's afterwards. */
export async function addAskingChild(page: Page): Promise<OwnChild> {
  const child = await addOwnChild(page);
  const answer = await page.request.patch(`/rest/v1/children/${child.id}`, {
    data: { chat: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return child;
}

/** Opens the chat as a child for whom it is switched on, in the language of the browser's cookie. */
export async function openChatAs(page: Page, child: OwnChild): Promise<void> {
  await becomeChild(page, child);
  await openPage(page, '/ask-saint-pius-x');
}

/** Writes a question and sends it with the keyboard; gives the question with what comes of it. */
export async function ask(page: Page, say: Say, question: string): Promise<Locator> {
  const field = page.getByLabel(say('chat:ask.label'), { exact: true });
  await field.fill(question);
  await field.press('Enter');
  return page.getByRole('log').getByRole('article').filter({ hasText: question }).last();
}
