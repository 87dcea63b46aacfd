import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as checkEmail from './check-email-page.tsx';
import * as confirm from './confirm-page.tsx';
import * as newEmail from './settings/new-email-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const codes = ['confirm_link_invalid', 'confirm_link_used', 'confirm_link_expired'] as const;

test.each(codes)('a link that confirms nothing says why: %s', async (code) => {
  refuse('GET /rest/v1/account/confirmation', code);
  await renderPage(confirm, '/auth/confirm', { at: '/auth/confirm?token=no-such-token' });
  await expect.element(heading).toHaveTextContent(say(`account:confirm.problem.${code}`));
  await expect.element(page.getByText(say(`errors:${code}`))).toBeVisible();
  await expectNoAxeViolations();
});

test.each(codes)('a link to a new address that is no good says why: %s', async (code) => {
  refuse('GET /rest/v1/account/email-change/confirmation', code);
  await renderPage(newEmail, '/auth/email', { at: '/auth/email?token=no-such-token' });
  await expect.element(heading).toHaveTextContent(say(`account:confirm.problem.${code}`));
});

test('axe finds nothing where an address is confirmed, nor where a letter is announced', async () => {
  answer('GET /rest/v1/account/confirmation', { email: 'elena@example.org' });
  const { unmount } = await renderPage(confirm, '/auth/confirm', {
    at: '/auth/confirm?token=a-token',
  });
  await expect.element(heading).toHaveTextContent(say('account:confirm.title'));
  await expectNoAxeViolations();
  await unmount();
  await renderPage(checkEmail, '/check-email', { config: { standIns: ['e-mail'] } });
  await expect.element(heading).toHaveTextContent(say('account:check-email.title'));
  await expect.element(page.getByText(say('account:outbox.title'))).toBeVisible();
  await expectNoAxeViolations();
});
