import { expect, type Page } from '@playwright/test';
import type { ChildLogin } from './account.ts';
import { demoFamily } from './demo-family.ts';
import { login } from './fixtures.ts';
import { newChild } from './people.ts';

/** A child of the demo parent that only this journey knows. */
export interface OwnChild extends ChildLogin {
  id: string;
  /** What it logs in by. */
  email: string;
}

/** Adds a child to the demo family, without the dashboard; the page is the parent's afterwards. */
export async function addOwnChild(page: Page): Promise<OwnChild> {
  await login(page, 'parent');
  const child = newChild();
  const answer = await page.request.post('/rest/v1/children', { data: { ...child, age: 8 } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, login_email } = (await answer.json()) as { id: string; login_email: string };
  return { ...child, id, email: login_email };
}

/** Signs a child in, without the login page; the next `goto` is its own. */
export async function becomeChild(page: Page, { email, password }: OwnChild): Promise<void> {
  const answer = await page.request.post('/auth/v1/sign-in/email', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** How many quizzes the server keeps of a child, as its parent's export of all data tells. */
export async function savedQuizzes(page: Page, child: OwnChild): Promise<number> {
  const parent = await page.context().browser()?.newContext();
  if (!parent) throw new Error('There is no browser.');
  const baseURL = new URL(page.url()).origin;
  await parent.request.post(`${baseURL}/auth/v1/sign-in/email`, { data: demoFamily.parent });
  const answer = await parent.request.get(`${baseURL}/rest/v1/account/export`);
  const { tables } = (await answer.json()) as { tables: Record<string, Record<string, unknown>[]> };
  await parent.close();
  const rows = tables.quiz_results ?? [];
  return rows.filter((row) => Object.values(row).includes(child.id)).length;
}
