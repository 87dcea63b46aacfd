import { axe } from '../support/axe.ts';
import { addAskingChild, ask, openChatAs } from '../support/chat.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { wordsIn } from '../support/words.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a question without an answer goes to the parent; what a child writes of harm goes to the desk and to none of the parent’s pages', async ({
  page,
  openContext,
  baseURL,
}) => {
  test.slow();
  const say = wordsIn('en');
  const hand = pointingHand();
  const child = await addAskingChild(page);
  const tablet = await (await openContext({ ...phone, baseURL })).newPage();
  await openChatAs(tablet, child);
  // In words that no list has: somebody does what is none of the kindly deeds.
  const words = 'does it count as a lie if my uncle squashes me under his coat';
  const answered = await ask(tablet, say, words);
  await expect(answered.locator('[data-source="safety"]')).toContainText('it is not your fault');
  await axe(tablet);
  const question = 'Which football team is the best?';
  const unknown = await ask(tablet, say, question);
  await unknown.getByRole('button', { name: say('chat:keep') }).click();
  await expect(unknown.getByRole('button', { name: say('chat:kept') })).toBeVisible();
  await unknown.getByText(say('chat:help.open'), { exact: true }).click();
  await expect(unknown.getByText(say('chat:help.tell'))).toBeVisible();
  await axe(tablet);

  const desk = await (await openContext({ baseURL })).newPage();
  await login(desk, 'admin');
  await openPage(desk, '/admin');
  await hand.press(
    desk
      .getByRole('link', { name: say('desk:section.disclosures') })
      .filter({ visible: true })
      .first(),
  );
  const signs = desk.getByRole('region', { name: say('disclosures:title') });
  const sign = signs.getByRole('listitem').filter({ hasText: child.name });
  await expect(sign).toContainText('squashes me under his coat');
  await expect(sign).toContainText(say('disclosures:kind.unclear'));
  await axe(desk);
  await hand.press(sign.getByRole('button', { name: new RegExp(say('disclosures:handled')) }));
  await expect(sign).toBeHidden();
  await hand.press(signs.getByText(/\d+\sdealt with/));
  await expect(
    sign.getByRole('button', { name: new RegExp(say('disclosures:undo')) }),
  ).toBeVisible();

  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: say('family:kept.open') }).click();
  const saved = page
    .getByRole('region', { name: say('conversations:box.title') })
    .getByRole('article')
    .filter({ hasText: question })
    .filter({ hasText: child.name });
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: child.name, exact: true }).click();
  const transcript = page.getByRole('region', {
    name: say('conversations:of', { name: child.name }),
  });
  await expect(transcript.getByText(question)).toBeVisible();
  await expect(transcript.getByText(say('conversations:keeping.out'))).toBeVisible();
  await axe(page);
  await saved
    .getByRole('button', { name: say('conversations:box.done.label', { question }) })
    .click();
  await expect(saved).toHaveCount(0);
  await expect(page.getByText('squashes')).toHaveCount(0);
  const answer = await page.request.get(`/rest/v1/chat/messages?user_id=${child.id}`);
  expect(await answer.text()).toContain(question);
  expect(await answer.text()).not.toContain('squashes');
  const exported = await page.request.get('/rest/v1/account/export');
  expect(await exported.text()).not.toMatch(/squashes|disclosure/);
});
