import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../db/tables/platform.ts';
import { quizResults, receivedWrites } from '../../db/tables/progress.ts';
import { createLimiter } from '../../platform/http/limiter.ts';
import { addChildTo } from '../../test/children.ts';
import { writeLockedLesson } from '../../test/course-stand-in.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const now = new Date('2031-05-05T10:00:00Z');
const day = 24 * 60 * 60;
let t: TestApp;
let parent: string;
let child: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(now);
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
  cookie = await openSession(t.ctx, child, new Date('2040-01-01T00:00:00Z'));
});

const sent = () => ({ key: randomUUID(), at: now.toISOString(), sentAt: now.toISOString() });
const send = (path: string, body: object) => t.call(path, { method: 'POST', body, cookie });
const quiz = () => ({ ...sent(), lesson: '1-1', answers: [] });
const heartbeat = () => ({ ...sent(), lesson: '1-1', seconds: 30 });

/**
 * Counts as many of a child's acts as if they had been sent today, before the server was started
 * again.
 */
async function countToday(what: string, count: number): Promise<void> {
  await t.ctx.db.delete(rateLimits);
  await t.ctx.limiter.shared(`${what} ${child}`, { count, seconds: day }, now);
  await t.ctx.db.update(rateLimits).set({ count });
  t.ctx.limiter = createLimiter(t.ctx.db, t.ctx.secret);
}

test('two hundred quizzes of a day are kept, the next is to wait, and tomorrow goes on', async () => {
  await countToday('quizzes', 199);
  const last = quiz();
  expect((await send('/rest/v1/quiz-results', last)).status).toBe(200);
  const refused = await send('/rest/v1/quiz-results', quiz());
  expect(refused.status).toBe(429);
  expect((await bodyOf(refused)).code).toBe('too_many_requests');
  expect(refused.headers.get('retry-after')).toBe(String(day));
  expect((await send('/rest/v1/quiz-results', last)).status).toBe(200);
  expect((await send('/rest/v1/progress/time', heartbeat())).status).toBe(200);
  expect(await t.ctx.db.$count(quizResults, eq(quizResults.childId, child))).toBe(1);
  t.setNow(new Date(now.getTime() + day * 1000));
  expect((await send('/rest/v1/quiz-results', quiz())).status).toBe(200);
});

test('two thousand acts of a day are kept, each key once, and no more', async () => {
  await countToday('acts', 1999);
  const last = heartbeat();
  for (const _ of ['first', 'again']) {
    expect((await send('/rest/v1/progress/time', last)).status).toBe(200);
  }
  expect((await send('/rest/v1/progress/time', heartbeat())).status).toBe(429);
  expect((await send('/rest/v1/quiz-results', quiz())).status).toBe(429);
  expect(await t.ctx.db.$count(receivedWrites, eq(receivedWrites.childId, child))).toBe(1);
});

test('an act that is refused does not count', async () => {
  writeLockedLesson(t.ctx);
  await countToday('acts', 1998);
  const locked = { ...heartbeat(), lesson: '2-1' };
  expect((await send('/rest/v1/progress/time', locked)).status).toBe(403);
  expect(
    (await send('/rest/v1/progress', { ...sent(), lesson: '1-1', part: 'goals' })).status,
  ).toBe(200);
  expect((await send('/rest/v1/progress/time', heartbeat())).status).toBe(200);
  expect((await send('/rest/v1/progress/time', heartbeat())).status).toBe(429);
});
