import { allRoutes } from '@pius/contracts/all-routes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/tables/admin.ts';
import { auditRows, readingByPost } from '../../test/audit-rows.ts';
import { addGrownUp } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { giveSecondFactor } from '../../test/second-factor.ts';
import { openSession } from '../../test/session.ts';
import { type StripeShop, startStripeShop } from '../../test/stripe-shop.ts';

const writing = allRoutes.filter(
  ({ method, path }) =>
    path.startsWith('/rest/v1/admin') &&
    method.toLowerCase() !== 'get' &&
    !readingByPost.includes(`${method} ${path}`),
);

let shop: StripeShop;
let adminId: string;
let cookie: string;

beforeAll(async () => {
  shop = await startStripeShop();
  shop.t.ctx.limiter = noLimits;
  adminId = await addGrownUp(shop.t.ctx, {
    email: 'desk@example.org',
    name: 'Anna',
    admin: true,
  });
  cookie = await openSession(shop.t.ctx, adminId);
  await giveSecondFactor(shop.t.ctx, adminId);
});
afterAll(() => shop.close());

const lines = () => shop.t.ctx.db.select().from(auditLog).where(eq(auditLog.adminId, adminId));

test('there is a row for every route of the desk that writes, and for no other', () => {
  const names = writing.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(auditRows).sort()).toEqual(names.sort());
});

describe.each(writing.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ name, route }) => {
    test('leaves a line that says who, what and when', async () => {
      const { path, body } = (await auditRows[name]?.(shop)) ?? { path: '' };
      const before = (await lines()).length;
      const method = route.method.toUpperCase();
      const answer = await shop.t.call(path, { method, body, cookie });
      expect(answer.status, await answer.text()).toBeLessThan(300);
      const left = (await lines()).slice(before);
      expect(left).toHaveLength(1);
      expect(left[0]).toMatchObject({ adminId, at: expect.any(Date) });
      expect(left[0]?.subjectId).not.toBe('');
    });
  },
);
