import { languages } from '@pius/domain/language.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { user } from '../../db/tables/account.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { mails } from '../../db/tables/platform.ts';
import { emailChanges } from '../../db/tables/settings.ts';
import { passwordResets } from '../../db/tables/sign-in.ts';
import type { Email } from '../../platform/mail/email.ts';
import { addChildTo, type TestChild } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { untilCallsWait } from '../../test/waiting.ts';
import { deleteFamily } from './delete-family.ts';
import { lockLogins } from './email-change-store.ts';

const password = 'correct-horse-9';
const confirmation = '/rest/v1/account/email-change/confirmation';
const hour = 60 * 60 * 1000;
const begin = Date.now();
let t: TestApp;
let number = 0;
let old: string;
let requested: string;
let parent: string;
let child: TestChild;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.emails.length = 0;
  number += 1;
  // An hour apart, so that no test uses up what another may ask for.
  t.setNow(new Date(begin + number * hour));
  old = `maria+home${number}@example.org`;
  requested = `maria.new${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email: old, password });
  child = await addChildTo(t.ctx, parent, { name: 'José María' });
  cookie = await openSession(t.ctx, parent);
});

const ask = (email = requested, input = password, who = cookie) =>
  t.call('/rest/v1/account/email-change', {
    method: 'POST',
    cookie: who,
    body: { email, password: input },
  });
const linkOf = (sent: Email | undefined) => (sent && 'link' in sent.data ? sent.data.link : '');
const tokenOf = (sent = t.emails.at(-1)) => new URL(linkOf(sent)).searchParams.get('token') ?? '';
const look = (token: string, who?: string) =>
  t.call(`${confirmation}?token=${token}`, { cookie: who });
const confirm = (token: string, { granted: input, who }: { granted?: string; who?: string } = {}) =>
  t.call(confirmation, { method: 'POST', cookie: who, body: { token, password: input } });
const emailOf = async (id: string) =>
  (await t.ctx.db.select().from(user).where(eq(user.id, id)))[0]?.email;

describe('another e-mail address', () => {
  test('is confirmed by an e-mail to it; the children follow, and the old address is told', async () => {
    expect((await ask(` ${requested.toUpperCase()} `)).status).toBe(202);
    expect(t.emails).toMatchObject([{ kind: 'confirm-new-email', to: requested, userId: parent }]);
    expect(linkOf(t.emails[0])).toMatch(
      /^http:\/\/localhost:3000\/auth\/email\?token=[\w-]{32}&lang=en$/,
    );
    expect(await emailOf(parent)).toBe(old);
    const token = tokenOf();
    expect(await bodyOf(await look(token, cookie))).toEqual({ email: requested, signed_in: true });
    expect(await bodyOf(await confirm(token, { who: cookie }))).toEqual({ email: requested });
    expect(await emailOf(parent)).toBe(requested);
    expect(await emailOf(child.id)).toBe(`maria.new${number}+josemaria@example.org`);
    expect(t.emails.at(-1)).toMatchObject({ kind: 'email-changed', to: old, userId: parent });
    await t.signIn(requested, password);
    await t.signIn(`maria.new${number}+josemaria@example.org`, child.password);
    await expect(t.signIn(old, password)).rejects.toThrow('cannot sign in');
    await expect(t.signIn(child.email, child.password)).rejects.toThrow('cannot sign in');
  });

  test.each(languages)('is told of in the account’s language: %s', async (language) => {
    const body = { language };
    await t.call('/rest/v1/account/profile', { method: 'PATCH', cookie, body });
    await ask();
    await confirm(tokenOf(), { who: cookie });
    expect(t.emails.map((sent) => sent.language)).toEqual([language, language]);
  });

  test('asks for the account’s password wherever somebody else, or nobody, is signed in', async () => {
    await ask();
    const token = tokenOf();
    const stranger = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    const others = [undefined, await openSession(t.ctx, stranger)];
    for (const who of [...others, await openSession(t.ctx, child.id)]) {
      expect(await bodyOf(await look(token, who))).toEqual({ email: requested, signed_in: false });
      for (const input of [undefined, '', 'not-this-one']) {
        const answer = await confirm(token, { granted: input, who });
        expect(answer.status).toBe(400);
        expect(await bodyOf(answer)).toMatchObject({ fields: { password: 'password_wrong' } });
      }
    }
    expect(await emailOf(parent)).toBe(old);
    expect((await confirm(token, { granted: password })).status).toBe(200);
    expect(await emailOf(parent)).toBe(requested);
  });

  test('cannot be had by guessing the password at its link', async () => {
    await ask();
    const token = tokenOf();
    for (let tries = 0; tries < 10; tries += 1) await confirm(token, { granted: 'wrong' });
    expect((await confirm(token, { granted: password })).status).toBe(429);
    expect((await confirm(token, { who: cookie })).status).toBe(200);
  });

  test('is changed once by its link, however often and fast it is pressed', async () => {
    await ask();
    const token = tokenOf();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(token, { who: cookie })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect(t.emails.filter(({ kind }) => kind === 'email-changed')).toHaveLength(1);
    const again = await look(token);
    expect([again.status, (await bodyOf(again)).code]).toEqual([410, 'confirm_link_used']);
  });

  test('makes the device known for the new one, so that guesses of strangers do not keep it out', async () => {
    const known = /known=[^;]+/.exec(await t.signIn(old, password))?.[0] ?? '';
    await ask();
    const answer = await confirm(tokenOf(), { granted: password, who: known });
    const after = answer.headers.getSetCookie().filter((line) => line.startsWith('known='));
    expect(after[0]).toContain(known.slice('known='.length).split('.')[0]);
    const window = { count: 100, seconds: 3600 };
    for (let guess = 0; guess < 100; guess += 1) {
      await t.ctx.limiter.shared(`sign-in account ${requested}`, window, t.ctx.now());
    }
    const path = '/auth/v1/sign-in/email';
    const body = { email: requested, password };
    expect((await t.call(path, { method: 'POST', body })).status).toBe(429);
    const cookie = after[0]?.split(';')[0];
    expect((await t.call(path, { method: 'POST', body, cookie })).status).toBe(200);
  });

  test.each(['by an e-mail', 'in the settings'])(
    'is over once the password is set anew %s',
    async (way) => {
      await ask();
      const token = tokenOf();
      const newPassword = 'a-new-lantern-7';
      if (way === 'by a letter') {
        await t.call('/auth/v1/request-password-reset', { method: 'POST', body: { email: old } });
        const body = { token: tokenOf(), newPassword };
        const answer = await t.call('/auth/v1/reset-password', { method: 'POST', body });
        expect(answer.status).toBe(200);
      } else {
        const body = { currentPassword: password, newPassword };
        const answer = await t.call('/auth/v1/change-password', { method: 'POST', body, cookie });
        expect(answer.status).toBe(200);
      }
      const late = await confirm(token, { granted: newPassword });
      expect((await bodyOf(late)).code).toBe('confirm_link_expired');
      expect(await emailOf(parent)).toBe(old);
    },
  );

  test('needs a link of less than a day, and the newest', async () => {
    await ask();
    const first = tokenOf();
    await ask(`newer${number}@example.org`);
    const second = tokenOf();
    expect((await bodyOf(await confirm(first, { who: cookie }))).code).toBe('confirm_link_expired');
    t.setNow(new Date(t.ctx.now().getTime() + 24 * hour));
    expect((await bodyOf(await look(second))).code).toBe('confirm_link_expired');
    expect((await bodyOf(await look('no-such-token'))).code).toBe('confirm_link_invalid');
  });

  test('leaves nothing behind under the old one when the family is deleted', async () => {
    const { db } = t.ctx;
    const sent = { kind: 'password-reset', subject: 'A', html: '', text: '' };
    const report = { lessonId: '1-1', textVersion: '1', page: '/', message: 'A' };
    await db.insert(mails).values({ ...sent, id: `mail${number}`, recipient: old });
    await db
      .insert(mistakeReports)
      .values({ ...report, id: `report${number}`, language: 'en', sender: 'visitor', email: old });
    const [requestedAt, expiresAt] = [t.ctx.now(), t.ctx.now()];
    await db.insert(passwordResets).values({
      id: `reset${number}`,
      email: old,
      language: 'en',
      askedAt: requestedAt,
      expiresAt,
    });
    await ask();
    expect((await confirm(tokenOf(), { who: cookie })).status).toBe(200);
    await deleteFamily(db, parent);
    expect(await db.$count(mails, eq(mails.recipient, old))).toBe(0);
    expect(await db.$count(mistakeReports, eq(mistakeReports.email, old))).toBe(0);
    expect(await db.$count(passwordResets, eq(passwordResets.email, old))).toBe(0);
  });

  test('is kept with a hash of its token only', async () => {
    await ask();
    const saved = JSON.stringify(await t.ctx.db.select().from(emailChanges));
    expect(saved).toContain(requested);
    expect(saved).not.toContain(tokenOf());
  });
});

describe('asking for another address', () => {
  test('is answered alike whoever has it, and only an address that is free gets an e-mail', async () => {
    const other = await addGrownUp(t.ctx, { email: `known${number}@example.org` });
    const foreignChild = await addChildTo(t.ctx, other, { name: 'Tom' });
    const free = await ask();
    const compared = async (answer: Response) => [answer.status, await answer.text()];
    const same = await compared(free);
    expect(t.emails).toHaveLength(1);
    for (const taken of [`known${number}@example.org`, foreignChild.email, child.email]) {
      expect(await compared(await ask(taken)), taken).toEqual(same);
    }
    expect(t.emails).toHaveLength(1);
  });

  test('needs the account’s password, and says so at its field', async () => {
    const answer = await ask(requested, 'not-this-one');
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ fields: { password: 'password_wrong' } });
    expect(t.emails).toEqual([]);
  });

  test.each([
    ['email_same', () => old.toUpperCase()],
    ['email_invalid', () => 'no address'],
    ['email_invalid', () => `${'a'.repeat(200)}@example.org`],
    ['email_invalid', () => 'zoé 🌟@example.org'],
  ])('tells what is wrong with the address: %s', async (code, email) => {
    const answer = await ask(email());
    expect(await bodyOf(answer)).toMatchObject({ code, fields: { email: code } });
  });

  test('is taken ten times in a quarter of an hour, so that no session is a place for guessing', async () => {
    for (let tries = 0; tries < 10; tries += 1) await ask(requested, 'wrong');
    expect((await ask()).status).toBe(429);
  });

  test('sends an address no more than five e-mails an hour, whoever asks', async () => {
    for (let request = 0; request < 7; request += 1) await ask();
    expect(t.emails).toHaveLength(5);
  });
});

test('an address that somebody took meanwhile changes nothing', async () => {
  await ask();
  const token = tokenOf();
  await addGrownUp(t.ctx, { email: `maria.new${number}+josemaria@example.org` });
  const answer = await confirm(token, { who: cookie });
  expect([answer.status, (await bodyOf(answer)).code]).toEqual([409, 'email_unusable']);
  expect(await emailOf(parent)).toBe(old);
  expect(await emailOf(child.id)).toBe(child.email);
});

test.each(['by an e-mail', 'in the settings'])(
  'a new address and a password set %s at the same moment wait for each other',
  async (way) => {
    await ask();
    const token = tokenOf();
    const newPassword = 'a-new-lantern-7';
    await t.call('/auth/v1/request-password-reset', { method: 'POST', body: { email: old } });
    const [path, body] =
      way === 'by a letter'
        ? ['/auth/v1/reset-password', { token: tokenOf(), newPassword }]
        : ['/auth/v1/change-password', { currentPassword: password, newPassword }];
    const calls = await t.ctx.db.transaction(async (tx) => {
      await lockLogins(tx, parent);
      const both = [
        confirm(token, { who: cookie }),
        t.call(path, { method: 'POST', body, cookie }),
      ];
      await untilCallsWait(t.ctx.db, 2);
      return { both };
    });
    const statuses = (await Promise.all(calls.both)).map(({ status }) => status);
    // Whichever came first may have ended what the other one stood for.
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 400, 410]).toContain(status);
  },
);
