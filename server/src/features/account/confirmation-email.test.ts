import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { headersSent } from '../../test/headers-sent.ts';
import { noLimits } from '../../test/no-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.emails.length = 0;
  t.ctx.limiter = noLimits;
});

const form = {
  account_type: 'parent',
  full_name: ' Maria Rossi ',
  email: 'maria@example.org',
  password: 'correct-horse-9',
  phone: '+39 06 555',
  over_18: true,
  terms_read: true,
  privacy_read: true,
  language: 'fr',
  time_zone: 'Europe/Rome',
};
const signUp = (change: object = {}) =>
  t.call('/rest/v1/account/sign-up', { method: 'POST', body: { ...form, ...change } });
const again = (email: string) =>
  t.call('/rest/v1/account/resend-confirmation', {
    method: 'POST',
    body: { email, language: 'pt-BR' },
  });

/**
 * A call without what it leaves to the queue.
 * @returns Its answer and the statements it gave to the database.
 */
async function answerAlone(path: string, body: object): Promise<string> {
  const statements: string[] = [];
  const queue = t.ctx.queue;
  t.ctx.queue = {
    ...queue,
    send: async (name) => {
      statements.push(`job ${name}`);
    },
  };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await t.call(path, { method: 'POST', body });
  const input = query.mock.calls.map(([one]) => (one as unknown as { text?: string }).text ?? one);
  query.mockRestore();
  t.ctx.queue = queue;
  const headers = headersSent(answer);
  return [answer.status, await answer.text(), ...headers, ...input, ...statements].join(' ');
}

describe('signing up, and asking for the e-mail again,', () => {
  test('does the same before it answers, whoever has the address', async () => {
    const parentId = await addGrownUp(t.ctx, { email: 'mary@example.org' });
    const child = await addChildTo(t.ctx, parentId, { name: 'Tom' });
    const full = 'full@example.org';
    for (let round = 0; round < 6; round += 1) await signUp({ email: full });
    const done: string[][] = [];
    for (const email of ['mary@example.org', child.email, 'free@example.org', full]) {
      done.push([await answerAlone('/rest/v1/account/sign-up', { ...form, email })]);
      const request = { email, language: 'en' };
      done.at(-1)?.push(await answerAlone('/rest/v1/account/resend-confirmation', request));
    }
    expect(new Set(done.map(String)).size).toBe(1);
    expect(done[0]?.[0]).toMatch(/^202 .*insert into "pending_sign_ups"/);
    expect(done[0]?.[1]).toMatch(/^202 .*insert into "confirmation_requests"/);
  });
});

describe('e-mails', () => {
  test('to one address stop after five in an hour, and the caller is not told', async () => {
    await t.close();
    t = await startTestApp();
    const answers = [];
    for (let round = 0; round < 7; round += 1) {
      answers.push(await signUp({ email: 'flooded@example.org' }));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(202));
    expect(t.emails).toHaveLength(5);
    t.setNow(new Date(Date.now() + 61 * 60 * 1000));
    await signUp({ email: 'flooded@example.org' });
    t.setNow(new Date());
    expect(t.emails).toHaveLength(6);
  });

  test('again go to who waits, tell who has an account of it, and go to nobody else', async () => {
    await signUp({ email: 'waits@example.org' });
    await addGrownUp(t.ctx, { email: 'confirmed@example.org' });
    t.emails.length = 0;
    const answers = [
      await again(' WAITS@example.org '),
      await again('confirmed@example.org'),
      await again('nobody@example.org'),
    ];
    const seen = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
    expect(new Set(seen)).toEqual(new Set(['202 {"sent":true}']));
    expect(t.emails.map(({ kind, to, language }) => `${kind} ${to} ${language}`)).toEqual([
      'confirm-email waits@example.org pt-BR',
      'sign-up-known confirmed@example.org pt-BR',
    ]);
    const wrong = await again('no address');
    expect((await bodyOf(wrong)).code).toBe('email_invalid');
  });

  test('that were asked for in vain do not count', async () => {
    await t.close();
    t = await startTestApp();
    for (let round = 0; round < 6; round += 1) await again('later@example.org');
    expect(t.emails).toEqual([]);
    await signUp({ email: 'later@example.org' });
    expect(t.emails).toHaveLength(1);
  });
});
