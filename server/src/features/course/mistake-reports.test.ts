import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mistakeReports } from '../../db/tables/course.ts';
import { rateLimits } from '../../db/tables/platform.ts';
import { tidy } from '../../platform/housekeeping/housekeeping.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { giveSecondFactor } from '../../test/second-factor.ts';
import { openSession } from '../../test/session.ts';
import { deleteFamily } from '../account/delete-family.ts';
import { collectFamily } from '../account/export-family.ts';

const now = new Date('2031-05-05T10:00:00Z');
const endOfSession = new Date('2040-01-01T00:00:00Z');
const path = '/rest/v1/mistake-reports';
const list = '/rest/v1/admin/mistake-reports';
let t: TestApp;
let parent: string;
let child: string;
let admin: string;

beforeAll(async () => {
  t = await startTestApp();
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  child = (await addChildTo(t.ctx, parent, { name: 'Lucia' })).id;
  const operator = await addGrownUp(t.ctx, { email: 'admin@example.org', admin: true });
  t.setNow(now);
  admin = await openSession(t.ctx, operator, endOfSession);
  t.setNow(now);
  await giveSecondFactor(t.ctx, operator);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(now);
  await t.ctx.db.delete(mistakeReports);
  await t.ctx.db.delete(rateLimits);
});

const report = (changes: object = {}) => ({
  key: randomUUID(),
  lesson: '1-1',
  language: 'fr',
  page: '/fr/lesson/1/1',
  message: 'Il manque un mot.',
  ...changes,
});
const send = (body: object, cookie?: string) => t.call(path, { method: 'POST', body, cookie });
const desk = async () => bodyOf(await t.call(list, { cookie: admin }));

test('a report reaches the desk with lesson, entry, text, page and who wrote it', async () => {
  const body = report({ entry: 'who-st-pius-x-was', message: '  Il manque un mot.\n' });
  expect((await send(body, await openSession(t.ctx, child, endOfSession))).status).toBe(201);
  expect(await desk()).toEqual({
    items: [
      {
        id: body.key,
        lesson: '1-1',
        entry: 'who-st-pius-x-was',
        saint: null,
        language: 'fr',
        text_version: expect.stringMatching(/^[0-9a-f]{12}$/),
        page: '/fr/lesson/1/1',
        message: 'Il manque un mot.',
        from: 'child',
        user_id: child,
        email: null,
        created_at: now.toISOString(),
        handled_at: null,
        text_changed: false,
      },
    ],
    next: null,
  });
});

test('one that was taken care of leaves those that wait, and comes back when it was not', async () => {
  const body = report();
  await send(body);
  const mark = (handled: boolean) =>
    t.call(`${list}/${body.key}`, { method: 'PATCH', body: { handled }, cookie: admin });
  const listed = async (state: string) =>
    ((await bodyOf(await t.call(`${list}?state=${state}`, { cookie: admin }))).items as object[])
      .length;
  expect((await mark(true)).status).toBe(200);
  expect([await listed('waiting'), await listed('handled')]).toEqual([0, 1]);
  expect((await mark(false)).status).toBe(200);
  expect([await listed('waiting'), await listed('handled')]).toEqual([1, 0]);
});

test('the desk says where the words have changed since', async () => {
  await send(report());
  await t.ctx.db.update(mistakeReports).set({ textVersion: 'earlier' });
  expect((await desk()).items).toMatchObject([{ text_changed: true }]);
});

test('another language of the lesson is another text', async () => {
  await send(report());
  await send(report({ language: 'en' }));
  const { items } = await desk();
  const versions = (items as { text_version: string }[]).map((item) => item.text_version);
  expect(new Set(versions).size).toBe(2);
});

test('sent again it is kept once, and the first words stay', async () => {
  const body = report();
  expect((await send(body)).status).toBe(201);
  expect((await send({ ...body, message: 'Autre chose.' })).status).toBe(201);
  expect(await t.ctx.db.$count(mistakeReports)).toBe(1);
});

test('a visitor may leave an address; who is signed in is asked for none', async () => {
  expect((await send(report({ email: ' Anna@Example.org ' }))).status).toBe(201);
  expect((await desk()).items).toMatchObject([{ from: 'visitor', email: 'anna@example.org' }]);
  for (const id of [child, parent]) {
    const cookie = await openSession(t.ctx, id, endOfSession);
    expect((await send(report({ email: 'anna@example.org' }), cookie)).status).toBe(400);
  }
});

