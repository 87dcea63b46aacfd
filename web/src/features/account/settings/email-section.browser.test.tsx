import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage, renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { EmailSection } from './email-section.tsx';
import * as newEmail from './new-email-page.tsx';

const email = 'elena@example.org';
const ask = 'POST /rest/v1/account/email-change';
const look = 'GET /rest/v1/account/email-change/confirmation';
const confirm = 'POST /rest/v1/account/email-change/confirmation';
const field = (key: string) => page.getByLabelText(say(`settings:email.${key}`), { exact: true });

async function askFor(address: string, password: string): Promise<void> {
  await field('new').fill(address);
  await field('password').fill(password);
  await page.getByRole('button', { name: say('settings:email.submit') }).click();
}

test('a wrong password, the present address and one that is none are told at their fields', async () => {
  await renderPart(<EmailSection />, { viewer: 'parent' });
  refuse(ask, 'password_wrong', { password: 'password_wrong' });
  await askFor(email, 'not-this-one');
  await expect.element(page.getByText(say('errors:password_wrong'))).toBeVisible();
  await expect.element(field('new')).toHaveValue(email);
  refuse(ask, 'email_same', { email: 'email_same' });
  await askFor('parent@example.com', 'my-password');
  await expect.element(page.getByText(say('errors:email_same'))).toBeVisible();
  await askFor('zoé 🌟@example.org', 'my-password');
  await expect.element(page.getByText(say('errors:email_invalid'))).toBeVisible();
});

test('a letter on its way is told, and the form is empty again', async () => {
  answer(ask, { sent: true } as never);
  await renderPart(<EmailSection />, { viewer: 'parent' });
  await askFor(` ${email} `, 'my-password');
  await expect.element(page.getByText(say('settings:email.sent', { email }))).toBeVisible();
  await expect.element(field('new')).toHaveValue('');
});

test('opened where nobody is signed in the link asks for the password, and says what is wrong with it', async () => {
  answer(look, { email, signed_in: false });
  await renderPage(newEmail, '/auth/email', { at: '/auth/email?token=a-token' });
  const submit = page.getByRole('button', { name: say('settings:email.confirm.submit') });
  await submit.click();
  await expect.element(page.getByText(say('errors:password_required'))).toBeVisible();
  refuse(confirm, 'password_wrong', { password: 'password_wrong' });
  const password = page.getByLabelText(say('account:confirm.password'), { exact: true });
  await password.fill('not-this-one');
  await submit.click();
  await expect.element(page.getByText(say('errors:password_wrong'))).toBeVisible();
  await expectNoAxeViolations();
  const calls = answer(confirm, { email });
  await password.fill('my-password');
  await submit.click();
  await page.getByRole('link', { name: say('settings:email.to-login') }).click();
  await expect.element(page.getByTestId('elsewhere')).toHaveTextContent('/login');
  expect(calls[0]?.body).toEqual({ token: 'a-token', password: 'my-password' });
});

test('opened where its owner is signed in the link needs one press', async () => {
  answer(look, { email, signed_in: true });
  const calls = answer(confirm, { email });
  await renderPage(newEmail, '/auth/email', { at: '/auth/email?token=a-token', viewer: 'parent' });
  await expect.element(page.getByText(email)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('settings:email.confirm.submit') }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(say('settings:email.done.title'));
  expect(calls[0]?.body).toEqual({ token: 'a-token' });
});
