import { allRoutes } from '@pius/contracts/all-routes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { backupCodes, secondFactors } from '../../db/tables/second-factor.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { totpCode, totpStep } from '../../platform/sign-in/totp.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { matrixRows } from '../../test/matrix-rows.ts';
import { noLimits } from '../../test/no-limits.ts';
import { openSession } from '../../test/session.ts';

const password = 'correct-horse-9';
const start = new Date('2026-05-01T10:00:00Z');
const far = new Date('2027-01-01T00:00:00Z');
const list = '/rest/v1/admin/mistake-reports';

let t: TestApp;
let number = 0;
let admin: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  t.setNow(start);
  admin = await addGrownUp(t.ctx, { email: `admin${number}@example.org`, admin: true });
  cookie = await openSession(t.ctx, admin, far);
});

const post = (what: string, body: object, as = cookie) =>
  t.call(`/rest/v1/second-factor/${what}`, { method: 'POST', body, cookie: as });
const give = (code: string, as = cookie) => post('code', { code }, as);
const codeOf = async (answer: Response) => (await bodyOf<{ code: string }>(answer)).code;
const state = async (as = cookie) =>
  (await bodyOf<{ state: string }>(await t.call('/rest/v1/second-factor', { cookie: as }))).state;
const later = (minutes: number) => {
  const now = new Date(t.ctx.now().getTime() + minutes * 60_000);
  t.setNow(now);
  return now;
};
const codeNow = (key: string) => totpCode(key, totpStep(t.ctx.now()));

async function enrolled() {
  const { key } = await bodyOf<{ key: string }>(await post('device', { password }));
  const answer = await post('device/confirmation', { code: codeNow(key) });
  const { backup_codes } = await bodyOf<{ backup_codes: string[] }>(answer);
  return { key, backup_codes };
}

describe('an admin without a device', () => {
  const behind = allRoutes.filter(({ path }) => path.startsWith('/rest/v1/admin'));

  test('finds every route under /rest/v1/admin closed', async () => {
    expect(behind.length).toBeGreaterThan(0);
    for (const { method, path } of behind) {
      const row = matrixRows[`${method} ${path}`];
      const call = row?.about === 'person' ? row.call(admin) : row?.call();
      const answer = await t.call(call?.path ?? '', {
        method: method.toUpperCase(),
        body: call?.body,
        cookie,
      });
      expect(answer.status, path).toBe(403);
      expect(await codeOf(answer)).toBe('second_factor_missing');
    }
  });

  test('enrols one with the password and a first code, and is let in', async () => {
    expect(await state()).toBe('missing');
    const begun = await bodyOf<{ key: string; address: string }>(
      await post('device', { password }),
    );
    expect(begun.address).toContain(`secret=${begun.key}`);
    expect((await t.call(list, { cookie })).status).toBe(403);
    const { key, backup_codes } = await enrolled();
    expect(key).not.toBe(begun.key);
    expect(new Set(backup_codes).size).toBe(10);
    expect(await state()).toBe('passed');
    expect((await t.call(list, { cookie })).status).toBe(200);
  });

  test('needs the right password and a right code for it', async () => {
    expect(await codeOf(await post('device', { password: 'another-one' }))).toBe('password_wrong');
    expect(await codeOf(await post('device/confirmation', { code: '123456' }))).toBe(
      'second_factor_wrong',
    );
    await post('device', { password });
    expect(await codeOf(await post('device/confirmation', { code: '000000' }))).toBe(
      'second_factor_wrong',
    );
    expect(await codeOf(await give('000000'))).toBe('second_factor_missing');
    expect(await state()).toBe('missing');
  });
});

