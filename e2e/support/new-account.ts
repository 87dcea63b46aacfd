import { expect, type Page } from '@playwright/test';
import type { GrownUp } from './account.ts';
import { newestEmail, pathIn } from './emails.ts';
import { signIn } from './fixtures.ts';
import { fromOwnHousehold } from './household.ts';
import { newGrownUp } from './people.ts';
import { wordsIn } from './words.ts';

/**
 * Opens the account of a grown-up whom nobody else knows, without the pages for it; the page is
 * theirs afterwards.
 */
export async function newAccount(page: Page): Promise<GrownUp> {
  const person = newGrownUp();
  const { email, password } = person;
  const signedUp = await page.request.post('/rest/v1/account/sign-up', {
    headers: fromOwnHousehold(),
    data: {
      account_type: 'parent',
      full_name: person.name,
      email,
      password,
      over_18: true,
      terms_read: true,
      privacy_read: true,
      language: 'en',
      time_zone: 'Europe/Paris',
    },
  });
  expect(signedUp.status(), await signedUp.text()).toBe(202);
  const newest = await newestEmail(page, email, wordsIn('en')('mail:confirm-email.subject'));
  const token = new URLSearchParams(pathIn(newest).split('?')[1]).get('token') ?? '';
  const confirmed = await page.request.post('/rest/v1/account/confirmation', {
    data: { token, password },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  await signIn(page, person);
  return person;
}
