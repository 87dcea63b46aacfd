import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as signUp from './sign-up-page.tsx';

const choose = (type: string) =>
  page.getByRole('radio', { name: say(`account:signup.type.${type}`) }).click();
const openTerms = page.getByRole('button', { name: say('account:signup.open.terms') });
const dialog = page.getByRole('dialog');

test('a sign-up with nothing filled in names what is missing', async () => {
  await renderPage(signUp, '/signup');
  await choose('parent');
  await page.getByRole('button', { name: say('account:signup.submit') }).click();
  await expect.element(page.getByText(say('errors:documents_unread'))).toBeVisible();
  await expect.element(page.getByText(say('errors:age_confirm_required'))).toBeVisible();
  await expectNoAxeViolations();
});

test('a student is asked for the permission of a parent, and axe finds nothing there', async () => {
  await renderPage(signUp, '/signup');
  await choose('student');
  await page.getByRole('checkbox', { name: say('account:student.permission') }).click();
  await expect.element(page.getByText(say('account:student.title'))).toBeVisible();
  await expectNoAxeViolations();
});

test('a document opens again where reading was left', async () => {
  await renderPage(signUp, '/signup');
  await choose('parent');
  await openTerms.click();
  await expect.element(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeInTheDocument();
  await expectNoAxeViolations();
  const text = () => dialog.element().querySelector<HTMLElement>('section[tabindex="0"]');
  expect(text()?.scrollTop).toBe(0);
  const read = new Promise((resolve) =>
    text()?.addEventListener('scroll', resolve, { once: true }),
  );
  text()?.scrollTo({ top: 700, behavior: 'instant' });
  await read;
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openTerms.click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => text()?.scrollTop).toBe(700);
});
