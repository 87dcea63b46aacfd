import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as login from './login-page.tsx';

const email = 'ana@example.org';
const field = (key: string) => page.getByLabelText(say(`account:${key}`), { exact: true });
const button = (key: string) => page.getByRole('button', { name: say(`account:${key}`) });
const send = 'POST /auth/v1/email-otp/send-verification-otp';

afterEach(() => {
  vi.useRealTimers();
});

async function askForCode() {
  const calls = answer(send, { success: true });
  await renderPage(login, '/login');
  await field('field.email').fill(email);
  await field('field.password').fill('half a pass');
  await button('code.instead').click();
  await expect.element(field('field.email')).toHaveValue(email);
  await button('code.send').click();
  return calls;
}

test('a code that is too short or wrong is told at its field, and stays to be mended', async () => {
  await askForCode();
  const code = field('code.field');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoAxeViolations();
  await code.fill('12345');
  await button('login.submit').click();
  await expect.element(page.getByText(say('errors:code_incomplete'))).toBeVisible();
  const tried = refuse('POST /auth/v1/sign-in/email-otp', 'code_invalid', { otp: 'code_invalid' });
  await code.fill('123 456');
  await button('login.submit').click();
  await expect.element(page.getByText(say('errors:code_invalid'))).toBeVisible();
  await expect.element(code).toHaveValue('123 456');
  expect(tried.map(({ body }) => body)).toEqual([{ email, otp: '123456' }]);
});

test('whoever comes back to the page within five minutes finds the field of the code again', async () => {
  await askForCode();
  await expect.element(field('code.field')).toBeVisible();
  const { unmount } = await renderPage(login, '/login');
  await unmount();
  await renderPage(login, '/login');
  await expect.element(field('code.field').first()).toBeVisible();
});

test('a code can be asked for again after half a minute, for another address, and left for the password', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const calls = await askForCode();
  const waiting = page.getByRole('button', { name: /A new code in \d+\ss/ });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await vi.advanceTimersByTimeAsync(31_000);
  await button('code.again').click();
  await expect.element(waiting).toBeVisible();
  expect(calls).toHaveLength(2);
  await button('code.other-address').click();
  await expect.element(field('field.email')).toHaveValue(email);
  await button('code.password-instead').click();
  await expect.element(field('field.email')).toHaveValue(email);
  await expect.element(field('field.password')).toHaveValue('half a pass');
});
