import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rightAnswers } from '../../demo/right-answers.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface MissedAnswer {
  missed: { id: string; given: unknown; expected: unknown; why: string }[];
}

const later = new Date('2040-01-01T00:00:00Z');
let t: TestApp;
let parent: string;
let child: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date('2031-05-05T08:00:00Z'));
  child = (await addChildTo(t.ctx, parent, { name: `Child ${randomUUID().slice(0, 8)}` })).id;
  cookie = await openSession(t.ctx, child, later);
});

/** Takes the quiz of lesson 1.1 on a day in English, with the first answers left out. */
async function take(day: string, leftOut: number) {
  const at = `${day}T09:00:00Z`;
  t.setNow(new Date(`${day}T10:00:00Z`));
  const answers = rightAnswers(t.ctx.content, '1-1', 'en').slice(leftOut);
  const body = { key: randomUUID(), at, sentAt: `${day}T10:00:00Z`, lesson: '1-1', answers };
  const answer = await t.call('/rest/v1/quiz-results', { method: 'POST', body, cookie });
  expect(answer.status).toBe(200);
}

test('a parent is told where the last try went wrong, in the parent’s language', async () => {
  await take('2031-05-05', 9);
  await take('2031-05-06', 2);
  const answer = await t.call(`/rest/v1/quiz-results?child_id=${child}&lesson=1-1&lang=fr`, {
    cookie: await openSession(t.ctx, parent, later),
  });
  const result = await bodyOf<MissedAnswer>(answer);
  expect(result).toMatchObject({ taken_at: '2031-05-06T09:00:00.000Z', percentage: 78 });
  expect(result.missed.map(({ id, expected }) => ({ id, value: expected }))).toEqual(
    rightAnswers(t.ctx.content, '1-1', 'fr').slice(0, 2),
  );
  expect(result.missed.map(({ given: response }) => response)).toEqual([null, null]);
});

test('of a quiz that was not taken nothing is told, and nothing was missed in one without a fault', async () => {
  const read = async (lesson: string) =>
    bodyOf<MissedAnswer>(await t.call(`/rest/v1/quiz-results?lesson=${lesson}`, { cookie }));
  const none = { lesson: '1-2', taken_at: null, percentage: null, missed: [] };
  expect(await read('1-2')).toEqual(none);
  await take('2031-05-05', 0);
  expect(await read('1-1')).toMatchObject({ percentage: 100, missed: [] });
});
