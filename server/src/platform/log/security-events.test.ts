import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFamily, type TestFamily } from '../../test/family.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { totpCode, totpStep } from '../sign-in/totp.ts';
import { createLog } from './log.ts';

const password = 'correct-horse-9';
const pictures = ['lamb', 'sun', 'key', 'dove', 'boat'];

let t: TestApp;
let family: TestFamily;
let number = 0;
const lines: string[] = [];

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.log = createLog('info', { write: (line) => void lines.push(line) });
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  t.setNow(new Date('2026-05-01T10:00:00Z'));
  family = await addFamily(t, `giulia${number}`);
  lines.length = 0;
});

const noted = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));
const signIn = (email: string, input: string) =>
  t.call('/auth/v1/sign-in/email', { method: 'POST', body: { email, password: input } });
const mark = expect.stringMatching(/^[\w-]{16}$/);

describe('who is let in', () => {
  test('is noted as a grown-up by a mark, the same at each sign-in, and by the way in', async () => {
    await signIn(family.email, password);
    await signIn(family.email, password);
    const [first, second] = noted();
    expect(first).toMatchObject({
      ...{ security: 'signed in', by: 'password', viewer: 'parent', who: mark, from: mark },
      ...{ time: expect.any(String), request: expect.any(String) },
    });
    expect(second?.who).toBe(first?.who);
  });

  test('is noted as a child by nothing but being one', async () => {
    const device = await family.approved();
    await family.edit({ pictures });
    lines.length = 0;
    expect((await family.enter(device, { pictures })).status).toBe(200);
    expect(noted()).toEqual([
      {
        ...{ level: 30, time: expect.any(String), request: expect.any(String), msg: 'security' },
        ...{ security: 'signed in', by: 'pictures', viewer: 'child' },
      },
    ]);
  });

  test('is noted when a second factor is enrolled and given', async () => {
    const id = await addGrownUp(t.ctx, { email: `admin${number}@example.org`, admin: true });
    const cookie = await openSession(t.ctx, id);
    const post = async (what: string, body: object) => {
      const path = `/rest/v1/second-factor/${what}`;
      return bodyOf<{ key: string }>(await t.call(path, { method: 'POST', body, cookie }));
    };
    const { key } = await post('device', { password });
    const code = () => ({ code: totpCode(key, totpStep(t.ctx.now())) });
    await post('device/confirmation', code());
    t.setNow(new Date('2026-05-01T10:05:00Z'));
    await post('code', code());
    expect(noted()).toMatchObject([
      { security: 'second factor enrolled', viewer: 'admin', who: mark },
      { security: 'signed in', by: 'second factor', viewer: 'admin', who: mark },
    ]);
  });
});

describe('who is refused', () => {
  test('is noted after a wrong password, without what was given', async () => {
    await signIn(family.email, 'a-wrong-one-7');
    expect(noted()).toMatchObject([
      { security: 'refused', code: 'invalid_credentials', viewer: 'visitor', from: mark },
    ]);
    expect(lines.join()).not.toMatch(/giulia|a-wrong-one/);
  });

  test.each([
    ['what is for others', 'forbidden', '/rest/v1/admin/overview', {}],
    ['another family’s child', 'not_found', '/rest/v1/children/:id', { method: 'PATCH' }],
    ['what no page would send', 'invalid_input', '/rest/v1/children', { method: 'POST' }],
  ])('is noted for %s', async (_, code, path, { method = 'GET' }: { method?: string }) => {
    const other = await addFamily(t, `other${number}`);
    lines.length = 0;
    const body = method === 'PATCH' ? { age: 8 } : { role: 'admin' };
    const address = path.replace(':id', other.lucia.id);
    const call = method === 'GET' ? { method } : { method, body };
    await t.call(address, { ...call, cookie: family.cookie });
    expect(noted()).toMatchObject([
      { security: 'refused', code, method, path, viewer: 'parent', who: mark },
    ]);
    expect(lines.join()).not.toContain(other.lucia.id);
  });

  test('is noted when another site’s page calls', async () => {
    const headers = { origin: 'https://bad.example' };
    await t.call('/auth/v1/sign-out', { method: 'POST', headers });
    expect(noted()).toMatchObject([{ security: 'refused', code: 'origin_refused' }]);
  });

  test('is noted as a child without any mark', async () => {
    const cookie = await openSession(t.ctx, family.lucia.id);
    await t.call('/rest/v1/admin/overview', { cookie });
    const [line] = noted();
    expect(line).toMatchObject({ security: 'refused', code: 'forbidden', viewer: 'child' });
    expect(line).not.toHaveProperty('who');
    expect(line).not.toHaveProperty('from');
  });

  test('leaves sixty lines a minute at most', async () => {
    t.setNow(new Date('2026-05-02T10:00:00Z'));
    for (let call = 0; call < 70; call += 1) await t.call('/rest/v1/children');
    expect(lines).toHaveLength(60);
  });
});

test('the mark of where a call came from is another one the next day', async () => {
  await signIn(family.email, password);
  t.setNow(new Date('2026-05-02T10:00:00Z'));
  await signIn(family.email, password);
  const [first, second] = noted();
  expect(second?.from).not.toBe(first?.from);
});
