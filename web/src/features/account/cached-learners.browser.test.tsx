import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, cutOff } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as login from './login-page.tsx';

const lucia = { id: 'child-1', name: 'Lucia', has_pictures: true, paused: false, mark: 'a' };
const here = 'GET /rest/v1/family-devices/here';
const signIn = 'POST /rest/v1/family-devices/here/sign-in';
const name = page.getByRole('button', { name: /Lucia/ });
const button = (key: string) => page.getByRole('button', { name: say(`account:${key}`) });
const field = (key: string) => page.getByLabelText(say(`account:${key}`), { exact: true });
const board = page.getByRole('group', { name: say('account:child.pictures') });

/**
 * The names that a parent has let this device show: those it showed last, and those that the server
 * tells.
 */
function knowLearners(...children: (typeof lucia)[]): void {
  localStorage.setItem('family-device', JSON.stringify(children));
  answer(here, { approved: true, children: children.map((each) => ({ ...each, mark: 'b' })) });
}

/** The answer has come and is kept. */
const untilStored = () => expect.poll(() => localStorage['family-device']).toContain('"mark":"b"');

async function tapPictures(...pictures: string[]): Promise<void> {
  for (const picture of pictures) {
    await page.getByRole('button', { name: say(`pictures:picture.${picture}`) }).click();
  }
}

test('axe finds nothing at the door of names, of pictures and of a password', async () => {
  knowLearners(lucia);
  await renderPage(login, '/login');
  await expect.element(page.getByText(say('account:child.who'))).toBeVisible();
  await expectNoAxeViolations();
  await name.click();
  await expect.element(board).toBeVisible();
  await expectNoAxeViolations();
  await button('child.by-password').click();
  await expect.element(field('child.password')).toHaveFocus();
  await expectNoAxeViolations();
});

test.each(['/login?return=/settings', '/login?door=adult'])(
  'a way to a grown-up’s page opens the grown-ups’ door: %s',
  async (at) => {
    knowLearners(lucia);
    await renderPage(login, '/login', { at });
    await expect.element(field('field.password')).toBeVisible();
    await expect.element(page.getByText('Lucia')).toBeInTheDocument();
    await expect.element(page.getByText('Lucia')).not.toBeVisible();
    await untilStored();
  },
);

test('any other way opens the door of names', async () => {
  knowLearners(lucia);
  await renderPage(login, '/login', { at: '/login?return=/quest-map' });
  await expect.element(name).toBeVisible();
  await untilStored();
});

test('a device that only remembers names shows the parent’s e-mail nowhere, and forgets it', async () => {
  const family = { parentEmail: 'maria@example.org', names: ['Lucia'] };
  localStorage.setItem('remembered-family', JSON.stringify(family));
  await renderPage(login, '/login');
  await button('child.not-here').click();
  await expect.element(field('child.parent-email')).toHaveValue('');
  await button('child.to-names').click();
  await button('child.forget').click();
  await expect.element(name).not.toBeInTheDocument();
  expect(JSON.stringify(localStorage)).not.toContain('maria@example.org');
});

test('a device that is approved no longer shows no names', async () => {
  localStorage.setItem('family-device', JSON.stringify([lucia]));
  answer(here, { approved: false, children: [] });
  await renderPage(login, '/login');
  await expect.element(name).not.toBeInTheDocument();
  expect(JSON.stringify(localStorage)).not.toContain('Lucia');
});

test('a child that is paused is told so before it types, until the pause ends', async () => {
  knowLearners({ ...lucia, has_pictures: false, paused: true });
  await renderPage(login, '/login');
  await expect.element(name.getByText(say('account:child.paused-name'))).toBeVisible();
  await name.click();
  await expect.element(page.getByText(say('account:child.paused-text'))).toBeVisible();
  await expect.element(field('child.password')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  knowLearners({ ...lucia, has_pictures: false });
  await button('child.paused-again').click();
  await expect.element(field('child.password')).toHaveFocus();
});

test('pictures that could not be sent stay, and can be sent again', async () => {
  knowLearners(lucia);
  const lost = cutOff(signIn);
  await renderPage(login, '/login');
  await name.click();
  await tapPictures('bread', 'moon', 'tree', 'bell', 'apple');
  await expect.element(page.getByText(say('account:child.offline-unknown'))).toBeInViewport();
  expect(lost).toHaveLength(1);
  const sent = answer(signIn, { signed_in: true });
  await button('child.submit').click();
  await expect.poll(() => sent).toHaveLength(1);
  const pictures = ['bread', 'moon', 'tree', 'bell', 'apple'];
  expect(sent[0]?.body).toEqual({ child_id: 'child-1', pictures });
});
