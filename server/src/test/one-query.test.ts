import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAccess } from './children.ts';
import { countQueries } from './count-queries.ts';
import { addFamily } from './family.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { openSession } from './session.ts';

let t: TestApp;
let cookie: string;
let request: ReturnType<typeof countQueries>;

beforeAll(async () => {
  t = await startTestApp();
  const { parent, lucia } = await addFamily(t, 'counted');
  await giveAccess(t.ctx, parent, lucia.id, t.ctx.now());
  cookie = await openSession(t.ctx, lucia.id);
  request = countQueries(t.database.pool);
});
afterAll(() => t.close());

/** What a call asks of the database. @see docs/requirements.md#r-shared-trips */
async function cost(path: string, body?: object) {
  request();
  const answer = await t.call(path, { cookie, ...(body ? { method: 'POST', body } : {}) });
  expect([path, answer.status]).toEqual([path, 200]);
  return request();
}

const quiz = () => {
  const at = t.ctx.now().toISOString();
  const answers = [{ id: 'q1', value: true }];
  return { key: randomUUID(), at, sentAt: at, lesson: '2-1', language: 'en', answers };
};

test('the quest map and a lesson each ask the database once, with the session', async () => {
  expect(await cost('/rest/v1/course?lang=en')).toEqual({ statements: 1, roundTrips: 1 });
  expect(await cost('/rest/v1/lessons/2/1?lang=en')).toEqual({ statements: 1, roundTrips: 1 });
});

test('a quiz asks the database twelve times, and waits for it nine times', async () => {
  // The first quiz of a day also saves the day.
  await cost('/rest/v1/quiz-results', quiz());
  expect(await cost('/rest/v1/quiz-results', quiz())).toEqual({ statements: 12, roundTrips: 9 });
});
