import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { mails } from '../../db/tables/platform.ts';
import { loginCodes } from '../../db/tables/sign-in.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { headersSent } from '../../test/headers-sent.ts';
import { noLimits } from '../../test/no-limits.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { setPassword } from './change-password.ts';

const minute = 60 * 1000;
const ask = '/auth/v1/email-otp/send-verification-otp';
let t: TestApp;
let number = 0;
let email: string;
let parent: string;
let now: Date;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
});
afterAll(() => t.close());
beforeEach(async () => {
  now = new Date();
  t.setNow(now);
  t.emails.length = 0;
  number += 1;
  email = `person${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email });
});

const askFor = (address = email, language = 'en') =>
  t.call(ask, {
    method: 'POST',
    body: { email: address, type: 'sign-in' },
    headers: { 'accept-language': language },
  });
const enter = (otp: string, address = email, cookie?: string) =>
  t.call('/auth/v1/sign-in/email-otp', { method: 'POST', body: { email: address, otp }, cookie });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
  t.setNow(now);
};
const codes = () =>
  t.emails.flatMap((sent) => (sent.kind === 'login-code' ? [sent.data.code] : []));
/** Asks for a code and gives the one of the e-mail. */
async function codeFor(address = email): Promise<string> {
  expect((await askFor(address)).status).toBe(202);
  return codes().at(-1) ?? '';
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const sessions = () => t.ctx.db.$count(session, eq(session.userId, parent));

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(400);
  expect((await bodyOf(answer)).code).toBe('code_invalid');
  expect(answer.headers.getSetCookie()).toEqual([]);
}

describe('a login code', () => {
  test('that is given while the password is set anew opens no session, which would outlive the others', async () => {
    const code = await codeFor();
    const { internalAdapter } = await t.ctx.auth.$context;
    const open = internalAdapter.createSession;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
      const change = { userId: parent, passwordHash: 'another', language: 'en', now } as const;
      await t.ctx.db.transaction((tx) => setPassword(t.ctx, tx, change));
      return open(...input);
    });
    await expectRefused(await enter(code));
    expect(await sessions()).toBe(0);
  });

  test('has six digits, comes in the language of the page, and signs in once', async () => {
    expect((await askFor(` ${email.toUpperCase()} `, 'fr')).status).toBe(202);
    expect(t.emails).toMatchObject([{ kind: 'login-code', to: email, language: 'fr' }]);
    const [code = ''] = codes();
    expect(code).toMatch(/^\d{6}$/);
    const answer = await enter(code);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: { id: parent, email, name: 'Maria Rossi' } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((line) => /^session=.*Max-Age=2592000.*HttpOnly.*Lax/.test(line))).toBe(
      true,
    );
    expect(cookies.some((line) => /^viewer=parent;/.test(line))).toBe(true);
    const cookie = cookiesOf(answer);
    expect((await t.call('/rest/v1/children', { cookie })).status).toBe(200);
    const result = await t.call('/auth/v1/get-session', { cookie });
    expect(await bodyOf(result)).toMatchObject({ user: { email, role: 'parent' } });
    await expectRefused(await enter(code));
    expect(await sessions()).toBe(1);
  });

  test('is taken with the spaces of whoever pastes it', async () => {
    const code = await codeFor();
    expect((await enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('is kept as a hash that the code alone does not make', async () => {
    const code = await codeFor();
    const [row] = await t.ctx.db.select().from(loginCodes).where(eq(loginCodes.email, email));
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    const { secret } = t.ctx;
    t.ctx.secret = 'the secret of another server';
    await expectRefused(await enter(code));
    t.ctx.secret = secret;
    expect((await enter(code)).status).toBe(200);
  });

  test('holds five minutes', async () => {
    const code = await codeFor();
    later(5);
    await expectRefused(await enter(code));
    const second = await codeFor();
    later(4.9);
    expect((await enter(second)).status).toBe(200);
  });

  test('has three tries, and the right one after three wrong ones is too late', async () => {
    const code = await codeFor();
    for (let round = 0; round < 3; round += 1) await expectRefused(await enter(wrongOf(code)));
    await expectRefused(await enter(code));
    const second = await codeFor();
    for (let round = 0; round < 2; round += 1) await expectRefused(await enter(wrongOf(second)));
    expect((await enter(second)).status).toBe(200);
  });

  test('ends when a new one is asked for', async () => {
    const first = await codeFor();
    const second = await codeFor();
    await expectRefused(await enter(first));
    expect((await enter(second)).status).toBe(200);
  });

  test('is made five times an hour at most, and the sixth call is told when', async () => {
    for (let round = 0; round < 5; round += 1) {
      await codeFor();
      later(11);
    }
    const sixth = await askFor();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe(String(5 * 60));
    expect(codes()).toHaveLength(5);
    later(5.1);
    await codeFor();
    // In no hour more than five, wherever it begins.
    expect((await askFor()).status).toBe(429);
    expect(codes()).toHaveLength(6);
  });

  test('that is refused for its number leaves the last one alone', async () => {
    for (let round = 0; round < 4; round += 1) await codeFor();
    const last = await codeFor();
    expect((await askFor()).status).toBe(429);
    expect((await enter(last)).status).toBe(200);
  });

  test('asked for ten times at once is made five times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => askFor()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(202), ...Array(5).fill(429)]);
    expect(codes()).toHaveLength(1);
  });

  test('makes the device known and ends the session that stood in the browser', async () => {
    const before = cookiesOf(await enter(await codeFor()));
    const answer = await enter(await codeFor(), email, before);
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('known='))).toBe(true);
    expect((await t.call('/rest/v1/children', { cookie: before })).status).toBe(401);
  });

  test('shows an admin as an admin', async () => {
    const address = `admin${number}@example.org`;
    await addGrownUp(t.ctx, { email: address, admin: true });
    const answer = await enter(await codeFor(address), address);
    expect(answer.headers.getSetCookie().some((line) => /^viewer=admin;/.test(line))).toBe(true);
  });
});

describe('of a hundred calls at once', () => {
  test.each(Array.from({ length: proofSize(1, 20) }, (_, index) => index + 1))(
    'with the right code one gets a session (race %i)',
    async () => {
      const code = await codeFor();
      const answers = await Promise.all(Array.from({ length: 100 }, () => enter(code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(400)]);
      expect(await sessions()).toBe(1);
      printProof(answers.length, 'parallel right codes');
    },
    60_000,
  );

  test('with other codes three are looked at, and the right one behind them is not', async () => {
    const code = await codeFor();
    const guesses = Array.from({ length: 100 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(guesses.map((guess) => enter(guess)));
    const [row] = await t.ctx.db.select().from(loginCodes).where(eq(loginCodes.email, email));
    expect(row?.tries).toBe(3);
    await expectRefused(await enter(code));
    expect(await sessions()).toBe(0);
  }, 60_000);
});

describe('who has an account', () => {
  /** What a call answers, with the statements it gave to the database before. */
  async function whole(call: () => Promise<Response>): Promise<string> {
    const { queue } = t.ctx;
    t.ctx.queue = { ...queue, send: async () => undefined };
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await call();
    const input = query.mock.calls.map(([one]) => (one as { text?: string }).text ?? one);
    query.mockRestore();
    t.ctx.queue = queue;
    const headers = headersSent(answer);
    return [answer.status, await answer.text(), ...headers, ...input].join('\n');
  }

  test('is told neither by asking for a code nor by a wrong one, and a child’s address gets no e-mail', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const addresses = [email, child.email, `nobody${number}@example.org`];
    const seen = [];
    for (const address of addresses) {
      const request = await whole(() => askFor(address));
      // This time with what the queue does.
      await askFor(address);
      const code = codes().at(-1) ?? '000000';
      seen.push([request, await whole(() => enter(wrongOf(code), address))].join('\n'));
    }
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('update "login_codes"');
    expect(t.emails.map(({ to }) => to)).toEqual([email]);
    expect(await t.ctx.db.select().from(mails)).toEqual([]);
  });

  test('is told by no sixth call either', async () => {
    const nobody = `nobody${number}@example.org`;
    for (let round = 0; round < 5; round += 1) await askFor(nobody);
    expect((await askFor(nobody)).status).toBe(429);
  });

  test('of a child, whatever is entered, no code signs in', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    await askFor(child.email);
    for (const code of ['000000', '123456', ''])
      await expectRefused(await enter(code, child.email));
  });
});

test('what is no address is said to be none', async () => {
  const answer = await askFor('no address');
  expect(answer.status).toBe(400);
  expect(await bodyOf(answer)).toMatchObject({
    code: 'email_invalid',
    fields: { email: 'email_invalid' },
  });
});
