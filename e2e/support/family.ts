import { expect, type Page } from '@playwright/test';
import type { ChildLogin } from './account.ts';
import { login, signIn } from './fixtures.ts';
import { newChild } from './people.ts';

/** A child of the demo parent that only this journey knows. */
export interface OwnChild extends ChildLogin {
  id: string;
  /** What it logs in by. */
  email: string;
}

/**
 * Adds a child to the demo family, or to the administrator's, whose children may open every module, without the
 * dashboard; the page is the parent's afterwards.
 */
export async function addOwnChild(
  page: Page,
  parent: 'parent' | 'admin' = 'parent',
): Promise<OwnChild> {
  await login(page, parent);
  const child = newChild();
  const answer = await page.request.post('/rest/v1/children', { data: { ...child, age: 8 } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, login_email } = (await answer.json()) as { id: string; login_email: string };
  return { ...child, id, email: login_email };
}

/** Signs a child in, without the login page; the next `goto` is its own. */
export async function becomeChild(page: Page, child: OwnChild): Promise<void> {
  // A page that is still asking for something would be told that nobody is signed in any more.
  if (page.url().startsWith('http')) await page.goto('about:blank');
  await signIn(page, child);
}

/**
 * How many quizzes the server keeps of a child, as its parent's export of all data tells. A parent may ask for ten
 * exports an hour, and these are the demo parent's.
 */
export async function savedQuizzes(page: Page, child: OwnChild): Promise<number> {
  const { origin } = new URL(page.url());
  const parent = await page.context().browser()?.newPage({ baseURL: origin });
  if (!parent) throw new Error('There is no browser.');
  await login(parent, 'parent');
  const answer = await parent.request.get('/rest/v1/account/export');
  expect(answer.status(), await answer.text()).toBe(200);
  const { tables } = (await answer.json()) as { tables: Record<string, Record<string, unknown>[]> };
  await parent.close();
  const rows = tables.quiz_results ?? [];
  return rows.filter((row) => Object.values(row).includes(child.id)).length;
}
