import type { Language } from '@pius/domain/language.ts';
import { expect, type Page } from '@playwright/test';
import type { GrownUp } from './account.ts';
import type { OwnChild } from './family.ts';
import { signIn } from './fixtures.ts';
import { fromOwnHousehold } from './household.ts';
import { newChild, newGrownUp } from './people.ts';
import { wordsIn } from './words.ts';

/** A family that no other worker knows. */
export interface OwnFamily extends GrownUp {
  child: OwnChild;
}

/** The families that the journeys of this worker share, by their language. */
const families = new Map<Language, OwnFamily>();

/**
 * A family of the journeys of this worker, in their language: each leaves it as it found it, but
 * for what others do not look at. The page is the parent's afterwards.
 */
export async function sharedFamily(page: Page, language: Language = 'en'): Promise<OwnFamily> {
  const family = families.get(language);
  if (!family) {
    const opened = await openFamily(page, language);
    families.set(language, opened);
    return opened;
  }
  await signIn(page, family);
  await page.goto(`/about-us?lang=${language}`);
  return family;
}

/**
 * Opens an account with one child, without the pages that do so, in the language of the journey;
 * the page is the parent's afterwards. Where nothing of it changes for good, it is shared.
 */
export async function openFamily(page: Page, language: Language = 'en'): Promise<OwnFamily> {
  const parent = newGrownUp();
  await post(page, '/rest/v1/account/sign-up', {
    account_type: 'parent',
    full_name: parent.name,
    email: parent.email,
    password: parent.password,
    over_18: true,
    terms_read: true,
    privacy_read: true,
    language,
    time_zone: 'Europe/Paris',
  });
  const say = wordsIn(language);
  const path = await emailLink(page, parent.email, say('mail:confirm-email.subject'));
  const token = new URL(path, 'http://localhost').searchParams.get('token');
  const { password } = parent;
  await post(page, '/rest/v1/account/confirmation', { token, password });
  const child = newChild();
  const added = await post(page, '/rest/v1/children', { ...child, age: 8, consent: true });
  const { id, login_email: email } = added as { id: string; login_email: string };
  await page.goto(`/about-us?lang=${language}`);
  return { ...parent, child: { ...child, id, email } };
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: fromOwnHousehold() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/**
 * The link of the newest letter to an address that has a subject, as a path; waits for the letter.
 */
export async function emailLink(page: Page, email: string, subject: string): Promise<string> {
  const { text } = await findEmail(page, email, subject);
  const { pathname, search } = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '');
  return pathname + search;
}

/** The newest letter to an address that has a subject, as the outbox keeps it; waits for it. */
export async function findEmail(page: Page, email: string, subject: string) {
  const outbox = await page.context().newPage();
  const emails = outbox
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ has: outbox.getByRole('heading', { name: subject, exact: true }) });
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(emails.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const text = (await emails.first().locator('pre').textContent()) ?? '';
  await outbox.close();
  return { text };
}
