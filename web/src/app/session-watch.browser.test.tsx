import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SessionEnded } from '@/features/account/session-ended.tsx';
import { useSession } from '@/learning/session/use-session.ts';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, answerPath } from '@/test/network.ts';
import { people } from '@/test/people.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { SessionWatch } from './session-watch.tsx';

const again = page.getByRole('dialog', { name: say('account:again.title') });
const button = (key: string) => page.getByRole('button', { name: say(`account:${key}`) });
const field = (key: string) => page.getByLabelText(say(`account:${key}`), { exact: true });
const session = ['GET', '/auth/v1/get-session'] as const;

afterEach(() => {
  vi.useRealTimers();
});

/** A page that belongs to who is signed in, with something typed. */
function Page() {
  const { user } = useSession();
  return (
    <>
      <h1>{user ? user.name : 'Nobody'}</h1>
      <input aria-label="Begun" defaultValue="Half a na" />
      {user?.ended ? <SessionEnded user={user} /> : null}
    </>
  );
}

/** Opens the page, ends the session elsewhere, and comes back to the tab. */
async function endSession(viewer: 'parent' | 'child', at = '/settings'): Promise<void> {
  await renderPart(<Page />, { viewer, at });
  await expect.element(page.getByText(people[viewer].name)).toBeVisible();
  answerPath(...session, null);
  window.dispatchEvent(new Event('visibilitychange'));
}

test('a parent whose session ends signs in again over the page, and finds what was typed', async () => {
  await endSession('parent');
  await expect.element(again).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Begun' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expectNoAxeViolations();
  const wrong = { code: 'invalid_credentials', message: '' };
  answerPath('POST', '/auth/v1/sign-in/email', wrong, 401);
  await field('field.password').fill('not-my-password');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(say('account:again.wrong'))).toBeVisible();
  const tried = answerPath('POST', '/auth/v1/sign-in/email', {});
  answerPath(...session, { user: people.parent });
  await field('field.password').fill('my-password');
  await userEvent.keyboard('{Enter}');
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Begun')).toHaveValue('Half a na');
  const { email } = people.parent;
  expect(tried.map(({ body }) => body)).toEqual([{ email, password: 'my-password' }]);
});

test('a parent whose session ends comes in by a code to the address that is known, too', async () => {
  await endSession('parent');
  await button('code.instead').click();
  const address = field('field.email');
  await expect.element(address).toHaveValue(people.parent.email);
  await expect.element(address).toHaveAttribute('readonly');
  await expectNoAxeViolations();
  answer('POST /auth/v1/email-otp/send-verification-otp', { success: true });
  await button('code.send').click();
  await expect
    .element(page.getByText(say('account:code.sent-known'), { exact: false }))
    .toBeVisible();
  answerPath('POST', '/auth/v1/sign-in/email-otp', { token: 't', user: people.parent });
  answerPath(...session, { user: people.parent });
  await field('code.field').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Begun')).toHaveValue('Half a na');
});

test('a child whose session ends on an approved device comes in by its pictures, or its password', async () => {
  const lucia = { id: 'child-1', name: 'Lucia', has_pictures: true, paused: false, mark: 'a' };
  localStorage.setItem('family-device', JSON.stringify([lucia]));
  answer('GET /rest/v1/family-devices/here', { approved: true, children: [lucia] });
  await endSession('child', '/my-progress');
  await expect
    .element(page.getByRole('group', { name: say('account:child.pictures') }))
    .toBeVisible();
  await expectNoAxeViolations();
  await button('child.by-password').click();
  await expect.element(field('child.password')).toHaveFocus();
  await button('child.by-pictures').click();
  const sent = answer('POST /rest/v1/family-devices/here/sign-in', { signed_in: true });
  answerPath(...session, { user: people.child });
  for (const picture of ['lamb', 'sun', 'key', 'dove', 'boat']) {
    await page.getByRole('button', { name: say(`pictures:picture.${picture}`) }).click();
  }
  await expect.element(again).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('on a public page the session’s end asks for nothing: it goes on as a visitor’s', async () => {
  await endSession('parent', '/about-us');
  await expect.element(page.getByText('Nobody')).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

test('a page without a network does not go on asking who is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderPart(
    <>
      <SessionWatch />
      <Page />
    </>,
    { viewer: 'parent', at: '/settings' },
  );
  await expect.element(page.getByText(people.parent.name)).toBeVisible();
  answerPath(...session, { user: people.parent });
  // What the page asks, the moment it asks: answers come later.
  const sent = vi.spyOn(window, 'fetch');
  const request = () => sent.mock.calls.filter(([path]) => path === session[1]).length;
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.poll(request).toBe(1);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(31_000);
  const before = request();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(request()).toBe(before);
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(request).toBeGreaterThan(before);
});
