import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmationRequests, pendingSignUps } from '../../db/tables/account.ts';
import { auditLog } from '../../db/tables/admin.ts';
import { blogPosts, comments } from '../../db/tables/blog.ts';
import { pictures, pictureUses } from '../../db/tables/media.ts';
import { mails, rateLimits } from '../../db/tables/platform.ts';
import { conversionEvents } from '../../db/tables/tracking.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { addBlogPost } from '../../test/blog-post.ts';
import { tidy } from './housekeeping.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the record of an e-mail goes after 30 days and not before', async () => {
  const email = {
    recipient: 'a@example.com',
    kind: 'confirm-email',
    subject: '',
    html: '',
    text: '',
  };
  await database.db.insert(mails).values([
    { id: 'old', ...email, createdAt: daysAgo(31) },
    { id: 'young', ...email, createdAt: daysAgo(29) },
  ]);
  await tidy(database.db, now);
  const left = await database.db.select({ id: mails.id }).from(mails);
  expect(left).toEqual([{ id: 'young' }]);
});

test('a line of the audit log goes after two years and not before', async () => {
  const action = {
    action: 'family.kept',
    subject: 'family',
    subjectId: 'gone',
    details: {},
  } as const;
  await database.db.insert(auditLog).values([
    { id: 'old', ...action, at: daysAgo(731) },
    { id: 'young', ...action, at: daysAgo(729) },
  ]);
  await tidy(database.db, now);
  const left = await database.db.select({ id: auditLog.id }).from(auditLog);
  expect(left).toEqual([{ id: 'young' }]);
});

test('a conversion event says nothing after a day and is gone after a week', async () => {
  const event = { name: 'demo_view', state: 'waiting', payload: {} as never } as const;
  await database.db.insert(conversionEvents).values([
    { ...event, eventId: 'week', happenedAt: daysAgo(8) },
    { ...event, eventId: 'days', happenedAt: daysAgo(2) },
    { ...event, eventId: 'today', happenedAt: daysAgo(0.9) },
  ]);
  await tidy(database.db, now);
  const left = await database.db.select().from(conversionEvents).orderBy(conversionEvents.eventId);
  expect(left.map(({ eventId, state, payload }) => [eventId, state, payload])).toEqual([
    ['days', 'given up', null],
    ['today', 'waiting', {}],
  ]);
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

test('a sign-up that nobody confirmed goes with its day, and an e-mail asked for in vain after one', async () => {
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
  const request = { email: 'a@example.com', language: 'en' as const };
  await database.db.insert(confirmationRequests).values([
    { id: 'old', ...request, askedAt: daysAgo(2) },
    { id: 'young', ...request, askedAt: daysAgo(0.5) },
  ]);
  await tidy(database.db, now);
  const signUps = await database.db.select({ id: pendingSignUps.id }).from(pendingSignUps);
  expect(signUps).toEqual([{ id: 'waiting' }]);
  const requests = await database.db
    .select({ id: confirmationRequests.id })
    .from(confirmationRequests);
  expect(requests).toEqual([{ id: 'young' }]);
});

test('a comment that was removed keeps its words for 90 days, and a place without words only for its replies', async () => {
  const { db } = database;
  const postId = await addBlogPost(db, { at: daysAgo(200) });
  const row = (id: string, more: Partial<typeof comments.$inferInsert>) => ({
    id,
    postId,
    language: 'en' as const,
    key: id,
    text: 'words',
    status: 'shown' as const,
    createdAt: daysAgo(100),
    ...more,
  });
  const removed = (days: number) => ({ status: 'removed' as const, removedAt: daysAgo(days) });
  await db
    .insert(comments)
    .values([
      row('standing', {}),
      row('removed', removed(89)),
      row('long-removed', removed(91)),
      row('answered', { text: null }),
      row('unanswered', { text: null }),
    ]);
  await db.insert(comments).values([row('reply', { parentId: 'answered' })]);
  await tidy(db, now);
  const left = await db.select({ id: comments.id }).from(comments);
  expect(left.map(({ id }) => id).sort()).toEqual(['answered', 'removed', 'reply', 'standing']);
});

test('a deleted article goes after 30 days with its comments and pictures, and not before', async () => {
  const { db } = database;
  const inBin = async (days: number) => {
    const id = await addBlogPost(db, { at: daysAgo(200) });
    await db
      .update(blogPosts)
      .set({ deletedAt: daysAgo(days) })
      .where(eq(blogPosts.id, id));
    const picture = randomUUID();
    await db.insert(pictures).values({ id: picture, width: 1, height: 1, storedAt: now });
    await db.insert(pictureUses).values([
      { pictureId: picture, usedBy: 'blog-post', of: id },
      { pictureId: picture, usedBy: 'blog-post', of: `${id}/en` },
    ]);
    return id;
  };
  const [young, old] = [await inBin(29), await inBin(31)];
  await tidy(db, now);
  const left = (await db.select({ id: blogPosts.id }).from(blogPosts)).map(({ id }) => id);
  expect(left).toContain(young);
  expect(left).not.toContain(old);
  const uses = await db.select({ of: pictureUses.of }).from(pictureUses);
  expect(uses.map(({ of }) => of).sort()).toEqual([young, `${young}/en`]);
});
