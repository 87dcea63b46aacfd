import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as reset from './reset-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const field = (key: string) => page.getByLabelText(say(`account:${key}`), { exact: true });
const press = (key: string) => page.getByRole('button', { name: say(`account:${key}`) }).click();
const look = 'GET /rest/v1/account/password-reset';
const at = '/auth/reset?token=a-token';

test.each(['reset_link_invalid', 'reset_link_expired', 'reset_link_used'] as const)(
  'a link for a new password that is no good says why, with a way to a new one: %s',
  async (code) => {
    refuse(look, code);
    const request = answer('POST /auth/v1/request-password-reset', { status: true });
    await renderPage(reset, '/auth/reset', { at });
    await expect.element(heading).toHaveTextContent(say(`account:reset.problem.${code}`));
    await expectNoAxeViolations();
    const email = 'no.one@example.org';
    await field('field.email').fill(email);
    await press('reset.send');
    await expect.element(page.getByText(say('account:reset.sent', { email }))).toBeVisible();
    expect(request).toHaveLength(1);
  },
);

test('a new password that is too short or not the same twice is told at its fields', async () => {
  answer(look, { email: 'ana@example.org' });
  await renderPage(reset, '/auth/reset', { at });
  await expect.element(field('field.new-password')).toBeVisible();
  await expectNoAxeViolations();
  await field('field.new-password').fill('short');
  await field('field.password-again').fill('other');
  await press('reset.submit');
  await expect.element(page.getByText(say('errors:password_too_short'))).toBeVisible();
  await expect.element(page.getByText(say('errors:password_mismatch'))).toBeVisible();
  const sent = answer('POST /auth/v1/reset-password', { status: true });
  await field('field.new-password').fill('a-new-lantern-7');
  await field('field.password-again').fill('a-new-lantern-7');
  await press('reset.submit');
  await expect.element(heading).toHaveTextContent(say('account:reset.done'));
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'a-token', newPassword: 'a-new-lantern-7' },
  ]);
});

test('whoever has forgotten a password finds what a child’s parent can do, and axe nothing', async () => {
  await renderPage(reset, '/auth/reset');
  await expect.element(page.getByText(say('account:reset.child-text'))).toBeVisible();
  await expectNoAxeViolations();
});

test('a wrong present password is told at its field, and the form is empty once it is changed', async () => {
  const change = 'POST /auth/v1/change-password';
  refuse(change, 'password_wrong', { currentPassword: 'password_wrong' });
  await renderPage(reset, '/auth/reset', { viewer: 'parent' });
  await field('field.password-now').fill('not-my-password');
  await field('field.new-password').fill('a-new-lantern-7');
  await field('field.password-again').fill('a-new-lantern-7');
  await press('change.submit');
  await expect.element(page.getByText(say('errors:password_wrong'))).toBeVisible();
  await expect.element(field('field.new-password')).toHaveValue('a-new-lantern-7');
  answer(change, { status: true });
  await field('field.password-now').fill('my-password');
  await press('change.submit');
  await expect.element(page.getByText(say('account:change.done'))).toBeVisible();
  await expect.element(field('field.password-now')).toHaveValue('');
});
