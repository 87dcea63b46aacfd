import { firstNameOf } from '@pius/domain/blog/comment.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { publishPost } from '../support/blog.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { newAccount } from '../support/new-account.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

/** Writes under the post that is open and posts it, the last time it was begun included. */
async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('blog:comments.write'), { exact: true }).fill(text);
  await post(page);
}

async function post(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('blog:comments.post'), exact: true }).click();
}

const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('two parents see what the other writes, answers, changes and deletes, as plain text, without touching the page', async ({
  page,
  openContext,
  baseURL,
}) => {
  const path = await publishPost(await (await openContext({ baseURL })).newPage());
  const anna = await newAccount(page);
  const other = await (await openContext({ baseURL, ...screens.phone })).newPage();
  await newAccount(other);
  await openPage(page, path);
  await openPage(other, path);
  await expect(other.getByText(say('blog:comments.none'))).toBeVisible();

  const hostile = '<img src=x onerror=alert(1)> https://evil.example/ [x](javascript:alert(1))';
  await page.getByText(say('blog:comments.first-name.text')).click();
  await comment(page, hostile);
  await expect(page.getByText(say('errors:comment_posted'))).toBeVisible();
  await expect(said(other, hostile)).toBeVisible();
  await expect(said(other, hostile)).toContainText(firstNameOf(anna.name));
  await expect(said(other, hostile)).not.toContainText(anna.name);
  await expect(said(other, hostile).getByRole('link')).toHaveCount(0);
  await axe(other, 'main');

  await said(other, hostile)
    .getByRole('button', { name: /^Reply/ })
    .click();
  await other.getByLabel(say('blog:comments.write.reply')).fill('God bless you.');
  await axe(other, 'main');
  await other.getByRole('button', { name: say('blog:comments.post.reply') }).click();
  await expect(said(page, 'God bless you.')).toContainText(say('blog:comments.anonymous'));

  await said(other, 'God bless you.').getByRole('button', { name: /^Edit/ }).click();
  await other.getByLabel(say('blog:comments.edit.field')).fill('God bless you all.');
  await other.getByRole('button', { name: say('blog:comments.save') }).click();
  await expect(said(page, 'God bless you all.')).toContainText(say('blog:comments.edited'));

  await said(page, hostile)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await axe(page);
  await page.getByRole('button', { name: say('blog:comments.delete.submit') }).click();
  await expect(other.getByText(say('blog:comments.removed'))).toBeVisible();
  await expect(said(other, 'God bless you all.')).toBeVisible();
});

test('a parent reports a comment, an admin removes it, it is gone from open pages and its author reads why', async ({
  page,
  openContext,
  baseURL,
}) => {
  const admin = await (await openContext({ baseURL, ...screens.phone })).newPage();
  const path = await publishPost(admin);
  await newAccount(page);
  const reader = await (await openContext({ baseURL })).newPage();
  await newAccount(reader);
  await openPage(page, path);
  const rude = `Buy my book number ${path.slice(-8)}.`;
  await comment(page, rude);
  await openPage(reader, path);
  await said(reader, rude)
    .getByRole('button', { name: /^Report/ })
    .click();
  await reader.getByText(say('blog:comments.reason.advert')).click();
  await axe(reader);
  await reader.getByRole('button', { name: say('blog:comments.report.send') }).click();
  await expect(said(reader, rude)).toContainText(say('blog:comments.reported'));

  await openPage(admin, '/admin/comments?state=reported');
  const card = admin.getByRole('listitem').filter({ hasText: rude });
  await expect(card).toContainText(say('desk:reason.advert'));
  await axe(admin, 'main');
  await card.getByRole('button', { name: /^Remove/ }).click();
  await axe(admin);
  await admin.getByRole('button', { name: say('desk:comments.remove.submit') }).click();
  await expect(card).toHaveCount(0);
  await expect(said(reader, rude)).toHaveCount(0);
  const reason = say('blog:comments.reason.advert');
  await expect(said(page, rude)).toContainText(say('blog:comments.removed.own', { reason }));
});