test.each([
  ['no words', { message: '  ' }, 'report_empty', { message: 'report_empty' }],
  [
    'too many words',
    { message: 'a'.repeat(2001) },
    'report_too_long',
    { message: 'report_too_long' },
  ],
  ['an address that is none', { email: 'anna' }, 'email_invalid', { email: 'email_invalid' }],
])('%s: the answer names the field, in the reader’s language', async (_, changes, code, fields) => {
  const headers = { 'accept-language': 'fr' };
  const answer = await t.call(path, { method: 'POST', body: report(changes), headers });
  expect(answer.status).toBe(400);
  expect(await bodyOf(answer)).toMatchObject({
    code,
    fields,
    message: expect.stringMatching(/[éçèà’]|dresse/),
  });
});

test('a lesson or an entry that there is none of is refused', async () => {
  expect(await bodyOf(await send(report({ lesson: '2-99' })))).toMatchObject({
    code: 'lesson_not_found',
  });
  expect(await bodyOf(await send(report({ entry: 'no-such-entry' })))).toMatchObject({
    code: 'not_found',
  });
});

test('a saint and a trivia question are reported too', async () => {
  const saint = report({ lesson: undefined, saint: '02-29' });
  expect((await send(saint)).status).toBe(201);
  expect((await send(report({ entry: '1-1-q3' }))).status).toBe(201);
  const saved = (await desk()).items as { lesson: string; entry: string; saint: string }[];
  const answers = saved.map(({ lesson, entry, saint: day }) => ({ lesson, entry, saint: day }));
  expect(answers).toHaveLength(2);
  expect(answers).toEqual(
    expect.arrayContaining([
      { lesson: '1-1', entry: '1-1-q3', saint: null },
      { lesson: null, entry: null, saint: '02-29' },
    ]),
  );
  for (const [changes, code] of [
    [{ entry: '1-2-q1' }, 'not_found'],
    [{ lesson: undefined, saint: '02-30' }, 'saint_not_found'],
    [{ lesson: undefined, saint: '13-01' }, 'saint_not_found'],
  ] as const) {
    expect(await bodyOf(await send(report(changes)))).toMatchObject({ code });
  }
});

test('the desk shows the newest first, fifty on a page', async () => {
  const limiter = t.ctx.limiter;
  t.ctx.limiter = noLimits;
  for (let number = 0; number < 52; number += 1) {
    t.setNow(new Date(now.getTime() + Math.floor(number / 3) * 1000));
    await send(report({ message: `Report ${number}` }));
  }
  t.ctx.limiter = limiter;
  const first = await desk();
  expect(first.items).toHaveLength(50);
  const second = await bodyOf(await t.call(`${list}?after=${first.next}`, { cookie: admin }));
  expect(second.next).toBeNull();
  const all = [...(first.items as object[]), ...(second.items as object[])] as {
    id: string;
    created_at: string;
  }[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(52);
  const times = all.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('ten an hour from one account, and five hundred a day from all together', async () => {
  const cookie = await openSession(t.ctx, parent, endOfSession);
  for (let number = 0; number < 10; number += 1) {
    expect((await send(report(), cookie)).status).toBe(201);
  }
  const refused = await send(report(), cookie);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const day = { count: 0, seconds: 24 * 60 * 60 };
  for (let number = 0; number < 500; number += 1) {
    await t.ctx.limiter.shared('mistake reports of a day', day, now);
  }
  const before = await t.ctx.db.$count(mistakeReports);
  const other = await openSession(t.ctx, child, endOfSession);
  expect((await send(report(), other)).status).toBe(429);
  expect(await t.ctx.db.$count(mistakeReports)).toBe(before);
});

test('what a family reported goes with it, and what came under its address; after a year all goes', async () => {
  t.ctx.limiter = noLimits;
  const email = 'gone@example.org';
  const gone = await addGrownUp(t.ctx, { email });
  await send(report({ message: 'signed in' }), await openSession(t.ctx, gone, endOfSession));
  await send(report({ message: 'by address', email }));
  await send(report({ message: 'of a stranger' }));
  const exported = await collectFamily(t.ctx.db, gone);
  expect(JSON.stringify(exported)).toContain('by address');
  await deleteFamily(t.ctx.db, gone);
  const left = await t.ctx.db.select().from(mistakeReports);
  expect(left.map(({ message }) => message)).toEqual(['of a stranger']);
  await tidy(t.ctx.db, new Date(now.getTime() + 364 * 86_400_000));
  expect(await t.ctx.db.$count(mistakeReports)).toBe(1);
  await tidy(t.ctx.db, new Date(now.getTime() + 366 * 86_400_000));
  expect(await t.ctx.db.$count(mistakeReports)).toBe(0);
});
