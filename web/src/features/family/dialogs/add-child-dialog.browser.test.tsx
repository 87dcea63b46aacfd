import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerFamily, exampleChild } from '@/test/family.ts';
import { answer, answerLater, cutOff, refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { AddChildDialog } from './add-child-dialog.tsx';

const add = 'POST /rest/v1/children';
const lucia = exampleChild();
const zoe = exampleChild({ id: 'child-2', name: 'Zoé', login_email: 'parent+zoe@example.com' });
const field = (key: string) => page.getByLabelText(say(`family:field.${key}`), { exact: true });
const submit = page.getByRole('button', { name: say('family:add.submit') });
const consent = page.getByRole('checkbox');

beforeEach(() => answerFamily([lucia]));

async function open(onClose = vi.fn()) {
  await renderPart(<AddChildDialog onClose={onClose} />, { viewer: 'parent' });
  return onClose;
}

async function send(name: string, password = 'lamb-77'): Promise<void> {
  await field('name').fill(name);
  await field('age').fill('8');
  await field('password').fill(password);
  if (!(consent.element() as HTMLInputElement).checked) await consent.click();
  await submit.click();
}

test.each([
  ['   ', 'name_required'],
  ['🐑🐑', 'child_name_alphanumeric'],
  ['Мария', 'child_name_alphanumeric'],
  ['a'.repeat(200), 'name_too_long'],
])('the name “%s” is refused in words, and stays as it was typed', async (name, code) => {
  await open();
  await send(name);
  await expect.element(page.getByText(say(`errors:${code}`))).toBeVisible();
  await expect.element(field('name')).toHaveValue(name);
  await expect.element(field('name')).toHaveFocus();
});

test('a name like another child’s is refused with that child’s name, and nothing typed is lost', async () => {
  const calls = refuse(add, 'child_name_similar', { name: 'child_name_similar' });
  await open();
  await send(' LUCIA! ');
  const words = say('errors:child_name_similar');
  await expect
    .element(page.getByText(say('family:name.like', { words, name: 'Lucia' })))
    .toBeVisible();
  expect(calls).toHaveLength(1);
  await expect.element(field('name')).toHaveValue(' LUCIA! ');
  await expectNoAxeViolations();
});

test('a fault of the form as a whole is told, and nothing typed is lost', async () => {
  refuse(add, 'child_login_required');
  await open();
  await send('Zoé');
  await expect.element(page.getByText(say('errors:child_login_required'))).toBeVisible();
  await expect.element(field('name')).toHaveValue('Zoé');
});

test('two presses on a slow line send one child, and the window stays until it is there', async () => {
  const { calls, release } = answerLater(add, zoe);
  const close = await open();
  await send('Zoé');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  release();
  await expect
    .element(page.getByRole('dialog', { name: say('family:added.title', { name: 'Zoé' }) }))
    .toBeVisible();
  expect(calls).toHaveLength(1);
  await expectNoAxeViolations();
  await page.getByRole('button', { name: say('family:added.done') }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('a child whose answer was lost on the way is found in the list', async () => {
  await open();
  const lost = cutOff(add);
  answer('GET /rest/v1/children', () => ({
    items: lost.length > 0 ? [lucia, zoe] : [lucia],
    next: null,
  }));
  await send('Zoé');
  await expect.element(page.getByText(say('family:added.text', { name: 'Zoé' }))).toBeVisible();
});

test.each([
  ['the very same', 'lamb-77', 'family:added.already'],
  ['with another password', 'boat-88', 'family:added.already-password'],
])(
  'a child that is sent again, %s, after its answer was lost is said to be there already',
  async (_, password, words) => {
    await open();
    cutOff(add);
    cutOff('GET /rest/v1/children');
    await send('Zoé');
    await expect.element(page.getByText(say('errors:network_offline'))).toBeVisible();
    await expect.element(field('name')).toHaveValue('Zoé');
    refuse(add, 'child_name_similar');
    answerFamily([lucia, zoe]);
    await field('password').fill(password);
    await submit.click();
    await expect.element(page.getByText(say(words, { name: 'Zoé' }))).toBeVisible();
  },
);

test('Escape closes the dialog', async () => {
  const close = await open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
