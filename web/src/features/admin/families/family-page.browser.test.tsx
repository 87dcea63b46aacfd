import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answer, refuse } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { FamilyPage } from './family-page.tsx';
import type { Family } from './use-families.ts';

const family: Family = {
  ...{ id: 'parent-1', name: 'Ana Costa', email: 'ana@example.org', phone: null },
  ...{ account_type: 'parent', language: 'en', time_zone: 'Europe/Paris', is_admin: false },
  ...{ created_at: '2026-01-10T09:00:00.000Z', last_active: null, deletion_due_at: null },
  ...{ sign_in_waits: [], children: [], orders: [], consents: [] },
};
const { name } = family;
const button = (key: string) => page.getByRole('button', { name: say(`desk:${key}`, { name }) });
const dialog = page.getByRole('dialog');

test('a family is closed only by its name typed, and can be kept', async () => {
  answer('GET /rest/v1/admin/families/{id}', family);
  await renderPart(<FamilyPage id={family.id} />, { viewer: 'admin' });
  await button('close.open').click();
  const typed = dialog.getByLabelText(say('desk:close.typed', { name }), { exact: true });
  const refused = refuse('POST /rest/v1/admin/families/{id}/deletion', 'name_differs');
  await typed.fill('Somebody else');
  await button('close.submit').click();
  await expect.element(dialog.getByText(say('errors:name_differs'))).toBeVisible();
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true');
  await expect.element(typed).toHaveFocus();
  await expect.element(typed).toHaveValue('Somebody else');
  await expectNoAxeViolations();
  const closed = answer('POST /rest/v1/admin/families/{id}/deletion', {
    ...family,
    deletion_due_at: '2026-12-20T09:00:00.000Z',
  });
  await typed.fill(name);
  await button('close.submit').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([...refused, ...closed].map(({ body }) => body)).toEqual([
    { name: 'Somebody else' },
    { name },
  ]);
  const date = 'December 20, 2026';
  await expect.element(page.getByText(say('desk:keep.title', { date }))).toBeVisible();
  await expect.element(button('close.open')).not.toBeInTheDocument();
  const saved = answer('DELETE /rest/v1/admin/families/{id}/deletion', family);
  await button('keep.submit').click();
  await expect.element(button('close.open')).toBeVisible();
  expect(saved).toHaveLength(1);
});
