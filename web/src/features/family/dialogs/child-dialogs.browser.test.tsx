import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import type { FamilyTask } from '../family-task.ts';
import { FamilyDialogs } from './family-dialogs.tsx';

const child = exampleChild();
const { name } = child;
const change = 'PATCH /rest/v1/children/{id}';
const dialog = page.getByRole('dialog');
const field = (key: string) => page.getByLabelText(say(`family:${key}`), { exact: true });
const button = (key: string) => page.getByRole('button', { name: say(`family:${key}`, { name }) });

beforeEach(() => answerFamily([child]));

async function open(kind: Exclude<FamilyTask['kind'], 'add'>, of = child) {
  const onClose = vi.fn();
  await renderPart(<FamilyDialogs onClose={onClose} task={{ kind, child: of }} />, {
    viewer: 'parent',
  });
  await expect.element(dialog).toBeVisible();
  await expectNoAxeViolations();
  return onClose;
}

test('a new password that is too short is told, and stays to be mended', async () => {
  const calls = answer(change, child);
  const closed = await open('password');
  await expect.element(dialog).toHaveAccessibleDescription(say('family:password.text', { name }));
  await field('field.password').fill('abc');
  await button('password.submit').click();
  await expect.element(page.getByText(say('errors:child_password_too_short'))).toBeVisible();
  await expect.element(field('field.password')).toHaveValue('abc');
  await field('field.password').fill('silver-boat');
  await button('password.submit').click();
  await expect.element(page.getByText(say('family:password.done', { name }))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ password: 'silver-boat' }]);
  expect(closed).toHaveBeenCalledOnce();
});

test('of two windows the later one is told what stands there now, and may set its own', async () => {
  const closed = await open('edit');
  answerFamily([{ ...child, name: 'Lucia Anna', age: 10 }]);
  refuse(change, 'child_changed');
  await field('field.name').fill('Lucia Rita');
  await button('edit.submit').click();
  const message = say('family:edit.changed', { name: 'Lucia Anna', age: 10 });
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(field('field.name')).toHaveValue('Lucia Rita');
  const calls = answer(change, { ...child, name: 'Lucia Rita' });
  await button('edit.submit').click();
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ name: 'Lucia Rita', was: { name: 'Lucia Anna' } });
});

test('the settings of a child send what was touched, the consent to the chat among it', async () => {
  const calls = answer(change, child);
  const closed = await open('settings');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await expect.element(page.getByText(say('family:settings.chat.text', { name }))).toBeVisible();
  await page.getByRole('radio', { name: say('family:settings.order.any'), exact: false }).click();
  await field('settings.language').selectOptions('fr');
  await page.getByRole('checkbox').click();
  await button('edit.submit').click();
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
  expect(calls.map(({ body }) => body)).toEqual([{ any_order: true, language: 'fr', chat: true }]);
});

test('what is settled for a child stands there when it is opened again', async () => {
  await open('settings', { ...child, any_order: true, language: 'fr', chat: true });
  await expect
    .element(page.getByRole('radio', { name: say('family:settings.order.any'), exact: false }))
    .toBeChecked();
  await expect.element(field('settings.language')).toHaveValue('fr');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('a pause is explained before it begins', async () => {
  const calls = answer(change, { ...child, paused: true });
  const closed = await open('pause');
  await expect.element(dialog).toHaveAccessibleDescription(say('family:pause.text', { name }));
  await button('pause.submit').click();
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
  expect(calls.map(({ body }) => body)).toEqual([{ paused: true }]);
});

test('where a child is deleted the gold is on keeping it, and its name is to be typed', async () => {
  const closed = await open('delete');
  const probe = document.createElement('i');
  probe.style.color = 'var(--gold)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  await expect.element(button('delete.keep')).toHaveStyle({ backgroundColor: color });
  await expect.element(button('delete.submit')).not.toHaveStyle({ backgroundColor: color });
  await button('delete.submit').click();
  await expect.element(page.getByText(say('family:delete.typed.wrong', { name }))).toBeVisible();
  await button('delete.keep').click();
  expect(closed).toHaveBeenCalledOnce();
});

test('pictures saved on a device that is not approved lead to its approval', async () => {
  answer('GET /rest/v1/family-devices', { items: [], next: null });
  const calls = answer(change, { ...child, has_pictures: true });
  const closed = await open('pictures');
  const pictures = ['lamb', 'sun', 'key', 'dove', 'boat'];
  for (const picture of pictures) {
    await page.getByRole('button', { name: say(`pictures:picture.${picture}`) }).click();
  }
  await button('pictures.submit').click();
  await expect.element(page.getByText(say('family:pictures.not-here'))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ pictures }]);
  await expectNoAxeViolations();
  const now = '2026-01-10T09:00:00.000Z';
  const device = { id: 'device-1', name: 'Phone', here: true, approved_at: now, last_used_at: now };
  answer('GET /rest/v1/family-devices/here', { approved: true, children: [] });
  const approved = answer('POST /rest/v1/family-devices', device);
  await button('devices.approve').click();
  await expect.element(page.getByText(say('family:devices.approved'))).toBeVisible();
  expect(approved).toHaveLength(1);
  expect(closed).toHaveBeenCalledOnce();
});
