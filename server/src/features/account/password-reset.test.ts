import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { passwordResets } from '../../db/tables/sign-in.ts';
import { addChildTo } from '../../test/children.ts';
import {
  addGrownUp,
  bodyOf,
  cookiesOf,
  linkIn,
  startTestApp,
  type TestApp,
} from '../../test/harness.ts';
import { headersSent } from '../../test/headers-sent.ts';
import { noLimits } from '../../test/no-limits.ts';

const old = 'correct-horse-9';
const fresh = 'a-new-lantern-7';
const hour = 60 * 60 * 1000;
let t: TestApp;
let number = 0;
let email: string;
let parent: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date());
  t.ctx.limiter = noLimits;
  t.emails.length = 0;
  number += 1;
  email = `person${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email, password: old });
});

const post = (path: string, body: object, cookie?: string, language = 'en') =>
  t.call(path, { method: 'POST', body, cookie, headers: { 'accept-language': language } });
const askFor = (address = email, language = 'en') =>
  post('/auth/v1/request-password-reset', { email: address }, undefined, language);
const look = (token: string) => t.call(`/rest/v1/account/password-reset?token=${token}`);
const set = (token: string, newPassword = fresh) =>
  post('/auth/v1/reset-password', { token, newPassword });
const signIn = (password: string) => post('/auth/v1/sign-in/email', { email, password });
/** Has something happen after a password was found right, just before the session is opened. */
async function beforeSession(happen: () => Promise<unknown>): Promise<void> {
  const { internalAdapter } = await t.ctx.auth.$context;
  const open = internalAdapter.createSession;
  vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
    await happen();
    return open(...input);
  });
}
const tokenOf = (index: number) =>
  new URL(linkIn(t.emails.at(index))).searchParams.get('token') ?? '';
/** Asks for an e-mail and gives the token of its link. */
async function tokenFor(): Promise<string> {
  expect((await askFor()).status).toBe(202);
  return tokenOf(-1);
}

async function expectCode(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect((await bodyOf(answer)).code).toBe(code);
}

describe('the e-mail for a new password', () => {
  test('goes to a grown-up, in the language of the page, with a link of which a hash is kept', async () => {
    await askFor(` ${email.toUpperCase()}`, 'pt-BR');
    expect(t.emails).toMatchObject([{ kind: 'password-reset', to: email, language: 'pt-BR' }]);
    expect(linkIn(t.emails[0])).toMatch(
      /^http:\/\/localhost:3000\/auth\/reset\?token=[\w-]{32}&lang=pt-BR$/,
    );
    const saved = JSON.stringify(await t.ctx.db.select().from(passwordResets));
    expect(saved).not.toContain(tokenOf(0));
  });

  test('goes to no child and to nobody without an account, and no answer tells', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const seen = new Set<string>();
    for (const address of [email, child.email, 'nobody@example.org']) {
      const answer = await askFor(address);
      const headers = headersSent(answer);
      seen.add([answer.status, await answer.text(), ...headers].join(' '));
    }
    expect(seen.size).toBe(1);
    expect(t.emails.map(({ to }) => to)).toEqual([email]);
    for (const address of [child.email, 'nobody@example.org']) {
      expect(await t.ctx.db.$count(passwordResets, eq(passwordResets.email, address))).toBe(0);
    }
  });

  test('goes out five times an hour to one address, and whoever asks again is told when', async () => {
    await t.close();
    t = await startTestApp();
    await addGrownUp(t.ctx, { email });
    for (const address of [email, 'nobody@example.org']) {
      for (let round = 0; round < 5; round += 1) expect((await askFor(address)).status).toBe(202);
      const sixth = await askFor(address);
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    expect(t.emails).toHaveLength(5);
  });
});

describe('a link for a new password', () => {
  test('tells whose it is, and looking changes nothing', async () => {
    const token = await tokenFor();
    for (let round = 0; round < 2; round += 1) {
      const answer = await look(token);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ email });
    }
    expect((await signIn(old)).status).toBe(200);
  });

  test('sets the password, ends every session, makes the device known and is told of in an e-mail', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const daughter = await t.signIn(child.email, child.password);
    const cookies = [await t.signIn(email, old), await t.signIn(email, old)];
    const answer = await set(await tokenFor());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: true });
    const made = answer.headers.getSetCookie();
    expect(made.every((line) => line.startsWith('known='))).toBe(true);
    expect(made).toHaveLength(1);
    for (const cookie of cookies) {
      expect((await t.call('/rest/v1/children', { cookie })).status).toBe(401);
    }
    expect((await t.call('/rest/v1/progress', { cookie: daughter })).status).not.toBe(401);
    await expectCode(await signIn(old), 401, 'invalid_credentials');
    expect((await signIn(fresh)).status).toBe(200);
    const last = t.emails.at(-1);
    expect(last).toMatchObject({ kind: 'password-changed', to: email });
    expect(linkIn(last)).toBe('http://localhost:3000/auth/reset?lang=en');
  });

  test('leaves no session to a login by the old password that was under way', async () => {
    const token = await tokenFor();
    await beforeSession(() => set(token));
    await expectCode(await signIn(old), 401, 'invalid_credentials');
    expect(await t.ctx.db.$count(session, eq(session.userId, parent))).toBe(0);
  });

  test('is used once, and ends the others of its address', async () => {
    const [first, second] = [await tokenFor(), await tokenFor()];
    expect((await set(first)).status).toBe(200);
    for (const token of [first, second]) {
      await expectCode(await look(token), 410, 'reset_link_used');
      await expectCode(await set(token, 'another-lantern'), 410, 'reset_link_used');
    }
    expect((await signIn(fresh)).status).toBe(200);
  });

  test('holds an hour', async () => {
    const token = await tokenFor();
    t.setNow(new Date(Date.now() + 0.9 * hour));
    expect((await look(token)).status).toBe(200);
    t.setNow(new Date(Date.now() + 1.1 * hour));
    await expectCode(await look(token), 410, 'reset_link_expired');
    await expectCode(await set(token), 410, 'reset_link_expired');
  });

  test('that nobody made is invalid', async () => {
    await expectCode(await look('invented'), 400, 'reset_link_invalid');
    await expectCode(await set('invented'), 400, 'reset_link_invalid');
  });

  test.each([
    ['password_too_short', 'short'],
    ['password_too_common', 'password123'],
    ['password_too_long', 'lantern '.repeat(20)],
  ])('says %s as sign-up does, and goes on working', async (code, password) => {
    const token = await tokenFor();
    const answer = await set(token, password);
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ code, fields: { newPassword: code } });
    expect((await set(token)).status).toBe(200);
  });

  test('used ten times at once sets the password once', async () => {
    const token = await tokenFor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => set(token, `lantern-number-${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);
    expect(t.emails.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  test('leaves no code that was sent before', async () => {
    await post('/auth/v1/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const sent = t.emails.at(-1);
    const code = sent?.kind === 'login-code' ? sent.data.code : '';
    await set(await tokenFor());
    await expectCode(
      await post('/auth/v1/sign-in/email-otp', { email, otp: code }),
      400,
      'code_invalid',
    );
  });
});

