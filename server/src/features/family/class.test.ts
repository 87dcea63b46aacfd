import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { classLines, consents, profiles } from '../../db/tables/account.ts';
import { tidy } from '../../platform/housekeeping/housekeeping.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

type Results = { items: { id: string | null; field: string | null; code: string | null }[] };

let t: TestApp;
let number = 0;
let parent: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  parent = await addGrownUp(t.ctx, { email: `catechist${number}@example.org` });
  cookie = await openSession(t.ctx, parent);
});

const line = (change: object = {}) => ({
  name: 'Lucia',
  age: 8,
  password: 'boatlamb47',
  ...change,
});
const ofThirty = () =>
  Array.from({ length: 30 }, (_, index) => line({ name: `Child ${index + 1}` }));
const send = (children: unknown[], key: string = randomUUID(), more: object = {}) =>
  t.call('/rest/v1/class', {
    method: 'POST',
    body: { key, attested: true, children, ...more },
    cookie,
  });
const added = async (answer: Response) => (await bodyOf<Results>(answer)).items;
const childrenThere = () => t.ctx.db.$count(profiles, eq(profiles.parentId, parent));

describe('a class list', () => {
  test('of thirty makes thirty children, who sign in with the passwords of the list', async () => {
    const answer = await send(ofThirty());
    expect(answer.status).toBe(200);
    const items = await added(answer);
    expect(items).toHaveLength(30);
    expect(items.every(({ id, code }) => id !== null && code === null)).toBe(true);
    expect(await childrenThere()).toBe(30);
    const last = `catechist${number}+child30@example.org`;
    expect(await t.signIn(last, 'boatlamb47')).toContain('viewer=child');
  });

  test('records of each child the consent and the attestation, with the version of the text', async () => {
    const [first] = await added(await send([line()]));
    const input = await t.ctx.db
      .select()
      .from(consents)
      .where(and(eq(consents.userId, parent), eq(consents.childId, first?.id ?? '')));
    expect(input.map(({ kind, version }) => [kind, version]).sort()).toEqual([
      ['attestation', '2025-06-20'],
      ['child-data', '2025-06-20'],
    ]);
  });

  test('without the attestation makes nobody', async () => {
    const answer = await send([line()], randomUUID(), { attested: false });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'consent_required' });
    expect(await childrenThere()).toBe(0);
  });

  test('tells of each line what is wrong with it, and adds the others', async () => {
    await addChildTo(t.ctx, parent, { name: 'Pia' });
    await addGrownUp(t.ctx, { email: `catechist${number}+tom@example.org` });
    const items = await added(
      await send([
        line(),
        line({ name: '!?' }),
        line({ name: 'Marco', age: 40 }),
        line({ name: 'Ana', password: '' }),
        line({ name: 'Ana', password: 'qwerty' }),
        line({ name: 'LUCÍA' }),
        line({ name: 'pía' }),
        line({ name: 'Tom' }),
        line({ name: 'José María' }),
      ]),
    );
    expect(items.map(({ field, code }) => [field, code])).toEqual([
      [null, null],
      ['name', 'child_name_alphanumeric'],
      ['age', 'child_age_range'],
      ['password', 'child_password_too_short'],
      ['name', 'child_name_similar'],
      ['name', 'child_name_similar'],
      ['name', 'child_name_similar'],
      ['name', 'child_name_similar'],
      [null, null],
    ]);
    expect(await childrenThere()).toBe(3);
  });

  test('sent again with its key answers the same and adds nobody', async () => {
    const key = randomUUID();
    const list = [line(), line({ name: '!?' })];
    const first = await added(await send(list, key));
    expect(await added(await send(list, key))).toEqual(first);
    expect(await childrenThere()).toBe(1);
  });

  test('sent five times at once adds each child once', async () => {
    const key = randomUUID();
    const list = [line(), line({ name: 'Marco' })];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(list, key)));
    const results = await Promise.all(answers.map(added));
    expect(new Set(results.map((items) => JSON.stringify(items))).size).toBe(1);
    expect(await childrenThere()).toBe(2);
  });

  test('sent again with the key of another list is refused', async () => {
    const key = randomUUID();
    await send([line()], key);
    for (const other of [[line({ name: 'Marco' })], [line(), line({ name: 'Pia' })]]) {
      const answer = await send(other, key);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'conflict_key_reused' });
    }
    expect(await childrenThere()).toBe(1);
  });

  test('tells of a child deleted since that it is gone, and keeps nothing of it', async () => {
    const key = randomUUID();
    const list = [line(), line({ name: 'Marco' })];
    const [first] = await added(await send(list, key));
    await t.call(`/rest/v1/children/${first?.id}`, { method: 'DELETE', cookie });
    const again = await added(await send(list, key));
    expect(again.map(({ code }) => code)).toEqual(['not_found', null]);
    expect(await childrenThere()).toBe(1);
  });

  test('is let in once an hour, with what is mended of it, and no flood of them', async () => {
    expect((await send(ofThirty())).status).toBe(200);
    const names = (from: number) =>
      Array.from({ length: 45 }, (_, index) => line({ name: `Kind ${from + index}` }));
    expect((await send(names(100))).status).toBe(200);
    expect((await send(names(200))).status).toBe(200);
    const refused = await send([line()]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const single = await t.call('/rest/v1/children', {
      method: 'POST',
      body: { ...line(), consent: true },
      cookie,
    });
    expect(single.status).toBe(429);
  }, 60_000);

  test('refused for being too long takes up no room: a shorter one is let in', async () => {
    const window = { count: 120, seconds: 3600, weight: 115 };
    await t.ctx.limiter.shared(`post /rest/v1/children ${parent}`, window, t.ctx.now());
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => line({ name: `Kind ${index}` }));
    expect((await send(names(6))).status).toBe(429);
    expect((await send(names(5))).status).toBe(200);
    expect((await send([line()])).status).toBe(429);
    expect(await childrenThere()).toBe(5);
  });

  test('of thirty leaves room for who logs in meanwhile', async () => {
    await addGrownUp(t.ctx, { email: `late${number}@example.org` });
    const lists = send(ofThirty());
    let open = true;
    void lists.then(() => {
      open = false;
    });
    await t.signIn(`late${number}@example.org`, 'correct-horse-9');
    expect(open).toBe(true);
    expect((await lists).status).toBe(200);
  });

  test('is forgotten after a day, the children are not', async () => {
    await send([line()]);
    const count = () => t.ctx.db.$count(classLines, eq(classLines.userId, parent));
    expect(await count()).toBe(1);
    await tidy(t.ctx.db, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await count()).toBe(0);
    expect(await childrenThere()).toBe(1);
  });
});

describe('the table of a class', () => {
  test('tells of each own child the lessons begun, in two queries', async () => {
    const lucia = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    await addChildTo(t.ctx, parent, { name: 'Marco', age: 7 });
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    await addChildTo(t.ctx, other, { name: 'Tom' });
    const at = new Date().toISOString();
    await t.call('/rest/v1/progress', {
      method: 'POST',
      body: { key: randomUUID(), at, sentAt: at, lesson: '1-1', part: 'goals' },
      cookie: await openSession(t.ctx, lucia.id),
    });
    const { items } = await bodyOf<{ items: unknown[] }>(
      await t.call('/rest/v1/class', { cookie }),
    );
    expect(items).toEqual([
      {
        id: lucia.id,
        name: 'Lucia',
        age: 8,
        lessons: [{ lesson: '1-1', percentage: 5, completed: false, best_quiz: null }],
      },
      { id: expect.any(String), name: 'Marco', age: 7, lessons: [] },
    ]);
  });
});
