import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../../db/tables/account.ts';
import { addFamily, learnersOn } from '../../test/family.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('a device is told another mark of a child when its password, its pictures or its parent’s password change', async () => {
  const family = await addFamily(t, 'mother');
  const device = await family.approved();
  const mark = async () => {
    const { children } = (await bodyOf(await learnersOn(t, device))) as {
      children: { mark: string }[];
    };
    return children[0]?.mark;
  };
  const first = await mark();
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(await mark()).toBe(first);
  const marks = [first];
  await family.edit({ password: 'another-lamb-7' });
  marks.push(await mark());
  await family.edit({ pictures: ['lamb', 'sun', 'key', 'dove', 'boat'] });
  marks.push(await mark());
  const { db } = t.ctx;
  await db.update(account).set({ password: 'new' }).where(eq(account.userId, family.parent));
  marks.push(await mark());
  expect(new Set(marks).size).toBe(4);
});
