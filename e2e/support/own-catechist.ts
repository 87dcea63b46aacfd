import type { Language } from '@pius/domain/language.ts';
import { expect, type Page } from '@playwright/test';
import type { GrownUp } from './account.ts';
import { fromOwnHousehold } from './household.ts';
import { newGrownUp } from './people.ts';

/**
 * Opens an account that only this journey knows, without the pages of the sign-up; the page is this
 * grown-up's afterwards.
 */
export async function becomeNewCatechist(page: Page, language: Language = 'en'): Promise<GrownUp> {
  const person = newGrownUp();
  const { email, password, name } = person;
  const signUp = await page.request.post('/rest/v1/account/sign-up', {
    headers: fromOwnHousehold(),
    data: {
      ...{ account_type: 'catechist', full_name: name, email, password, over_18: true },
      ...{ terms_read: true, privacy_read: true, language, time_zone: 'Europe/Rome' },
    },
  });
  expect(signUp.status(), await signUp.text()).toBe(202);
  let token: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const newest = outbox.slice(outbox.indexOf(email));
    token = /auth\/confirm\?token=([\w-]+)/.exec(newest)?.[1];
    expect(token).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const confirmed = await page.request.post('/rest/v1/account/confirmation', {
    data: { token, password },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return person;
}
