import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import * as donatePage from './donations/donate-page.tsx';

const email = page.getByLabelText(say('donate:email'), { exact: true });
const submit = page.getByRole('button', { name: say('donate:submit') });

it('the first field that is wrong has its message and the focus', async () => {
  await renderPage(donatePage, '/donate');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(/./);
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByText(say('errors:donation_email_required'))).toBeVisible();
});

it('where the payment service is unavailable it says so, and what was filled in stays', async () => {
  refuse('POST /functions/v1/create-donation', 'payments_unavailable');
  await renderPage(donatePage, '/donate');
  await page.getByRole('radio', { name: '$10', exact: true }).click();
  await email.fill('anna@example.org');
  await submit.click();
  await expect.element(page.getByText(say('errors:donation_failed'))).toBeVisible();
  await expect.element(page.getByText(say('donate:kept'))).toBeVisible();
  await expect.element(email).toHaveValue('anna@example.org');
  await expect.element(page.getByRole('radio', { name: '$10', exact: true })).toBeChecked();
});
