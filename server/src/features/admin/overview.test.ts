import { randomUUID } from 'node:crypto';
import type { WeekMetric } from '@pius/domain/admin/overview.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerEvents, orders, refundRequests } from '../../db/tables/billing.ts';
import { disclosures } from '../../db/tables/chat.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { donations } from '../../db/tables/giving.ts';
import { mails } from '../../db/tables/platform.ts';
import { activityDays, quizResults } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { type Desk, startDesk } from '../../test/desk.ts';
import { addGrownUp } from '../../test/harness.ts';

interface Overview {
  weeks: { from: string; to: string; figures: Record<WeekMetric, number> }[];
  waiting: Record<string, number>;
  letters: { kind: string; count: number }[];
}

const now = new Date('2031-03-01T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(now.getTime() - days * day);

let desk: Desk;
let child: string;

beforeAll(async () => {
  desk = await startDesk(now);
  const { ctx } = desk.t;
  const parent = await addGrownUp(ctx, { email: 'anna@example.org', name: 'Anna' });
  child = (await addChildTo(ctx, parent, { name: 'Lucia' })).id;
  await desk.t.database.pool.query('update profiles set created_at = $1', [ago(1)]);
});
afterAll(() => desk.t.close());

const overview = () => desk.get<Overview>('overview');
const metrics = async (metric: WeekMetric) =>
  (await overview()).weeks.map(({ figures: counted }) => counted[metric]);

function quiz(days: number, percentage: number, lessonId = '1-1') {
  const rest = {
    id: randomUUID(),
    childId: child,
    lessonId,
    language: 'en',
    answers: [],
    items: [],
  };
  return { ...rest, score: 1, total: 1, percentage, takenAt: ago(days), receivedAt: now };
}

test('eight weeks end now, and families count in the week they came', async () => {
  const { weeks } = await overview();
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ from: ago(7).toISOString(), to: now.toISOString() });
  expect(await metrics('families')).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
});

test('a lesson counts once, in the week its quiz was first passed; every quiz counts', async () => {
  const taken = [quiz(20, 40), quiz(10, 80), quiz(1, 100), quiz(2, 70, '1-2'), quiz(90, 90, '1-3')];
  await desk.t.ctx.db.insert(quizResults).values(taken);
  expect(await metrics('lessons')).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
  expect(await metrics('quizzes')).toEqual([0, 0, 0, 0, 0, 1, 1, 2]);
});

test('a child counts once in each week in which it learnt', async () => {
  const days = ['2031-02-27', '2031-02-28', '2031-02-19'];
  await desk.t.ctx.db
    .insert(activityDays)
    .values(days.map((each) => ({ childId: child, day: each })));
  expect(await metrics('children')).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
});

test('money is told by the ledger: what came, and of refunds what is new of each', async () => {
  const { db } = desk.t.ctx;
  const orderId = randomUUID();
  const order = { id: orderId, kind: 'purchase', subscriptionType: 'annual' } as const;
  await db
    .insert(orders)
    .values({ ...order, durationMonths: 12, amountCents: 5000, paidCents: 5000 });
  const event = (kind: 'paid' | 'refunded', days: number, amountCents: number | null) => ({
    ...{ id: randomUUID(), orderId, kind, amountCents, happenedAt: ago(days) },
  });
  await db
    .insert(ledgerEvents)
    .values([event('paid', 15, 5000), event('refunded', 8, 2000), event('refunded', 1, null)]);
  expect(await metrics('revenue')).toEqual([0, 0, 0, 0, 0, 5000, 0, 0]);
  expect(await metrics('refunds')).toEqual([0, 0, 0, 0, 0, 0, 2000, 3000]);
  const payment = (days: number) => ({ cents: 700, at: ago(days).toISOString(), invoice: null });
  await db.insert(donations).values({
    ...{ id: randomUUID(), language: 'en', type: 'monthly', amountCents: 700, createdAt: ago(40) },
    payments: [payment(33), payment(3)],
  });
  expect(await metrics('donations')).toEqual([0, 0, 0, 700, 0, 0, 0, 700]);
});

test('what waits is counted, but for signs of harm of the own family', async () => {
  const { db } = desk.t.ctx;
  const [order] = await db.select({ id: orders.id }).from(orders);
  await db
    .insert(refundRequests)
    .values({ orderId: order?.id ?? '', state: 'asked', askedAt: now });
  const own = (await addChildTo(desk.t.ctx, desk.adminId, { name: 'Pia' })).id;
  const sign = { saidAt: now, language: 'en', kind: 'danger', text: 'help' } as const;
  await db.insert(disclosures).values([
    { ...sign, id: 'own', userId: own },
    { ...sign, id: 'theirs', userId: child },
    { ...sign, id: 'gone', userId: null, detachedAt: now, familyDigest: 'of another family' },
    { ...sign, id: 'done', userId: child, handledAt: now },
  ]);
  const report = { lessonId: '1-1', language: 'en', textVersion: 'a', page: '/' } as const;
  await db
    .insert(mistakeReports)
    .values({ ...report, id: randomUUID(), message: 'so', sender: 'visitor' });
  const email = { kind: 'receipt', subject: '', html: '', text: '', createdAt: ago(2) };
  await db.insert(mails).values([
    { ...email, id: randomUUID(), recipient: 'x@example.org', attempts: 12 },
    { ...email, id: randomUUID(), recipient: 'y@example.org', attempts: 1 },
    { ...email, id: randomUUID(), recipient: 'z@example.org', attempts: 12, sentAt: now },
  ]);
  const answer = await overview();
  expect(answer.waiting).toEqual({
    ...{ refunds: 1, comments: 0, reports: 0, disclosures: 2, mistakes: 1, letters: 1, jobs: 0 },
  });
  expect(answer.letters).toMatchObject([{ kind: 'receipt', count: 1 }]);
  expect(JSON.stringify(answer)).not.toMatch(/Lucia|Pia|example\.org/);
});
