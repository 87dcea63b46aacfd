import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userRoles } from '../../db/tables/account.ts';
import { auditLog } from '../../db/tables/admin.ts';
import { orders } from '../../db/tables/billing.ts';
import { addChildTo } from '../../test/children.ts';
import { type Desk, startDesk } from '../../test/desk.ts';
import { addGrownUp, bodyOf } from '../../test/harness.ts';
import { giveAccess } from './family-access.ts';

const now = new Date('2031-03-01T10:00:00Z');
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(now);
});
afterAll(() => desk.t.close());

async function addFamily(email: string) {
  const parent = await addGrownUp(desk.t.ctx, { email, name: 'Once' });
  const { id } = await addChildTo(desk.t.ctx, parent, { name: 'Uno' });
  return { parent, child: id };
}
const ordersOf = (parent: string) =>
  desk.t.ctx.db.select().from(orders).where(eq(orders.parentId, parent));

test('access is given once for each press, however often it is sent, and told once', async () => {
  const { parent, child } = await addFamily('once@example.org');
  const what = { child_id: child, subscription_type: 'monthly', reason: 'amends' };
  const gift = { key: randomUUID(), ...what };
  desk.t.emails.length = 0;
  const path = `families/${parent}/access`;
  const answers = await Promise.all([gift, gift].map((body) => desk.send('POST', path, body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await ordersOf(parent)).toHaveLength(1);
  expect(desk.t.emails).toHaveLength(1);
  const longer = await desk.send('POST', path, { ...gift, subscription_type: 'annual' });
  expect(await bodyOf(longer)).toMatchObject({ code: 'conflict_key_reused' });
  expect(await ordersOf(parent)).toHaveLength(1);
});

test('an act of one who lost the role meanwhile is not done', async () => {
  const { ctx, emails } = desk.t;
  const { parent, child } = await addFamily('late@example.org');
  const was = await addGrownUp(ctx, { email: 'was@example.org', name: 'Was', admin: true });
  await ctx.db.delete(userRoles).where(eq(userRoles.userId, was));
  emails.length = 0;
  const input = { key: randomUUID(), childId: child, subscriptionType: 'annual' } as const;
  const acting = { adminId: was, familyId: parent, now };
  await expect(giveAccess(ctx, acting, { ...input, reason: 'need' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await ordersOf(parent)).toEqual([]);
  expect(emails).toEqual([]);
  expect(await ctx.db.select().from(auditLog).where(eq(auditLog.adminId, was))).toEqual([]);
});
