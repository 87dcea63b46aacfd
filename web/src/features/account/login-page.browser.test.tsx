import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerPath } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as login from './login-page.tsx';

const field = (key: string) => page.getByLabelText(say(`account:${key}`), { exact: true });
const press = (key: string) => page.getByRole('button', { name: say(`account:${key}`) }).click();
const childLogin = page.getByRole('radio', { name: say('account:login.child') });
const parentLogin = page.getByRole('radio', { name: say('account:login.parent') });

function refuseSignIn() {
  const answer = { code: 'invalid_credentials', message: say('errors:invalid_credentials') };
  return answerPath('POST', '/auth/v1/sign-in/email', answer, 401);
}

test('a wrong password is told to a parent, and what was typed stays', async () => {
  const calls = refuseSignIn();
  await renderPage(login, '/login');
  await field('field.email').fill(' Ana@Example.org ');
  await field('field.password').fill('not the password');
  await press('login.submit');
  await expect.element(page.getByText(say('errors:invalid_credentials'))).toBeVisible();
  await expect.element(field('field.email')).toHaveValue('Ana@Example.org');
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'ana@example.org', password: 'not the password' },
  ]);
  await expectNoAxeViolations();
});

test('a child without a name is asked for it, and a wrong password is told in a child’s words', async () => {
  refuseSignIn();
  await renderPage(login, '/login');
  await childLogin.click();
  await press('child.submit');
  await expect.element(page.getByText(say('account:child.name-required'))).toBeVisible();
  await expectNoAxeViolations();
  await field('child.parent-email').fill('ana@example.org');
  await field('child.name').fill('Lucia');
  await field('child.password').fill('piapi');
  await press('child.submit');
  await expect.element(page.getByText(say('errors:invalid_child_credentials'))).toBeVisible();
  await expect.element(field('child.name')).toHaveValue('Lucia');
});

test('a child that is paused is told so at the form, and what it typed stays', async () => {
  const answer = { code: 'child_paused', message: say('errors:child_paused') };
  answerPath('POST', '/auth/v1/sign-in/email', answer, 403);
  await renderPage(login, '/login');
  await childLogin.click();
  await field('child.parent-email').fill('ana@example.org');
  await field('child.name').fill('Lucia');
  await field('child.password').fill('piapi');
  await press('child.submit');
  await expect.element(page.getByText(say('errors:child_paused'))).toBeVisible();
  await expect.element(field('child.name')).toHaveValue('Lucia');
});

test('a login card fills in the e-mail and the name, and leaves the address', async () => {
  const card = new URLSearchParams({ parent: 'ana@example.org', child: 'Lucia' });
  history.replaceState(history.state, '', `#${card}`);
  await renderPage(login, '/login');
  await expect.element(childLogin).toBeChecked();
  await expect.element(field('child.parent-email')).toHaveValue('ana@example.org');
  await expect.element(field('child.name')).toHaveValue('Lucia');
  await expect.element(field('child.password')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('a card that is none fills in nothing', async () => {
  history.replaceState(history.state, '', '#parent=nobody&child=Lucia');
  await renderPage(login, '/login');
  await expect.element(parentLogin).toBeChecked();
  await childLogin.click();
  await expect.element(field('child.name')).toHaveValue('');
  history.replaceState(history.state, '', location.pathname + location.search);
});
