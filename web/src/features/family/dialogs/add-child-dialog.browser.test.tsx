import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerFamily } from '@/test/family.ts';
import { refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { AddChildDialog } from './add-child-dialog.tsx';

beforeEach(() => answerFamily());

test('a child whose name is taken is refused in words, and nothing typed is lost', async () => {
  const calls = refuse('POST /rest/v1/children', 'child_name_similar');
  await renderPart(<AddChildDialog onClose={vi.fn()} />, { viewer: 'parent' });
  const name = page.getByLabelText(say('family:field.name'));
  await name.fill('Lucia');
  await page.getByLabelText(say('family:field.age')).fill('8');
  await page.getByLabelText(say('family:field.password'), { exact: true }).fill('lucia-1');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: say('family:add.submit') }).click();
  await expect.element(page.getByText(say('errors:child_name_similar'))).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect.element(name).toHaveValue('Lucia');
  await expectNoAxeViolations();
});

test('Escape closes the dialog', async () => {
  const close = vi.fn();
  await renderPart(<AddChildDialog onClose={close} />, { viewer: 'parent' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
