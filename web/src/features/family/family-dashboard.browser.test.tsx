import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerDashboard, noWeeklyEmail } from '@/test/dashboard.ts';
import { exampleChild } from '@/test/family.ts';
import { answerHalfDone, expectHalfDone } from '@/test/half-done.ts';
import { answer } from '@/test/network.ts';
import { people } from '@/test/people.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as dashboard from './dashboard-page.tsx';

const lucia = exampleChild();
const { name, age } = lucia;
const card = page.getByRole('region', { name });
const dialog = page.getByRole('dialog');
const words = (key: string) => say(`family:${key}`, { name });

const open = () => renderPage(dashboard, '/dashboard', { viewer: 'parent' });
const untilFilled = () => expect.poll(() => document.querySelector('.skeleton-bar')).toBe(null);

beforeEach(() => answerDashboard());

test('a parent reads what the child types to log in, and not its login name', async () => {
  await open();
  const { email } = people.parent;
  await expectSays(card, say('family:card.login', { age, email, name }));
  expect(card.element().textContent).not.toContain(lucia.login_email);
  await untilFilled();
  await expectNoAxeViolations();
});

test.each(['modules', 'achievements'])('axe finds nothing under %s', async (tab) => {
  await open();
  await page.getByRole('tab', { name: words(`tabs.${tab}`) }).click();
  await expect.element(page.getByRole('heading', { name: words(`${tab}.title`) })).toBeVisible();
  await untilFilled();
  await expectNoAxeViolations();
});

test('each window of a child opens from its card, and gives the focus back', async () => {
  await open();
  for (const [label, title] of [
    ['card.password.label', 'password.title'],
    ['card.edit.label', 'edit.title'],
  ] as const) {
    const opener = page.getByRole('button', { name: words(label) });
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: words(title) })).toBeVisible();
    await page.getByRole('button', { name: say('common:dialog.close') }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  }
  for (const kind of ['pictures', 'settings', 'pause', 'delete']) {
    await page.getByRole('button', { name: words('card.more') }).click();
    await page.getByRole('menuitem', { name: words(`card.${kind}`) }).click();
    await expect.element(page.getByRole('dialog', { name: words(`${kind}.title`) })).toBeVisible();
    await page.getByRole('button', { name: say('common:dialog.close') }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('the menu of a child leads to its login card', async () => {
  await open();
  await page.getByRole('button', { name: words('card.more') }).click();
  await expect
    .element(page.getByRole('menuitem', { name: words('card.login-card') }))
    .toHaveAttribute('href', `/login-cards?child=${lucia.id}`);
});

test('a parent reads of a lesson half done, its quiz below the mark and how often it was tried', async () => {
  answerHalfDone();
  await open();
  await expectHalfDone(card);
  await page.getByRole('tab', { name: words('tabs.modules') }).click();
  await expectHalfDone(page.getByRole('tabpanel'));
});

test('today’s saint and a question for the table stand on the dashboard', async () => {
  await open();
  const saint = page.getByRole('article', { name: say('days:saint.title') });
  await expectSays(saint, 'Saint Nicholas');
  await page.getByText(say('days:saint.more')).click();
  await expectSays(saint, say('days:saint.awaiting'));
  const question = page.getByRole('article', { name: say('days:trivia.title') });
  await expect.element(question.getByRole('listitem').nth(3)).toBeVisible();
});

test('the offer of the Saturday letter, put away once, goes', async () => {
  answer('GET /rest/v1/account/saturday-letter', noWeeklyEmail);
  const calls = answer('PATCH /rest/v1/account/saturday-letter', {
    ...noWeeklyEmail,
    offer_away: true,
  });
  await open();
  const offer = page.getByText(say('family:letter.title'));
  await expect.element(offer).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('family:letter.away') }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ offer_away: true }]);
});

test('a consent that was taken back stands on the card, with the way to give it again', async () => {
  const of = { child_id: lucia.id, version: '2025-06-20', given_at: '2026-01-10T09:00:00.000Z' };
  const withdrawn_at = '2026-02-01T09:00:00.000Z';
  answer('GET /rest/v1/account/consents', {
    items: [
      { ...of, kind: 'child-data', withdrawn_at },
      { ...of, kind: 'chat', withdrawn_at },
    ],
    next: null,
  });
  await open();
  await expect.element(page.getByText(words('taken.data.text'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: words('taken.give.label') }))
    .toHaveAttribute('href', '/settings#agreements');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: words('taken.chat.give.label') }).click();
  await expect.element(page.getByRole('dialog', { name: words('settings.title') })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});
