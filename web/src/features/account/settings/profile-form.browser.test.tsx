import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleProfile } from '@/test/family.ts';
import { keyboard } from '@/test/hand.ts';
import { answer, answerLater, cutOff } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { ProfileForm } from './profile-form.tsx';

const change = 'PATCH /rest/v1/account/profile';
const profile = exampleProfile();
const name = page.getByLabelText(say('account:field.full-name'));
const phone = page.getByLabelText(say('account:field.phone'));
const save = page.getByRole('button', { name: say('settings:profile.save') });

const show = () => renderPart(<ProfileForm profile={profile} />, { viewer: 'parent' });

test('a name of 200 letters is refused in words, and stays to be shortened', async () => {
  await show();
  await name.fill('a'.repeat(200));
  await save.click();
  await expect.element(page.getByText(say('errors:name_too_long'))).toBeVisible();
  await expect.element(name).toHaveValue('a'.repeat(200));
  await expect.element(name).toHaveFocus();
});

test('only what was changed is sent, so that two windows do not undo each other', async () => {
  const calls = answer(change, { ...profile, phone: '0111', time_zone: 'America/Sao_Paulo' });
  await show();
  await phone.fill('0111');
  await page.getByLabelText(say('settings:profile.zone')).selectOptions('America/Sao_Paulo');
  await save.click();
  await expect.element(page.getByText(say('settings:profile.saved'))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { phone: '0111', time_zone: 'America/Sao_Paulo' },
  ]);
});

test('pressed twice on a slow network it is sent once', async () => {
  const { calls, release } = answerLater(change, { ...profile, phone: '0222' });
  await show();
  await phone.fill('0222');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  phone.element().focus();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText(say('settings:profile.saved'))).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('without a network it says that nothing typed is lost', async () => {
  cutOff(change);
  await show();
  await phone.fill('0333');
  await save.click();
  await expect.element(page.getByText(say('account:form.kept'))).toBeVisible();
  await expect.element(phone).toHaveValue('0333');
});

test('another language is spoken as soon as it is saved', async () => {
  answer(change, { ...profile, language: 'fr' });
  await show();
  await page.getByLabelText(say('settings:profile.language')).selectOptions('fr');
  await save.click();
  await expect.element(page.getByText(say('settings:profile.saved', {}, 'fr'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: say('settings:profile.save', {}, 'fr') }))
    .toBeVisible();
  expect(document.cookie).toContain('language=fr');
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what was kept is forgotten for the next test
  document.cookie = 'language=; path=/; max-age=0';
});

test('name and phone are changed with the keyboard alone, whatever letters they have', async () => {
  const [full_name, number] = ['Élisée d’Ávila 李', '+33 6 12'];
  const calls = answer(change, { ...profile, full_name, phone: number });
  await show();
  await keyboard.write(name, full_name);
  await keyboard.write(phone, number);
  await keyboard.press(save);
  await expect.element(page.getByText(say('settings:profile.saved'))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ full_name, phone: number }]);
  await expect.element(name).toHaveValue(full_name);
});
