import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { profiles } from '../../db/tables/account.ts';
import { activityDays } from '../../db/tables/progress.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, startTestHouse, type TestHouse } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await startTestHouse();
});
afterAll(() => t.close());

test('deleting a child while it writes waits for the write, and neither hinders the other', async () => {
  const parent = await addGrownUp(t.house, { email: 'maria@example.org' });
  const cookie = await openSession(t.house, parent);
  const { id } = await addChildTo(t.house, parent, { name: 'Lucia' });
  let removal: Promise<Response> | undefined;
  await t.house.db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
    removal = t.call(`/rest/v1/children/${id}`, { method: 'DELETE', cookie });
    await vi.waitFor(async () => {
      const { rows } = await t.house.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await tx.insert(activityDays).values({ childId: id, day: '2026-05-01' });
  });
  expect((await removal)?.status).toBe(200);
  expect(await t.house.db.$count(profiles, eq(profiles.id, id))).toBe(0);
});
