import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataMap, type TableName } from '../../db/data-map.ts';
import { schema } from '../../db/schema.ts';
import { profiles } from '../../db/tables/account.ts';
import { activityDays } from '../../db/tables/progress.ts';
import { seedCanaries } from '../../test/canaries.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { everyStoredValue } from '../../test/whole-database.ts';
import { deleteChild } from '../account/delete-family.ts';

let t: TestApp;
/** How long something may take where the machine is busy. */
const busyMachine = { timeout: 60_000, interval: 25 };

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('deleting a child while it writes waits for the write, and neither hinders the other', async () => {
  const parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
  const cookie = await openSession(t.ctx, parent);
  const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  let removal: Promise<Response> | undefined;
  await t.ctx.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
    removal = t.call(`/rest/v1/children/${id}`, { method: 'DELETE', cookie });
    await vi.waitFor(async () => {
      const { rows } = await t.ctx.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, busyMachine);
    await tx.insert(activityDays).values({ childId: id, day: '2026-05-01' });
  });
  expect((await removal)?.status).toBe(200);
  expect(await t.ctx.db.$count(profiles, eq(profiles.id, id))).toBe(0);
});

/** What a family has once, by its parent: a child is not named there. */
const ofTheParent = ['weeklyEmailChoices', 'weeklyEmails'];
/** Rows that stay without the child's name. */
const detached = ['auditLog', 'comments'];

test('deleting a child empties every table of it, and leaves what is the parent’s and the sibling’s', async () => {
  const own = await seedCanaries(t.ctx, 'removed', 'child');
  const sibling = await addChildTo(t.ctx, own.parentId, { name: 'Marco' });
  const cookie = await openSession(t.ctx, own.parentId);
  const of = async (traces: string[]) =>
    (await everyStoredValue(t.database.pool)).filter(({ value }) =>
      traces.some((trace) => value.includes(trace)),
    );
  const erased = Object.keys(dataMap).filter(
    (name) => dataMap[name as TableName].deletion === 'erase',
  );
  const expected: string[] = erased
    .filter((name) => !ofTheParent.includes(name))
    .concat(detached)
    .map((name) => getTableName(schema[name as TableName]));
  const canaries = [...own.exported, ...own.withheld].filter(
    ([place, canary]) => expected.includes(place.split('.')[0] ?? '') && canary !== own.email,
  );
  const traces = [own.childId, own.childEmail, ...canaries.map(([, canary]) => canary)];
  const tables = new Set((await of(traces)).map(({ place }) => place.split('.')[1]));
  expect([...tables].sort()).toEqual(expected.sort());
  const answer = await t.call(`/rest/v1/children/${own.childId}`, { method: 'DELETE', cookie });
  expect(answer.status).toBe(200);
  expect(await of(traces)).toEqual([]);
  expect((await of([own.parentId])).length).toBeGreaterThan(0);
  expect((await of([own.orderId])).map(({ place }) => place)).toContain('public.orders.id');
  const left = await bodyOf<{ items: { id: string }[] }>(
    await t.call('/rest/v1/children', { cookie }),
  );
  expect(left.items.map(({ id }) => id)).toEqual([sibling.id]);
});

test('a grown-up is never deleted as a child', async () => {
  const parent = await addGrownUp(t.ctx, { email: 'anna@example.org' });
  await deleteChild(t.ctx.db, parent);
  expect(await t.ctx.db.$count(profiles, eq(profiles.id, parent))).toBe(1);
});
