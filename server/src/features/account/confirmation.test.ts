import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consents, pendingSignUps, profiles, user } from '../../db/tables/account.ts';
import type { Email } from '../../platform/mail/email.ts';
import { bodyOf, cookiesOf, linkIn, startTestApp, type TestApp } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';

const password = 'correct-horse-9';
const hour = 60 * 60 * 1000;
let t: TestApp;
let number = 0;
let email: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.setNow(new Date());
  t.ctx.limiter = noLimits;
  number += 1;
  email = `person${number}@example.org`;
});

/** Signs up and gives the token of the e-mail. */
async function signUp(change: object = {}): Promise<string> {
  const answer = await t.call('/rest/v1/account/sign-up', {
    method: 'POST',
    body: {
      account_type: 'parent',
      full_name: 'Maria Rossi',
      email,
      password,
      over_18: true,
      terms_read: true,
      privacy_read: true,
      language: 'en',
      time_zone: 'Europe/Rome',
      ...change,
    },
  });
  expect(answer.status).toBe(202);
  return tokenOf(t.emails.at(-1));
}
const tokenOf = (sent?: Email) => new URL(linkIn(sent)).searchParams.get('token') ?? '';
const confirm = (token: string, input = password) =>
  t.call('/rest/v1/account/confirmation', { method: 'POST', body: { token, password: input } });
const look = (token: string) => t.call(`/rest/v1/account/confirmation?token=${token}`);
const signIn = (input = password) =>
  t.call('/auth/v1/sign-in/email', { method: 'POST', body: { email, password: input } });

async function expectCode(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect((await bodyOf(answer)).code).toBe(code);
  expect(answer.headers.getSetCookie()).toEqual([]);
}

