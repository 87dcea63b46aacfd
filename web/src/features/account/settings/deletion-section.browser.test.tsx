import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleChild } from '@/test/family.ts';
import { refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { DeletionSection } from './deletion-section.tsx';

const dialog = page.getByRole('dialog');
const button = (key: string) =>
  page.getByRole('button', { name: say(`settings:delete.${key}`), exact: false });

beforeEach(async () => {
  await renderPart(<DeletionSection childrenOfFamily={[exampleChild()]} />, { viewer: 'parent' });
  await button('open').click();
});

test('a password that is not given is asked for, and the account can be kept', async () => {
  await expect.element(dialog.getByText('Lucia', { exact: false }).first()).toBeVisible();
  await button('submit').click();
  await expect.element(page.getByText(say('errors:password_required'))).toBeVisible();
  await button('keep').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a wrong password is told, and axe finds nothing', async () => {
  const path = 'POST /rest/v1/account/deletion';
  refuse(path, 'password_wrong', { password: 'password_wrong' });
  await page.getByLabelText(say('settings:delete.password'), { exact: true }).fill('not-this-one');
  await button('submit').click();
  await expect.element(page.getByText(say('errors:password_wrong'))).toBeVisible();
  await expectNoAxeViolations();
});
