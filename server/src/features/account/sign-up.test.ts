import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmationRequests,
  pendingSignUps,
  profiles,
  user,
  verification,
} from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, bodyOf, linkIn, startTestApp, type TestApp } from '../../test/harness.ts';
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
const signUp = (change: object = {}, headers?: Record<string, string>) =>
  t.call('/rest/v1/account/sign-up', { method: 'POST', body: { ...form, ...change }, headers });
const usersWith = (email: string) => t.ctx.db.select().from(user).where(eq(user.email, email));
const waitingFor = (email: string) =>
  t.ctx.db.select().from(pendingSignUps).where(eq(pendingSignUps.email, email));

describe('signing up', () => {
  test('keeps what was typed apart for a day, and opens no account', async () => {
    const now = new Date();
    t.setNow(now);
    const answer = await signUp({ email: ' Maria@Example.org' });
    t.setNow(new Date());
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ sent: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await t.ctx.db.select().from(user)).toEqual([]);
    expect(await t.ctx.db.select().from(profiles)).toEqual([]);
    const waiting = await waitingFor('maria@example.org');
    expect(waiting).toMatchObject([
      {
        fullName: 'Maria Rossi',
        accountType: 'parent',
        phone: '+39 06 555',
        language: 'fr',
        timeZone: 'Europe/Rome',
        textVersion: '2025-06-20',
        agreedAt: now,
        expiresAt: new Date(now.getTime() + 24 * 60 * 60 * 1000),
      },
    ]);
    expect(waiting[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('sends an e-mail with a link of which only a hash is kept', async () => {
    await signUp({ email: 'letter@example.org' });
    expect(t.emails).toHaveLength(1);
    expect(t.emails[0]).toMatchObject({
      kind: 'confirm-email',
      to: 'letter@example.org',
      language: 'fr',
      data: { name: 'Maria Rossi', hours: '24' },
    });
    expect(linkIn(t.emails[0])).toMatch(
      /^http:\/\/localhost:3000\/auth\/confirm\?token=[\w-]{32}&lang=fr$/,
    );
    const saved = JSON.stringify(await t.ctx.db.select().from(verification));
    expect(saved).not.toContain(new URL(linkIn(t.emails[0])).searchParams.get('token'));
    expect(await t.ctx.db.select().from(confirmationRequests)).toEqual([]);
  });

  test('as a catechist is told apart from a parent', async () => {
    await signUp({ email: 'catechist@example.org', account_type: 'catechist' });
    expect(await waitingFor('catechist@example.org')).toMatchObject([{ accountType: 'catechist' }]);
  });

  test('as a student opens no account, however the form is filled in', async () => {
    const answer = await signUp({ email: 'student@example.org', account_type: 'student' });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).code).toBe('student_needs_parent');
    expect(await waitingFor('student@example.org')).toEqual([]);
    expect(t.emails).toEqual([]);
  });

  test.each(['👩‍👧 María José', '🙂'.repeat(100), '小林 マリア', '<b>Anna</b>'])(
    'keeps the name %s as it was typed',
    async (name) => {
      const email = 'named+plus@example.org';
      expect((await signUp({ email, full_name: ` ${name} ` })).status).toBe(202);
      expect((await waitingFor(email)).map(({ fullName }) => fullName)).toContain(name);
    },
  );

  test.each([
    [{ full_name: '  ' }, 'name_required', 'full_name', 'Please enter a name.'],
    [
      { full_name: 'x'.repeat(101) },
      'name_too_long',
      'full_name',
      'This name is too long. Please shorten it.',
    ],
    [
      { email: 'maria@' },
      'email_invalid',
      'email',
      'This does not look like an e-mail address. An example: anna@example.org',
    ],
    [
      { email: 'a@b.org\r\nBcc: c@d.org' },
      'email_invalid',
      'email',
      'This does not look like an e-mail address. An example: anna@example.org',
    ],
    [
      { email: "maria'@example.org" },
      'email_invalid',
      'email',
      'This does not look like an e-mail address. An example: anna@example.org',
    ],
    [
      { password: 'nine-char' },
      'password_too_short',
      'password',
      'Please choose a password of at least 10 characters.',
    ],
    [
      { password: 'x7!'.repeat(50) },
      'password_too_long',
      'password',
      'This password is too long. Please choose a shorter one.',
    ],
    [
      { password: '1234567890' },
      'password_too_common',
      'password',
      'Many people use this password, so it is easy to guess. Please choose another.',
    ],
    [
      { over_18: false },
      'age_confirm_required',
      'over_18',
      'Please confirm that you are 18 or older and will manage the student accounts.',
    ],
    [
      { terms_read: false },
      'documents_unread',
      'documents',
      'You must read both Privacy Policy and Terms of Service before creating an account',
    ],
    [
      { privacy_read: false },
      'documents_unread',
      'documents',
      'You must read both Privacy Policy and Terms of Service before creating an account',
    ],
    [
      { time_zone: 'Mars/Base' },
      'timezone_unknown',
      'time_zone',
      'We do not know this time zone. Please choose one from the list.',
    ],
  ])('with %o is refused as %s at %s', async (change, code, field, message) => {
    const answer = await signUp({ email: 'refused@example.org', ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code, message, fields: { [field]: code } });
    expect(await waitingFor('refused@example.org')).toEqual([]);
    expect(t.emails).toEqual([]);
  });

  test('names every field that is wrong at once', async () => {
    const answer = await signUp({
      full_name: '',
      password: 'x',
      over_18: false,
      terms_read: false,
    });
    expect(Object.keys((await bodyOf<{ fields: object }>(answer)).fields).sort()).toEqual([
      'documents',
      'full_name',
      'over_18',
      'password',
    ]);
  });

  test('with an address that is known answers the same and writes another e-mail', async () => {
    await addGrownUp(t.ctx, { email: 'known@example.org', name: 'Known' });
    const before = await usersWith('known@example.org');
    const known = await signUp({ email: 'known@example.org', full_name: 'Stranger' });
    const unknown = await signUp({ email: 'unknown@example.org' });
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    expect(headersSent(known)).toEqual(headersSent(unknown));
    expect(t.emails.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      'sign-up-known known@example.org',
      'confirm-email unknown@example.org',
    ]);
    expect(t.emails[0]?.data).toEqual({
      name: 'Known',
      link: 'http://localhost:3000/login?door=adult',
    });
    expect(await usersWith('known@example.org')).toEqual(before);
    expect(await waitingFor('known@example.org')).toEqual([]);
  });

  test('with a child’s login e-mail answers the same, writes no e-mail and changes nothing', async () => {
    const parentId = await addGrownUp(t.ctx, { email: 'mother@example.org' });
    const child = await addChildTo(t.ctx, parentId, { name: 'Lucia' });
    const answer = await signUp({ email: child.email });
    expect(answer.status).toBe(202);
    expect(t.emails).toEqual([]);
    expect(await waitingFor(child.email)).toEqual([]);
    expect(await t.signIn(child.email, child.password)).toContain('session=');
  });

  test.each(['free', 'known', 'child'])(
    'ten times at once is answered alike, for an address that is: %s',
    async (which) => {
      const parentId = await addGrownUp(t.ctx, { email: `at-once-${which}@example.org` });
      const child = await addChildTo(t.ctx, parentId, { name: 'Tom' });
      const email = {
        free: 'at-once@example.org',
        known: 'at-once-known@example.org',
        child: child.email,
      }[which];
      const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ email })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      expect(await waitingFor(email ?? '')).toHaveLength(which === 'free' ? 1 : 0);
    },
  );
});
