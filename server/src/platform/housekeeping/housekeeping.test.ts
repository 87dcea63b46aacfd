import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmationRequests, pendingSignUps } from '../../db/tables/account.ts';
import { mails, rateLimits } from '../../db/tables/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { tidy } from './housekeeping.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the record of a letter goes after 30 days and not before', async () => {
  const letter = {
    recipient: 'a@example.com',
    kind: 'confirm-email',
    subject: '',
    html: '',
    text: '',
  };
  await database.db.insert(mails).values([
    { id: 'old', ...letter, createdAt: daysAgo(31) },
    { id: 'young', ...letter, createdAt: daysAgo(29) },
  ]);
  await tidy(database.db, now);
  const left = await database.db.select({ id: mails.id }).from(mails);
  expect(left).toEqual([{ id: 'young' }]);
});

test('a counter goes when its window has passed', async () => {
  await database.db.insert(rateLimits).values([
    { key: 'past', count: 3, resetsAt: daysAgo(1) },
    { key: 'running', count: 3, resetsAt: daysAgo(-1) },
  ]);
  await tidy(database.db, now);
  const left = await database.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(left).toEqual([{ key: 'running' }]);
});

test('a counter that is just being counted is not waited for, and goes the next time', async () => {
  await database.db.insert(rateLimits).values([
    { key: 'counted', count: 3, resetsAt: daysAgo(1) },
    { key: 'idle', count: 3, resetsAt: daysAgo(1) },
  ]);
  const keys = async () =>
    (await database.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
  await database.db.transaction(async (tx) => {
    await tx.select().from(rateLimits).where(eq(rateLimits.key, 'counted')).for('update');
    await tidy(database.db, now);
    expect(await keys()).not.toContain('idle');
    expect(await keys()).toContain('counted');
  });
  await tidy(database.db, now);
  expect(await keys()).not.toContain('counted');
});

test('a sign-up that nobody confirmed goes with its day, and a letter asked for in vain after one', async () => {
  const signUp = {
    email: 'a@example.com',
    passwordHash: '',
    fullName: 'Anna',
    accountType: 'parent' as const,
    language: 'en' as const,
    timeZone: 'UTC',
    textVersion: '2025-06-20',
    agreedAt: daysAgo(1),
  };
  await database.db.insert(pendingSignUps).values([
    { id: 'past', ...signUp, expiresAt: new Date(now.getTime() - 1) },
    { id: 'waiting', ...signUp, expiresAt: new Date(now.getTime() + 1) },
  ]);
  const asked = { email: 'a@example.com', language: 'en' as const };
  await database.db.insert(confirmationRequests).values([
    { id: 'old', ...asked, askedAt: daysAgo(2) },
    { id: 'young', ...asked, askedAt: daysAgo(0.5) },
  ]);
  await tidy(database.db, now);
  const signUps = await database.db.select({ id: pendingSignUps.id }).from(pendingSignUps);
  expect(signUps).toEqual([{ id: 'waiting' }]);
  const requests = await database.db
    .select({ id: confirmationRequests.id })
    .from(confirmationRequests);
  expect(requests).toEqual([{ id: 'young' }]);
});
