import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { mails } from '../../../db/tables/platform.ts';
import { activityDays } from '../../../db/tables/progress.ts';
import { weeklyEmails } from '../../../db/tables/weekly-emails.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import {
  partOf,
  startTestSmtpServer,
  type TestSmtpServer,
} from '../../../platform/mail/test-smtp-server.ts';
import { createQueue } from '../../../platform/queue/queue.ts';
import { addChildTo } from '../../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../../test/harness.ts';
import { openSession } from '../../../test/session.ts';
import { findDueEmails, startWeeklyEmails } from './send.ts';

vi.setConfig({ testTimeout: 120_000 });

const contentDir = fileURLToPath(new URL('../../../../../content', import.meta.url));
const path = '/rest/v1/account/saturday-letter';
const soon = { timeout: 60_000, interval: 25 };
const log = pino({ level: 'silent' });
const closers: (() => Promise<void>)[] = [];
let t: TestApp;
let smtp: TestSmtpServer;

beforeAll(async () => {
  t = await startTestApp();
  smtp = await startTestSmtpServer();
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await smtp.close();
  await t.close();
});

/**
 * The same app as a process of its own would have it: its own queue, its own way to the mail
 * server.
 */
async function anotherProcess(): Promise<AppContext> {
  const { db, now } = t.ctx;
  const queue = await createQueue({ connectionString: t.database.connectionString, log });
  const env = { outbox: false, smtpUrl: smtp.url, mailFrom: 'quest@quest.example' };
  const mailer = createMailer({ env, db, queue, log, contentDir, now });
  await mailer.start();
  const ctx = { ...t.ctx, queue, mailer };
  await startWeeklyEmails(ctx);
  closers.push(async () => {
    await mailer.stop();
    await queue.stop();
  });
  return ctx;
}

/** A family that wants e-mails and did something this week. */
async function family(email: string): Promise<{ parent: string; cookie: string }> {
  const parent = await addGrownUp(t.ctx, { email });
  const cookie = await openSession(t.ctx, parent, new Date('2031-05-01T00:00:00Z'));
  await t.call(path, { method: 'PATCH', cookie, body: { on: true } });
  const { id: childId } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  await t.ctx.db.insert(activityDays).values({ childId, day: '2031-03-04' });
  return { parent, cookie };
}

test('two processes and a third after a restart send each family one e-mail, which one press stops', async () => {
  t.setNow(new Date('2031-03-05T12:00:00Z'));
  const addresses = Array.from({ length: 6 }, (_, index) => `family${index}@example.org`);
  const families = await Promise.all(addresses.map(family));
  t.setNow(new Date('2031-03-08T06:00:00Z'));
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  await Promise.all([one, two, one, two].map(findDueEmails));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(families.length), soon);
  await findDueEmails(await anotherProcess());
  // A further e-mail, sent after all others, shows that nothing else was on its way.
  await family('last@example.org');
  await findDueEmails(two);
  const isLast = ({ recipients }: { recipients: string[] }) => recipients[0] === 'last@example.org';
  await vi.waitFor(() => expect(smtp.received.some(isLast)).toBe(true), soon);
  expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual(
    [...addresses, 'last@example.org'].sort(),
  );
  expect(await t.ctx.db.select().from(weeklyEmails)).toHaveLength(families.length + 1);

  const sent = smtp.received.find(({ recipients }) => recipients[0] === addresses[0]);
  if (!sent) throw new Error('no letter');
  expect(sent.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const unfolded = sent.raw.replace(/\r\n[ \t]+/g, ' ');
  const [, link = ''] = /^List-Unsubscribe: <(https?:\/\/[^>\s]+)>\r$/m.exec(unfolded) ?? [];
  for (const type of ['text/plain', 'text/html']) {
    const said = partOf(sent, type).replaceAll('&amp;', '&');
    expect(said).toContain(link);
    expect(said).toContain('Lucia');
  }
  const { pathname, search } = new URL(link);
  const pressed = await t.app.request(`http://localhost:3000${pathname}${search}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(pressed.status).toBe(200);
  const choice = await bodyOf(await t.call(path, { cookie: families[0]?.cookie ?? '' }));
  expect(choice.on).toBe(false);
  const [row] = await t.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, addresses[0] ?? ''));
  expect(row).toMatchObject({ html: '', text: '', stopLink: null });
});

test('an e-mail that the mail server would not take by the evening is given up', async () => {
  const ctx = await anotherProcess();
  t.setNow(new Date('2031-03-15T06:00:00Z'));
  smtp.manners = 'refuse';
  const { parent } = await family('patient@example.org');
  await findDueEmails(ctx);
  const row = async () => (await t.ctx.db.select().from(mails).where(eq(mails.userId, parent)))[0];
  await vi.waitFor(async () => {
    const { rows } = await t.database.pool.query(
      'select state::text from pgboss.job where singleton_key = $1',
      [(await row())?.id],
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  }, soon);
  t.setNow(new Date('2031-03-15T19:00:00Z'));
  smtp.manners = 'take';
  await t.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  await ctx.queue.send('mail', { id: 'none' }, { key: 'wake' });
  await vi.waitFor(async () => expect((await row())?.text).toBe(''), soon);
  expect(await row()).toMatchObject({ sentAt: null, stopLink: null });
  expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain(
    'patient@example.org',
  );
});

test('an e-mail that waits for the mail server is not sent once it was stopped', async () => {
  const ctx = await anotherProcess();
  t.setNow(new Date('2031-03-22T06:00:00Z'));
  smtp.manners = 'refuse';
  const { parent, cookie } = await family('stopped@example.org');
  await findDueEmails(ctx);
  const rows = () => t.ctx.db.select().from(mails).where(eq(mails.userId, parent));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1), soon);
  await t.call(path, { method: 'PATCH', cookie, body: { on: false } });
  expect(await rows()).toEqual([]);
  smtp.manners = 'take';
});
