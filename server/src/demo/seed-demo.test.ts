import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../db/tables/account.ts';
import { SettingsError } from '../env.ts';
import { addGrownUp, cookiesOf, startTestApp, type TestApp } from '../test/harness.ts';
import { isForDemo, refuseDemo, seedDemo } from './seed-demo.ts';

let quest: TestApp;
beforeAll(async () => {
  quest = await startTestApp();
});
afterAll(() => quest.close());

test('a database without the demo families may be used without them', async () => {
  await expect(refuseDemo(quest.ctx)).resolves.toBeUndefined();
});

test('the demo families belong into an empty database, and where they are already; not beside families of somebody else', async () => {
  const other = await startTestApp();
  expect(await isForDemo(other.ctx.db)).toBe(true);
  await addGrownUp(other.ctx, { email: 'maria@example.org', password: 'correct-horse-9' });
  expect(await isForDemo(other.ctx.db)).toBe(false);
  await addGrownUp(other.ctx, { email: 'parent@example.com', password: 'quest-parent-1' });
  await expect(refuseDemo(other.ctx)).rejects.toThrow(SettingsError);
  expect(await isForDemo(other.ctx.db)).toBe(true);
  await other.close();
});

test('planting twice gives one family: Lucia with access and progress, Marco with neither', async () => {
  await seedDemo(quest.ctx);
  await seedDemo(quest.ctx);
  const cookie = await quest.signIn('parent@example.com', 'quest-parent-1');
  const children = await (await quest.call('/rest/v1/children', { cookie })).json();
  expect(children).toMatchObject({
    items: [
      { name: 'Lucia', subscription: { active: true } },
      { name: 'Marco', subscription: { active: false } },
    ],
  });
  const [lucia] = await quest.ctx.db.select().from(profiles).where(eq(profiles.fullName, 'Lucia'));
  const path = `/rest/v1/progress?child_id=${lucia?.id}`;
  const progress = await (await quest.call(path, { cookie })).json();
  expect(progress).toMatchObject({ lessons_completed: 1 });
});

test.each([
  ['parent+lucia@example.com', 'lucia1'],
  ['parent+marco@example.com', 'marco1'],
  ['admin@example.com', 'quest-admin-1'],
  ['admin+pia@example.com', 'piapia'],
])('%s can sign in with the password the README tells', async (email, password) => {
  const answer = await quest.call('/auth/v1/sign-in/email', {
    method: 'POST',
    body: { email, password },
  });
  expect(cookiesOf(answer)).toContain('session=');
});

test('a database with the demo families refuses to be used without them', async () => {
  await expect(refuseDemo(quest.ctx)).rejects.toThrow(SettingsError);
});