describe('changing the own password', () => {
  const change = (cookie: string, currentPassword = old, newPassword = fresh) =>
    post('/auth/v1/change-password', { currentPassword, newPassword }, cookie, 'fr');

  test('keeps this session, ends the others, and is told of in an e-mail', async () => {
    const [here, elsewhere] = [await t.signIn(email, old), await t.signIn(email, old)];
    const answer = await change(here);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: true });
    expect((await t.call('/rest/v1/children', { cookie: here })).status).toBe(200);
    expect((await t.call('/rest/v1/children', { cookie: elsewhere })).status).toBe(401);
    expect(await t.ctx.db.$count(session, eq(session.userId, parent))).toBe(1);
    expect(t.emails).toMatchObject([{ kind: 'password-changed', to: email, language: 'fr' }]);
    await expectCode(await signIn(old), 401, 'invalid_credentials');
    expect((await signIn(fresh)).status).toBe(200);
  });

  test('asks for the present password', async () => {
    const here = await t.signIn(email, old);
    const answer = await change(here, 'not-my-password');
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({
      code: 'password_wrong',
      fields: { currentPassword: 'password_wrong' },
    });
    expect((await signIn(old)).status).toBe(200);
    expect(t.emails).toEqual([]);
  });

  test('asks of the new one what sign-up asks', async () => {
    const answer = await change(await t.signIn(email, old), old, 'short');
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ fields: { newPassword: 'password_too_short' } });
  });

  test('sent five times at once happens once', async () => {
    const here = await t.signIn(email, old);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(here, old, `lantern-number-${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(t.emails).toHaveLength(1);
  });

  test('ends a link that was sent before', async () => {
    const token = await tokenFor();
    await change(await t.signIn(email, old));
    await expectCode(await set(token), 410, 'reset_link_used');
  });

  test('is not for a child, whose parent changes it', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const cookie = await t.signIn(child.email, child.password);
    await expectCode(await change(cookie, child.password), 403, 'forbidden');
  });

  test('lets the present password be guessed ten times in a quarter of an hour', async () => {
    await t.close();
    t = await startTestApp();
    await addGrownUp(t.ctx, { email, password: old });
    const signedIn = await signIn(old);
    const here = cookiesOf(signedIn);
    for (let round = 0; round < 10; round += 1) {
      await expectCode(await change(here, `guess-number-${round}`), 400, 'password_wrong');
    }
    await expectCode(await change(here), 429, 'too_many_requests');
  });
});
