import { composeChildEmail } from '@pius/domain/account/login-name.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, consents, pendingSignUps, profiles, user } from '../../db/tables/account.ts';
import {
  addGrownUp,
  bodyOf,
  cookiesOf,
  linkIn,
  startTestApp,
  type TestApp,
} from '../../test/harness.ts';
import { findSignUp } from './pending-store.ts';

const own = 'correct-horse-9';
const theirs = 'stranger-pass-1';
let t: TestApp;
let number = 0;
let email: string;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.env = { ...t.ctx.env, trustedProxies: ['127.0.0.1'] };
});
afterAll(() => t.close());
beforeEach(() => {
  t.emails.length = 0;
  number += 1;
  email = `person${number}@example.org`;
});

/**
 * A call from a source and at a moment of its own, so that only the limits of the address count.
 */
let source = 0;
let now = new Date();
function post(path: string, body: object): Promise<Response> {
  source += 1;
  now = new Date(now.getTime() + 1);
  t.setNow(now);
  const headers = { 'x-forwarded-for': `10.0.${source >> 8}.${source & 255}` };
  return t.call(path, { method: 'POST', body, headers });
}
const signUp = (password: string, change: object = {}) =>
  post('/rest/v1/account/sign-up', {
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
  });
const strangers = (change: object = {}) =>
  signUp(theirs, {
    full_name: 'Mallory',
    account_type: 'catechist',
    phone: '666',
    language: 'fr',
    time_zone: 'Asia/Tokyo',
    ...change,
  });
const tokens = () =>
  t.emails.map((sent) => new URL(linkIn(sent)).searchParams.get('token') ?? 'none');
const confirm = (token: string | undefined, password: string) =>
  post('/rest/v1/account/confirmation', { token, password });
const signIn = (password: string) => post('/auth/v1/sign-in/email', { email, password });
const codeOf = async (answer: Response) => (await bodyOf(answer)).code;

async function openedAccount() {
  const [opened] = await t.ctx.db
    .select()
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .innerJoin(account, eq(account.userId, profiles.id))
    .where(eq(user.email, email));
  return opened;
}

