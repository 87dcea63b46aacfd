import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerFamily } from '@/test/family.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { AddChildDialog } from './add-child-dialog.tsx';

const t = (key: string) => say(key, {}, 'fr');
const field = (key: string) => page.getByLabelText(t(`family:field.${key}`), { exact: true });

// In French, whose words are the longest, on a phone.
test('a consent that is missing has the focus, and its words are not cut off', async () => {
  answerFamily();
  await renderPart(<AddChildDialog onClose={vi.fn()} />, { viewer: 'parent', language: 'fr' });
  await field('name').fill('Zita');
  await field('age').fill('8');
  await field('password').fill('lamb-77');
  const send = page.getByRole('button', { name: t('family:add.submit'), exact: true });
  await send.click();
  const fault = page.getByText(t('errors:consent_required'));
  await expect.element(fault).toBeInViewport({ ratio: 0.98 });
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  await field('name').fill('');
  await send.click();
  await expect.element(field('name')).toHaveFocus();
  const missing = page.getByText(t('errors:name_required'));
  await expect.element(missing).toBeInViewport({ ratio: 0.98 });
});
