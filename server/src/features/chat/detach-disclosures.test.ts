import { retention } from '@pius/domain/retention.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/tables/admin.ts';
import { disclosures } from '../../db/tables/chat.ts';
import { tidy } from '../../platform/housekeeping/housekeeping.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { everyStoredValue } from '../../test/whole-database.ts';
import { deleteChild, deleteFamily } from '../account/delete-family.ts';
import { listDisclosures, markHandled } from './disclosures.ts';

const day = 24 * 60 * 60 * 1000;
const { days: detachedDays } = retention['sign-of-harm-left'];
let t: TestApp;
let admin: string;
let mother: string;
let lucia: string;
let round = 0;

beforeAll(async () => {
  t = await startTestApp();
  admin = await addGrownUp(t.ctx, { email: 'admin@example.org', admin: true });
});
afterAll(() => t.close());
beforeEach(async () => {
  round += 1;
  await t.ctx.db.delete(disclosures);
  mother = await addGrownUp(t.ctx, { email: `Anna${round}@example.org`, admin: true });
  lucia = (await addChildTo(t.ctx, mother, { name: 'Lucia Rossi' })).id;
  const sign = { userId: lucia, language: 'en', kind: 'violence', saidAt: new Date() } as const;
  await t.ctx.db.insert(disclosures).values([
    { ...sign, id: `waits${round}`, text: 'waits' },
    { ...sign, id: `done${round}`, text: 'done', handledAt: new Date() },
  ]);
});

const seenBy = async (id: string) =>
  (await listDisclosures(t.ctx, id, undefined, t.ctx.now())).items;

test('that an admin has read a sign of harm leaves one line in the log, however often', async () => {
  await seenBy(admin);
  await seenBy(admin);
  const lines = await t.ctx.db
    .select({ subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.adminId, admin), eq(auditLog.action, 'disclosure.read')));
  expect(lines.map(({ subjectId }) => subjectId).sort()).toEqual([`done${round}`, `waits${round}`]);
});

describe('signs of harm of an account that is deleted', () => {
  test.each([
    ['a child', () => deleteChild(t.ctx.db, lucia)],
    ['a family', () => deleteFamily(t.ctx.db, mother)],
  ])(
    'stay with a first name and the address of the parent, if nobody has dealt with them: %s',
    async (_, remove) => {
      await remove();
      const items = await seenBy(admin);
      expect(items).toMatchObject([
        {
          ...{ text: 'waits', from: 'child', name: 'Lucia', age: null, handled_at: null },
          family_email: `Anna${round}@example.org`,
        },
      ]);
      expect(new Date(items[0]?.gone_at ?? '').getTime()).toBeCloseTo(
        Date.now() + detachedDays * day,
        -5,
      );
    },
  );

  test('hold no id of the account', async () => {
    await deleteFamily(t.ctx.db, mother);
    const saved = await everyStoredValue(t.database.pool);
    const traces = saved.filter(({ value }) => value.includes(lucia) || value.includes(mother));
    expect(traces).toEqual([]);
  });

  test('of a child are never shown to its own parent, who is an admin, whatever the parent deletes or is called', async () => {
    await deleteChild(t.ctx.db, lucia);
    await t.database.pool.query(
      `update "user" set email = 'other${round}@example.org' where id = $1`,
      [mother],
    );
    expect(await seenBy(mother)).toEqual([]);
    const action = { id: `waits${round}`, handled: true };
    await expect(markHandled(t.ctx, mother, action, new Date())).rejects.toThrow('not_found');
    await deleteFamily(t.ctx.db, mother);
    expect(await seenBy(admin)).toHaveLength(1);
  });

  test('go once they are dealt with, and after ninety days', async () => {
    await deleteChild(t.ctx.db, lucia);
    const after = (days: number) => tidy(t.ctx.db, new Date(Date.now() + days * day));
    await after(detachedDays - 1);
    expect(await seenBy(admin)).toHaveLength(1);
    await after(detachedDays + 1);
    expect(await seenBy(admin)).toEqual([]);
  });

  test('go within the hour after they are dealt with', async () => {
    await deleteChild(t.ctx.db, lucia);
    await markHandled(t.ctx, admin, { id: `waits${round}`, handled: true }, new Date());
    expect(await seenBy(admin)).toHaveLength(1);
    await tidy(t.ctx.db, new Date());
    expect(await seenBy(admin)).toEqual([]);
  });
});
