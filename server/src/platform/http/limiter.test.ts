import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '../../db/tables/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const window = { count: 3, seconds: 60 };
const now = new Date('2026-05-01T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let database: TestDatabase;
let limiter: Limiter;

beforeAll(async () => {
  database = await createTestDatabase();
  limiter = createLimiter(database.db, 'a secret of the tests');
});
afterAll(() => database.drop());

describe.each(['local', 'shared'] as const)('counting %s', (way) => {
  const count = async (key: string, at: Date) => limiter[way](key, window, at);

  test('lets the agreed number through, then says how long to wait, then begins again', async () => {
    const key = `steps ${way}`;
    for (let call = 0; call < 3; call += 1) expect(await count(key, now)).toBe(0);
    expect(await count(key, later(10))).toBe(50);
    expect(await count(key, later(59.9))).toBe(1);
    expect(await count(key, later(60))).toBe(0);
  });

  test('counts each key for itself', async () => {
    for (let call = 0; call < 4; call += 1) await count(`one ${way}`, now);
    expect(await count(`two ${way}`, now)).toBe(0);
  });
});

describe('counting in the database', () => {
  test('lets exactly the agreed number of calls at once through', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => limiter.shared('at once', window, now)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('holds for every process', async () => {
    for (let call = 0; call < 3; call += 1) await limiter.shared('processes', window, now);
    expect(
      await createLimiter(database.db, 'a secret of the tests').shared('processes', window, now),
    ).toBe(60);
  });

  test('takes a call back out of the count, never below none', async () => {
    for (let call = 0; call < 3; call += 1) await limiter.shared('back', window, now);
    await limiter.release('back');
    expect(await limiter.shared('back', window, now)).toBe(0);
    expect(await limiter.shared('back', window, now)).toBe(60);
    await limiter.release('never counted');
  });

  test('keeps no address and no e-mail', async () => {
    await limiter.shared('sign-in 203.0.113.5 maria@example.org', window, now);
    const saved = JSON.stringify(await database.db.select().from(rateLimits));
    expect(saved).not.toMatch(/203\.0|maria/);
  });
});

test('a flood of fresh keys takes no more than a bounded room, and the newest are still counted', () => {
  for (let key = 0; key < 60_000; key += 1) limiter.local(`flood ${key}`, window, now);
  for (let call = 0; call < 2; call += 1) limiter.local('flood 59999', window, now);
  expect(limiter.local('flood 59999', window, now)).toBe(60);
  expect(limiter.local('flood 0', window, now)).toBe(0);
});
