import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/tables/account.ts';
import { secondFactors } from '../../db/tables/second-factor.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { giveSecondFactor } from '../../test/second-factor.ts';
import { openSession } from '../../test/session.ts';
import { addAdmin, forgetAdminDevice, removeAdmin } from './admins.ts';

const email = 'anna@example.org';
let t: TestApp;
let anna: string;
let cookie: string;
let pia: { id: string; email: string };
let piasCookie: string;

beforeAll(async () => {
  t = await startTestApp();
  anna = await addGrownUp(t.ctx, { email });
  cookie = await openSession(t.ctx, anna);
  pia = await addChildTo(t.ctx, anna, { name: 'Pia' });
  piasCookie = await openSession(t.ctx, pia.id);
});
afterAll(() => t.close());

/** Runs `npm run admin:…` as an operator would, on the database of this file. */
function command(...args: string[]): Promise<{ code: number; said: string }> {
  const script = fileURLToPath(new URL('./admin-command.ts', import.meta.url));
  const settings = { DATABASE_URL: t.database.connectionString, DATA_DIR: tmpdir() };
  const env = { PATH: '/usr/bin:/bin', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

const lessonOfPia = async (lesson: string) =>
  (await t.call(`/rest/v1/lessons/${lesson}`, { cookie: piasCookie })).status;
const parentIsAdmin = async () =>
  bodyOf<unknown>(
    await t.call('/rest/v1/rpc/is_parent_admin', {
      method: 'POST',
      body: { child_user_id: pia.id },
      cookie: piasCookie,
    }),
  );

test('the role opens every module to the child, nothing else, and ends with the role', {
  timeout: 120_000,
}, async () => {
  expect(await lessonOfPia('2/1')).toBe(403);
  expect(await command('add', ' Anna@Example.org ')).toMatchObject({
    code: 0,
    said: expect.stringContaining('anna@example.org is an admin now.'),
  });
  expect(await lessonOfPia('2/1')).toBe(200);
  expect(await parentIsAdmin()).toBe(true);
  const roles = await t.call(`/rest/v1/user_roles?user_id=${anna}`, { cookie });
  expect(await roles.json()).toMatchObject({ items: [{ user_id: anna, role: 'admin' }] });
  for (const path of ['/rest/v1/admin/mistake-reports', '/rest/v1/children', '/rest/v1/class']) {
    expect((await t.call(path, { cookie: piasCookie })).status, path).toBe(403);
  }
  const others = await addGrownUp(t.ctx, { email: 'other@example.org' });
  const stranger = await t.call(`/rest/v1/profiles/${others}`, { cookie: piasCookie });
  expect(stranger.status).toBe(404);
  expect(await command('remove', email)).toMatchObject({ code: 0 });
  expect(await lessonOfPia('2/1')).toBe(403);
  expect(await parentIsAdmin()).toBe(false);
  expect(await lessonOfPia('1/1')).toBe(200);
});

test('doing it twice says that there is nothing to do', async () => {
  const { db } = t.ctx;
  expect(await addAdmin(db, email)).toContain('is an admin now');
  expect(await addAdmin(db, email)).toContain('is an admin already');
  expect(await removeAdmin(db, email)).toContain('is no admin any more');
  expect(await removeAdmin(db, email)).toContain('is no admin.');
});

test('a lost device is forgotten by a command, and a removed admin’s with the role', async () => {
  const { db } = t.ctx;
  const devices = () => db.$count(secondFactors, eq(secondFactors.userId, anna));
  const annas = await openSession(t.ctx, anna);
  await addAdmin(db, email);
  await giveSecondFactor(t.ctx, anna);
  const list = () => t.call('/rest/v1/admin/mistake-reports', { cookie: annas });
  expect((await list()).status).toBe(200);
  expect(await forgetAdminDevice(db, email)).toContain('is forgotten');
  expect(await devices()).toBe(0);
  expect(await bodyOf(await list())).toMatchObject({ code: 'second_factor_missing' });
  expect(await forgetAdminDevice(db, email)).toContain('has no device');
  await giveSecondFactor(t.ctx, anna);
  await removeAdmin(db, email);
  expect(await devices()).toBe(0);
  expect(await bodyOf(await list())).toMatchObject({ code: 'forbidden' });
});

test('who cannot be an admin is told why', async () => {
  const { db } = t.ctx;
  await expect(addAdmin(db, 'nobody@example.org')).rejects.toThrow(
    'Nobody has an account with nobody@example.org',
  );
  await expect(addAdmin(db, pia.email)).rejects.toThrow("is a child's login");
  await t.call('/rest/v1/account/sign-up', {
    method: 'POST',
    body: {
      ...{ account_type: 'parent', full_name: 'Eva', email: 'eva@example.org', language: 'en' },
      ...{ password: 'a-lantern-on-the-road', over_18: true, terms_read: true },
      ...{ privacy_read: true, time_zone: 'Europe/Rome' },
    },
  });
  await expect(addAdmin(db, 'eva@example.org')).rejects.toThrow('not confirmed');
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, anna));
  await expect(addAdmin(db, email)).rejects.toThrow('not confirmed');
});

test('a command that is not whole is answered with how it is used', async () => {
  const outcome = { code: 1, said: expect.stringContaining('npm run admin:add <e-mail>') };
  expect(await command('promote', email)).toMatchObject(outcome);
});
