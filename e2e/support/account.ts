import { expect } from '@playwright/test';
import type { Visit } from './visit.ts';
import { beginningWith } from './words.ts';

/** A grown-up who signs up. */
export interface GrownUp {
  name: string;
  email: string;
  password: string;
}

/** A child with what it logs in by. */
export interface ChildLogin {
  name: string;
  password: string;
}

/** Fills in the sign-up page, reads both documents to their end, and sends it. */
export async function signUp(visit: Visit, { name, email, password }: GrownUp): Promise<void> {
  const { page, hand, say } = visit;
  await hand.choose(
    page.getByRole('radio', { name: say('account:signup.type.parent'), exact: true }),
  );
  await hand.write(page.getByLabel(say('account:field.full-name'), { exact: true }), name);
  await hand.write(page.getByLabel(say('account:field.email'), { exact: true }), email);
  await hand.write(page.getByLabel(say('account:field.password-new'), { exact: true }), password);
  await hand.write(page.getByLabel(say('account:field.password-again'), { exact: true }), password);
  await hand.press(page.getByRole('checkbox', { name: say('account:signup.over-18') }));
  await readDocument(visit, 'privacy');
  await readDocument(visit, 'terms');
  await hand.press(page.getByRole('button', { name: say('account:signup.submit'), exact: true }));
  await expect(page.getByRole('heading', { name: say('account:check-email.title') })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

/** Opens a document, reads it to its end and marks it as read. */
async function readDocument(visit: Visit, document: 'privacy' | 'terms'): Promise<void> {
  const { page, hand, say } = visit;
  const mark = page.getByRole('checkbox', { name: say(`account:signup.read.${document}`) });
  await expect(mark).toBeDisabled();
  await hand.press(page.getByRole('button', { name: say(`account:signup.open.${document}`) }));
  const dialog = page.getByRole('dialog');
  const haveRead = dialog.getByRole('button', { name: say('account:document.have-read') });
  await expect(haveRead).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeAttached();
  await hand.readToTheEnd(dialog.locator('section[tabindex="0"]'));
  await expect(haveRead).not.toHaveAttribute('aria-disabled', 'true');
  await hand.press(haveRead);
  await expect(dialog).toBeHidden();
  await expect(mark).toBeChecked();
}

/** Goes from the page that announces the letter to the outbox and opens the link in the letter. */
export async function openEmail({ page, hand, say }: Visit, email: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: say('account:outbox.open'), exact: true }));
  await page.waitForURL(/\/outbox$/);
  const newest = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await page.reload();
    await expect(newest).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await hand.press(newest.getByRole('link').first());
}

/** Confirms the address with the password chosen at sign-up. */
export async function confirm({ page, hand, say }: Visit, { password }: GrownUp): Promise<void> {
  await hand.write(page.getByLabel(say('account:confirm.password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: say('account:confirm.submit'), exact: true }));
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Logs in by the parents' door of the login page that is open. */
export async function logInAsParent(
  visit: Visit,
  { email, password }: Pick<GrownUp, 'email' | 'password'>,
): Promise<void> {
  const { page, hand, say } = visit;
  await hand.choose(page.getByRole('radio', { name: say('account:login.parent') }));
  await hand.write(page.getByLabel(say('account:field.email'), { exact: true }), email);
  await hand.write(page.getByLabel(say('account:field.password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: say('account:login.submit'), exact: true }));
}

/** Logs in by the children's door of the login page that is open. */
export async function logInAsChild(
  visit: Visit,
  parentEmail: string,
  { name, password }: ChildLogin,
): Promise<void> {
  const { page, hand, say } = visit;
  await hand.choose(page.getByRole('radio', { name: say('account:login.child') }));
  await hand.write(page.getByLabel(say('account:child.parent-email')), parentEmail);
  await hand.write(page.getByLabel(say('account:child.name'), { exact: true }), name);
  await hand.write(page.getByLabel(say('account:child.password'), { exact: true }), password);
  await hand.press(page.getByRole('button', { name: say('account:child.submit'), exact: true }));
}

/** Adds the first child on the dashboard of a new family. */
export async function addFirstChild(visit: Visit, child: ChildLogin): Promise<void> {
  const { page, hand, say } = visit;
  await hand.press(page.getByRole('button', { name: say('family:first.add') }));
  await fillInChild(visit, child);
  const added = page.getByRole('dialog', { name: say('family:added.title', { name: child.name }) });
  await hand.press(added.getByRole('button', { name: say('family:added.done'), exact: true }));
  await expect(page.getByRole('region', { name: child.name })).toBeVisible();
}

/** Fills in the window in which a child is added, and sends it. */
async function fillInChild(visit: Visit, { name, password }: ChildLogin): Promise<void> {
  const { page, hand, say } = visit;
  const dialog = page.getByRole('dialog', { name: say('family:add'), exact: true });
  await hand.write(dialog.getByLabel(say('family:field.name'), { exact: true }), name);
  await hand.write(dialog.getByLabel(say('family:field.age'), { exact: true }), '8');
  await hand.write(dialog.getByLabel(say('family:field.password'), { exact: true }), password);
  const consent = dialog.getByRole('checkbox', {
    name: beginningWith(say('family:consent.parent')),
  });
  await hand.press(consent);
  await hand.press(dialog.getByRole('button', { name: say('family:add.submit'), exact: true }));
}