describe('a stranger who signs up with somebody’s address', () => {
  test.each(['before', 'after'])(
    'and does so %s the owner stays outside, and leaves nothing behind',
    async (when) => {
      if (when === 'before') await strangers();
      await signUp(own);
      const signedUp = now;
      if (when === 'after') await strangers();
      expect(tokens()).toHaveLength(2);
      expect((await confirm(tokens()[1], own)).status).toBe(200);
      expect(await codeOf(await signIn(theirs))).toBe('invalid_credentials');
      expect((await signIn(own)).status).toBe(200);
      const opened = await openedAccount();
      expect(opened).toMatchObject({
        user: { name: 'Maria Rossi' },
        profiles: {
          fullName: 'Maria Rossi',
          accountType: 'parent',
          phone: null,
          language: 'en',
          timeZone: 'Europe/Rome',
        },
      });
      const agreed = await t.ctx.db
        .select()
        .from(consents)
        .where(eq(consents.userId, opened?.user.id ?? ''));
      expect(agreed.map(({ givenAt: grantedAt }) => grantedAt)).toEqual([
        signedUp,
        signedUp,
        signedUp,
      ]);
    },
  );

  test('brings an e-mail that opens the account with the owner’s own password', async () => {
    await strangers();
    const [sent] = tokens();
    expect(await codeOf(await confirm(sent, own))).toBe('invalid_credentials');
    await signUp(own);
    const answer = await confirm(sent, own);
    expect(answer.status).toBe(200);
    const session = await t.call('/auth/v1/get-session', { cookie: cookiesOf(answer) });
    expect((await bodyOf<{ user: object }>(session)).user).toMatchObject({ name: 'Maria Rossi' });
  });

  test('six times in an hour does not keep the owner from signing up', async () => {
    for (let round = 0; round < 6; round += 1) await strangers();
    expect((await signUp(own)).status).toBe(202);
    expect(tokens()).toHaveLength(5);
    expect((await confirm(tokens()[0], own)).status).toBe(200);
    expect(await codeOf(await signIn(theirs))).toBe('invalid_credentials');
  });

  test('eight times with eight passwords after the owner takes nothing away', async () => {
    await signUp(own);
    for (let round = 0; round < 8; round += 1) await strangers({ password: `${theirs}-${round}` });
    expect(tokens()).toHaveLength(5);
    const waiting = () =>
      t.ctx.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));
    const hashes = (await waiting()).map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(9);
    // One salt, so that the confirmation hashes once.
    expect(new Set(hashes.map((hash) => hash.split('$').at(-2))).size).toBe(1);
    expect((await confirm(tokens()[0], own)).status).toBe(200);
    expect((await openedAccount())?.profiles.fullName).toBe('Maria Rossi');
    expect(await waiting()).toEqual([]);
  });

  test('does not shorten the time in which the owner’s link works', async () => {
    await signUp(own);
    const signedUp = now;
    for (let hours = 3; hours < 24; hours += 3) {
      now = new Date(signedUp.getTime() + hours * 60 * 60 * 1000);
      await strangers({ password: `${theirs}-${hours}` });
    }
    now = new Date(signedUp.getTime() + 24 * 60 * 60 * 1000 - 1000);
    expect((await confirm(tokens()[0], own)).status).toBe(200);
  });

  test('at the very moment the owner confirms gets nothing, in twenty interleavings', async () => {
    for (let round = 0; round < 20; round += 1) {
      t.emails.length = 0;
      email = `race${round}@example.org`;
      await signUp(own);
      const waiting = await findSignUp(t.ctx.db, email, now);
      const attempts = [() => strangers(), () => confirm(tokens()[0], own)];
      const running: Promise<Response>[] = [];
      for (const attempt of round % 2 === 0 ? attempts : attempts.toReversed()) {
        running.push(attempt());
        // Lets what is under way go on by a few steps more each round.
        for (let step = 0; step < round; step += 1) await t.database.pool.query('select 1');
      }
      const statuses = (await Promise.all(running)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 202]);
      const opened = await openedAccount();
      expect(opened?.profiles.fullName).toBe('Maria Rossi');
      expect(opened?.account.password).toBe(waiting?.passwordHash);
    }
    expect(await codeOf(await signIn(theirs))).toBe('invalid_credentials');
    expect((await signIn(own)).status).toBe(200);
  }, 120_000);

  test('does not learn whether there is an account from signing in afterwards', async () => {
    await addGrownUp(t.ctx, { email: 'known@example.org' });
    const seen = new Set<string>();
    for (const address of ['known@example.org', 'free@example.org']) {
      email = address;
      await strangers();
      const answer = await signIn(theirs);
      seen.add(`${answer.status} ${await answer.text()} ${[...answer.headers.keys()]}`);
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain('invalid_credentials');
  });
});

test('no two addresses share a salt', async () => {
  const salts: string[] = [];
  for (const address of ['one@example.org', 'two@example.org']) {
    email = address;
    await signUp(own);
    const waiting = await findSignUp(t.ctx.db, email, now);
    salts.push(waiting?.passwordHash.split('$').at(-2) ?? '');
  }
  expect(new Set(salts).size).toBe(2);
});

describe('a child', () => {
  test('can be added while a stranger’s sign-up waits for its login e-mail', async () => {
    const mother = email;
    await addGrownUp(t.ctx, { email: mother, password: own });
    email = composeChildEmail(mother, 'Tom') ?? '';
    await strangers();
    const [sent] = tokens();
    const cookie = await t.signIn(mother, own);
    const added = await t.call('/rest/v1/children', {
      method: 'POST',
      cookie,
      body: { name: 'Tom', age: 8, password: 'wooden-boat', consent: true },
    });
    expect(added.status).toBe(201);
    expect(await codeOf(await confirm(sent, theirs))).toBe('confirm_link_used');
    expect(await codeOf(await signIn(theirs))).toBe('invalid_credentials');
    expect((await signIn('wooden-boat')).status).toBe(200);
  });
});
