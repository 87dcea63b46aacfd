import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../platform/sign-in/create-account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface Progress {
  child_id: string;
  name: string;
  time_spent_seconds: number;
  current_streak: number;
  badges: unknown[];
  lessons: { lesson: string }[];
}

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** A grown-up with children, in their order, and the session of each. */
async function family(name: string, children: string[], more: { admin?: boolean } = {}) {
  const parent = await addGrownUp(t.ctx, { email: `${name}@example.org`, ...more });
  const ids: string[] = [];
  for (const child of children) ids.push((await addChildTo(t.ctx, parent, { name: child })).id);
  return { parent, ids, cookie: await openSession(t.ctx, parent) };
}

async function mutation(childId: string, path: string, more: object) {
  const now = new Date().toISOString();
  const sent = { key: randomUUID(), at: now, sentAt: now, lesson: '1-1', ...more };
  const cookie = await openSession(t.ctx, childId);
  const answer = await t.call(`/rest/v1${path}`, { method: 'POST', body: sent, cookie });
  expect(answer.status).toBe(200);
}

async function readFamily(cookie: string) {
  const answer = await t.call('/rest/v1/children/progress', { cookie });
  expect(answer.status).toBe(200);
  return (await bodyOf<{ items: Progress[] }>(answer)).items;
}

test('the progress of a family is what is told of each child alone, in the order they were added', async () => {
  const { ids, cookie } = await family('maria', ['Zita', 'Anna', 'Marco']);
  const [zita = '', anna = ''] = ids;
  await mutation(zita, '/progress', { part: 'goals' });
  await mutation(zita, '/progress', { part: 'story' });
  await mutation(zita, '/quiz-results', { answers: [] });
  await mutation(zita, '/progress/time', { seconds: 30 });
  await mutation(anna, '/progress/time', { seconds: 20 });
  const items = await readFamily(cookie);
  expect(items.map(({ name }) => name)).toEqual(['Zita', 'Anna', 'Marco']);
  expect(items.map(({ time_spent_seconds }) => time_spent_seconds)).toEqual([30, 20, 0]);
  for (const id of ids) {
    const alone = await t.call(`/rest/v1/progress?child_id=${id}`, { cookie });
    expect(items.find(({ child_id }) => child_id === id)).toEqual(await alone.json());
  }
});

test('the progress of a family holds no child of another, though an admin asks', async () => {
  await family('petra', ['Tom']);
  const { ids, cookie } = await family('admin', ['Pia'], { admin: true });
  expect((await readFamily(cookie)).map(({ child_id }) => child_id)).toEqual(ids);
  expect(await readFamily((await family('nora', [])).cookie)).toEqual([]);
});

test('a parent of fifty children is told of all of them at once, time and again', async () => {
  const { parent, cookie } = await family('catechist', []);
  for (let number = 0; number < 50; number += 1) {
    await createAccount(t.ctx.db, {
      email: `catechist+child${number}@example.org`,
      passwordHash: 'none',
      fullName: `Child ${number}`,
      confirmed: true,
      profile: {
        role: 'child',
        parentId: parent,
        age: 8,
        loginName: `child${number}`,
        language: 'en',
        timeZone: 'Europe/Rome',
      },
    });
  }
  for (let visit = 0; visit < 10; visit += 1) {
    expect(await readFamily(cookie)).toHaveLength(50);
  }
});