describe('an admin with a device', () => {
  test('is asked in each session, by a code that is good once', async () => {
    const { key } = await enrolled();
    const other = await openSession(t.ctx, admin, far);
    expect(await codeOf(await t.call(list, { cookie: other }))).toBe('second_factor_required');
    expect(await codeOf(await give(codeNow(key), other))).toBe('second_factor_wrong');
    later(1);
    expect((await give(codeNow(key), other)).status).toBe(200);
    expect((await t.call(list, { cookie: other })).status).toBe(200);
    expect(await codeOf(await give(codeNow(key), other))).toBe('second_factor_wrong');
  });

  test('is asked again after twelve hours', async () => {
    const { key } = await enrolled();
    later(12 * 60 - 1);
    expect(await state()).toBe('passed');
    later(2);
    expect(await state()).toBe('required');
    expect((await t.call(list, { cookie })).status).toBe(403);
    expect((await give(` ${codeNow(key).slice(0, 3)} ${codeNow(key).slice(3)} `)).status).toBe(200);
    expect(await state()).toBe('passed');
  });

  test('who signs out has to give a code anew', async () => {
    await enrolled();
    await t.call('/auth/v1/sign-out', { method: 'POST', body: {}, cookie });
    expect((await t.call(list, { cookie })).status).toBe(401);
    expect(await state(await openSession(t.ctx, admin, far))).toBe('required');
  });

  test('gets one session by forty right codes at once', async () => {
    const { key } = await enrolled();
    later(1);
    const limiter = t.ctx.limiter;
    t.ctx.limiter = noLimits;
    const sessions = await Promise.all(
      Array.from({ length: 40 }, () => openSession(t.ctx, admin, far)),
    );
    const answers = await Promise.all(sessions.map((as) => give(codeNow(key), as)));
    t.ctx.limiter = limiter;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const passed = await t.ctx.db.select().from(session).where(eq(session.userId, admin));
    expect(passed.filter(({ secondFactorAt }) => secondFactorAt !== null)).toHaveLength(2);
  });

  test('is stopped after five wrong codes, sent at once too, and a right one is none of them', async () => {
    const { key } = await enrolled();
    const answers = await Promise.all(Array.from({ length: 12 }, () => give('000000')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
    later(1);
    expect((await give(codeNow(key))).status).toBe(429);
    later(16);
    for (let times = 0; times < 7; times += 1) {
      later(1);
      expect((await give(codeNow(key))).status).toBe(200);
    }
  });

  test('who lost it comes in by a backup code, each good once, and enrols another', async () => {
    const { backup_codes } = await enrolled();
    const other = await openSession(t.ctx, admin, far);
    const [first = '', second = ''] = backup_codes;
    expect(await codeOf(await post('device', { password }, other))).toBe('second_factor_required');
    expect((await give(first.toUpperCase().replace('-', ' '), other)).status).toBe(200);
    expect(await codeOf(await give(first, other))).toBe('second_factor_wrong');
    expect((await post('device', { password }, other)).status).toBe(200);
    expect((await give(second, cookie)).status).toBe(200);
  });

  test('who begins to enrol another keeps the first until the other is confirmed', async () => {
    const { key } = await enrolled();
    later(1);
    const { key: next } = await bodyOf<{ key: string }>(await post('device', { password }));
    const thief = await openSession(t.ctx, admin, far);
    expect(await codeOf(await post('device', { password }, thief))).toBe('second_factor_required');
    expect(await codeOf(await give(codeNow(next), thief))).toBe('second_factor_wrong');
    expect(await codeOf(await post('device/confirmation', { code: codeNow(next) }, thief))).toBe(
      'second_factor_required',
    );
    expect((await give(codeNow(key), thief)).status).toBe(200);
    expect(await codeOf(await post('device/confirmation', { code: codeNow(key) }))).toBe(
      'second_factor_wrong',
    );
    expect((await post('device/confirmation', { code: codeNow(next) })).status).toBe(200);
    expect([await state(), await state(thief)]).toEqual(['passed', 'required']);
    later(1);
    expect(await codeOf(await give(codeNow(key), thief))).toBe('second_factor_wrong');
    expect((await give(codeNow(next), thief)).status).toBe(200);
    expect(await codeOf(await post('device/confirmation', { code: codeNow(next) }))).toBe(
      'second_factor_wrong',
    );
  });

  test('makes new backup codes, by which the old ones are void', async () => {
    const { backup_codes } = await enrolled();
    const answer = await post('backup-codes', {});
    const { backup_codes: fresh } = await bodyOf<{ backup_codes: string[] }>(answer);
    expect(fresh).toHaveLength(10);
    expect(await codeOf(await give(backup_codes[0] ?? ''))).toBe('second_factor_wrong');
    expect((await give(fresh[0] ?? '')).status).toBe(200);
    const unproved = await openSession(t.ctx, admin, far);
    expect(await codeOf(await post('backup-codes', {}, unproved))).toBe('second_factor_required');
  });

  test('has neither key nor codes in the database as they are, nor in an export', async () => {
    const { key, backup_codes } = await enrolled();
    const saved = JSON.stringify([
      await t.ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, admin)),
      await t.ctx.db.select().from(backupCodes).where(eq(backupCodes.userId, admin)),
      await bodyOf(await t.call('/rest/v1/account/export', { cookie })),
    ]);
    for (const secret of [key, ...backup_codes]) expect(saved).not.toContain(secret);
  });
});

test('the admin of the demo is not asked, unless a device was enrolled', async () => {
  await seedDemo(t.ctx);
  t.setNow(new Date());
  cookie = await t.signIn('admin@example.com', 'quest-admin-1');
  expect(await state()).toBe('spared');
  expect((await t.call(list, { cookie })).status).toBe(200);
  t.ctx.env.demo = false;
  expect((await t.call(list, { cookie })).status).toBe(403);
  t.ctx.env.demo = true;
});