describe('a confirmation link', () => {
  test('tells what it stands for, and looking changes nothing', async () => {
    const token = await signUp();
    for (let round = 0; round < 3; round += 1) {
      const answer = await look(token);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ email });
    }
    await expectCode(await signIn(), 401, 'invalid_credentials');
  });

  test('with the password chosen confirms and signs in', async () => {
    const answer = await confirm(await signUp());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ confirmed: true });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((line) => /^session=.*HttpOnly/.test(line))).toBe(true);
    expect(cookies.some((line) => /^viewer=parent;/.test(line))).toBe(true);
    const children = await t.call('/rest/v1/children', { cookie: cookiesOf(answer) });
    expect(children.status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test('ends the session this browser had', async () => {
    const cookie = cookiesOf(await confirm(await signUp()));
    email = `second-${email}`;
    const answer = await t.call('/rest/v1/account/confirmation', {
      method: 'POST',
      body: { token: await signUp(), password },
      cookie,
    });
    expect(answer.status).toBe(200);
    expect((await t.call('/rest/v1/children', { cookie })).status).toBe(401);
    expect((await t.call('/rest/v1/children', { cookie: cookiesOf(answer) })).status).toBe(200);
  });

  test('makes the device known, beside the accounts it was known for', async () => {
    const first = await confirm(await signUp());
    const known = (answer: Response) =>
      answer.headers.getSetCookie().flatMap((line) => /^(known=[^;]+)/.exec(line)?.[1] ?? []);
    expect(known(first)).toHaveLength(1);
    const [cookie = ''] = known(first);
    email = `second-${email}`;
    const token = await signUp();
    const second = await t.call('/rest/v1/account/confirmation', {
      method: 'POST',
      body: { token, password },
      cookie,
    });
    const [device, ...marks] = known(second)[0]?.split('.') ?? [];
    expect(`${device}.${marks[1]}`).toBe(cookie);
  });

  test('that nobody made is invalid', async () => {
    await expectCode(await look('invented'), 400, 'confirm_link_invalid');
    await expectCode(await confirm('invented'), 400, 'confirm_link_invalid');
  });

  test('is used once', async () => {
    const token = await signUp();
    await confirm(token);
    await expectCode(await look(token), 410, 'confirm_link_used');
    await expectCode(await confirm(token), 410, 'confirm_link_used');
  });

  test('is too old after a day', async () => {
    const token = await signUp();
    t.setNow(new Date(Date.now() + 23 * hour));
    expect((await look(token)).status).toBe(200);
    t.setNow(new Date(Date.now() + 25 * hour));
    await expectCode(await look(token), 410, 'confirm_link_expired');
    await expectCode(await confirm(token), 410, 'confirm_link_expired');
  });

  test('works beside a newer one, until one of them is used', async () => {
    const first = await signUp();
    const second = await signUp();
    expect((await look(first)).status).toBe(200);
    expect((await confirm(first)).status).toBe(200);
    for (const token of [first, second]) {
      await expectCode(await look(token), 410, 'confirm_link_used');
      await expectCode(await confirm(token), 410, 'confirm_link_used');
    }
  });

  test('of a later e-mail keeps the sign-up for as long as it holds itself', async () => {
    await signUp();
    t.setNow(new Date(Date.now() + 20 * hour));
    const body = { email, language: 'en' };
    await t.call('/rest/v1/account/resend-confirmation', { method: 'POST', body });
    t.setNow(new Date(Date.now() + 40 * hour));
    expect((await confirm(tokenOf(t.emails.at(-1)))).status).toBe(200);
  });

  test('keeps no sign-up for more than a week, however often the e-mail is asked for', async () => {
    const token = await signUp();
    const body = { email, language: 'en' };
    const start = Date.now();
    for (let age = 20; age <= 160; age += 20) {
      t.setNow(new Date(start + age * hour));
      await t.call('/rest/v1/account/resend-confirmation', { method: 'POST', body });
    }
    const latest = tokenOf(t.emails.at(-1));
    expect(latest).not.toBe(token);
    t.setNow(new Date(start + 167 * hour));
    expect((await look(latest)).status).toBe(200);
    t.setNow(new Date(start + 169 * hour));
    await expectCode(await confirm(latest), 401, 'invalid_credentials');
    t.setNow(new Date(start + 167 * hour));
    expect((await confirm(latest)).status).toBe(200);
  });

  test('finds the sign-up though the server’s secret has changed since', async () => {
    const { secret } = t.ctx;
    const token = await signUp();
    t.ctx.secret = 'a secret that came after the first one';
    await signUp({ password: 'another-horse-9' });
    t.ctx.secret = secret;
    expect((await confirm(token)).status).toBe(200);
  });

  test('gives the account what was chosen with the password, and the consents of that moment', async () => {
    const signedUp = new Date(Date.now() - 2 * hour);
    t.setNow(signedUp);
    const token = await signUp({ account_type: 'catechist', phone: '+39 06 555', language: 'fr' });
    t.setNow(new Date());
    await confirm(token);
    const [opened] = await t.ctx.db
      .select()
      .from(profiles)
      .innerJoin(user, eq(user.id, profiles.id))
      .where(eq(user.email, email));
    expect(opened).toMatchObject({
      user: { name: 'Maria Rossi', emailVerified: true },
      profiles: {
        role: 'parent',
        parentId: null,
        accountType: 'catechist',
        phone: '+39 06 555',
        language: 'fr',
        timeZone: 'Europe/Rome',
      },
    });
    const id = opened?.user.id ?? '';
    const agreed = await t.ctx.db.select().from(consents).where(eq(consents.userId, id));
    const result = agreed.map((one) => `${one.kind} ${one.version} ${one.givenAt.toISOString()}`);
    expect(result.sort()).toEqual(
      ['adult', 'privacy', 'terms'].map((kind) => `${kind} 2025-06-20 ${signedUp.toISOString()}`),
    );
    const waiting = t.ctx.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));
    expect(await waiting).toEqual([]);
  });

  test('without the right password gives nothing', async () => {
    const token = await signUp();
    await expectCode(await confirm(token, 'another-guess'), 401, 'invalid_credentials');
    expect((await look(token)).status).toBe(200);
  });

  test('lets a password be guessed ten times only', async () => {
    await t.close();
    t = await startTestApp();
    const token = await signUp();
    const codes: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      codes.push((await bodyOf(await confirm(token, `guess-number-${round}`))).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
    expect(codes.slice(10)).toEqual(Array(2).fill('too_many_requests'));
    const right = await confirm(token);
    await expectCode(right, 429, 'too_many_requests');
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('used ten times at once confirms once', async () => {
    const token = await signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);
  });
});
