import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('time, lessons and quizzes of the last seven days stand on the days of the family', async () => {
  // Three hours behind UTC all year.
  const timeZone = 'America/Sao_Paulo';
  const parent = await addGrownUp(t.ctx, { email: 'maria@example.org', timeZone });
  t.setNow(new Date('2031-05-01T12:00:00Z'));
  const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  const cookie = await openSession(t.ctx, child.id, new Date('2040-01-01T00:00:00Z'));
  const post = async (path: string, at: string, more: object) => {
    t.setNow(new Date(at));
    const sent = { key: randomUUID(), at, sentAt: at, lesson: '1-1', ...more };
    const answer = await t.call(`/rest/v1${path}`, { method: 'POST', body: sent, cookie });
    expect(answer.status).toBe(200);
  };
  const { quiz } = t.ctx.content.lesson('1-1', 'en') ?? { quiz: [] };
  const right = quiz.map((question) => ({
    id: question.id,
    value: question.kind === 'typed' ? (question.answers[0] ?? '') : question.answer,
  }));
  // Still 1 May with the family.
  await post('/progress/time', '2031-05-02T02:00:00Z', { seconds: 30 });
  await post('/quiz-results', '2031-05-03T12:00:00Z', { answers: [] });
  await post('/quiz-results', '2031-05-04T01:00:00Z', { answers: right, language: 'en' });
  await post('/progress/time', '2031-05-07T12:00:00Z', { seconds: 20 });
  await post('/progress/time', '2031-05-07T12:01:00Z', { seconds: 25 });
  const read = async (at: string) => {
    t.setNow(new Date(at));
    const answer = await t.call('/rest/v1/progress', { cookie });
    const { learnt_days } = await bodyOf<{ learnt_days: { day: string }[] }>(answer);
    return learnt_days;
  };
  const none = { seconds: 0, lessons: 0, quizzes: 0 };
  expect(await read('2031-05-08T02:59:00Z')).toEqual([
    { ...none, day: '2031-05-01', seconds: 30 },
    { ...none, day: '2031-05-02' },
    { ...none, day: '2031-05-03', lessons: 1, quizzes: 2 },
    { ...none, day: '2031-05-04' },
    { ...none, day: '2031-05-05' },
    { ...none, day: '2031-05-06' },
    { ...none, day: '2031-05-07', seconds: 45 },
  ]);
  const next = await read('2031-05-08T03:00:00Z');
  expect(next.map(({ day }) => day)).toEqual(expect.arrayContaining(['2031-05-02', '2031-05-08']));
});
