import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addFamily, learnersOn, type TestFamily } from '../../test/family.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const right = ['lamb', 'sun', 'key', 'dove', 'boat'];
const wrong = ['sun', 'lamb', 'key', 'dove', 'boat'];
const password = 'correct-horse-9';

let t: TestApp;
let number = 0;
let family: TestFamily;
let device: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  family = await addFamily(t, `mother${number}`);
  device = await family.approved();
  await family.edit({ pictures: right });
});

const deletion = async (method: 'POST' | 'DELETE') => {
  const cookie = await openSession(t.ctx, family.parent);
  const body = method === 'POST' ? { body: { password } } : {};
  const answer = await t.call('/rest/v1/account/deletion', { method, cookie, ...body });
  expect(answer.ok).toBe(true);
};
const consent = async (input: boolean) => {
  const path = `/rest/v1/children/${family.lucia.id}/data-consent`;
  const answer = await t.call(path, {
    method: 'POST',
    cookie: family.cookie,
    body: { given: input },
  });
  expect(answer.status).toBe(200);
};
const sessionsOfLucia = () => t.ctx.db.$count(session, eq(session.userId, family.lucia.id));

describe('an approved device', () => {
  test('of a family that is to be deleted tells no names, and tells them again when it is kept', async () => {
    await deletion('POST');
    expect(await bodyOf(await learnersOn(t, device))).toEqual({ approved: false, children: [] });
    await deletion('DELETE');
    expect(await bodyOf(await learnersOn(t, device))).toMatchObject({
      approved: true,
      children: [{ name: 'Lucia' }],
    });
  });

  test('tells no name of a child whose data its parent wants kept no longer', async () => {
    await addChildTo(t.ctx, family.parent, { name: 'Marco' });
    await consent(false);
    expect(await bodyOf(await learnersOn(t, device))).toMatchObject({
      approved: true,
      children: [{ name: 'Marco' }],
    });
    await consent(true);
    const { children } = await bodyOf<{ children: unknown[] }>(await learnersOn(t, device));
    expect(children).toHaveLength(2);
  });
});

describe.each([
  ['of a family that is to be deleted', () => deletion('POST')],
  ['of a child without consent', () => consent(false)],
] as const)('right pictures %s', (_, close) => {
  test('are told why they open nothing, and leave no session', async () => {
    await close();
    const refused = await family.enter(device, { pictures: right });
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([403, 'child_closed']);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOfLucia()).toBe(0);
  });

  test('are told so in the child’s own language', async () => {
    await family.edit({ language: 'fr' });
    await close();
    const refused = await family.enter(device, { pictures: right });
    expect((await bodyOf(refused)).message).toMatch(/^Ton compte est fermé/);
  });

  test('are the only ones that are told so', async () => {
    await close();
    const guess = await family.enter(device, { pictures: wrong });
    expect([guess.status, (await bodyOf(guess)).code]).toEqual([401, 'invalid_credentials']);
  });

  test('open no session either when it closes while they are being looked at', async () => {
    const { internalAdapter } = await t.ctx.auth.$context;
    const open = internalAdapter.createSession;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
      await close();
      return open(...input);
    });
    const refused = await family.enter(device, { pictures: right });
    expect((await bodyOf(refused)).code).toBe('child_closed');
    expect(await sessionsOfLucia()).toBe(0);
  });
});
