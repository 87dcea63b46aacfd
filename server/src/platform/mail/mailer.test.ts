import { fileURLToPath } from 'node:url';
import type { Language } from '@pius/domain/language.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { profiles, user } from '../../db/tables/account.ts';
import { mails } from '../../db/tables/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createQueue, type Queue } from '../queue/queue.ts';
import type { Email } from './email.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { RecipientError } from './recipient.ts';
import { partOf, startTestSmtpServer, type TestSmtpServer } from './test-smtp-server.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const log = pino({ level: 'silent' });
const soon = { timeout: 60_000, interval: 25 };
const hour = 60 * 60 * 1000;

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let smtp: TestSmtpServer;
let queue: Queue;
let mailer: Mailer;
let clock: Date | null;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startTestSmtpServer();
  ({ queue, mailer } = await startMailer(smtp.url));
});
beforeEach(() => {
  clock = null;
});
afterEach(async () => {
  smtp.manners = 'take';
  smtp.tries = 0;
  smtp.received.length = 0;
  await database.db.delete(mails);
});
afterAll(async () => {
  await mailer.stop();
  await queue.stop();
  await smtp.close();
  await database.drop();
});

async function startMailer(smtpUrl: string | undefined, print = (_line: string) => {}) {
  const own = await createQueue({ connectionString: database.connectionString, log });
  const env = { outbox: !smtpUrl, smtpUrl, mailFrom: 'Saint Pius X Quest <quest@quest.example>' };
  const now = () => clock ?? new Date();
  const made = createMailer({ env, db: database.db, queue: own, log, contentDir, now, print });
  await made.start();
  return { queue: own, mailer: made };
}

function emailTo(to: string, more: { name?: string; language?: Language } = {}): Email {
  const { name = 'Anna', language = 'en' } = more;
  const link = 'https://quest.example/auth/confirm?token=secret-token';
  return { kind: 'confirm-email', to, language, data: { name, link, hours: '24' } };
}

const write = (email: Email) => database.db.transaction((tx) => mailer.enqueue(tx, email));
const received = (count: number) =>
  vi.waitFor(() => {
    expect(smtp.received).toHaveLength(count);
    return smtp.received;
  }, soon);
const rowOf = async (to: string) =>
  (await database.db.select().from(mails).where(eq(mails.recipient, to)))[0];
const sent = (to: string) =>
  vi.waitFor(async () => {
    const row = await rowOf(to);
    if (!row?.sentAt) throw new Error('not sent yet');
    return row;
  }, soon);

/** How many jobs there have been for e-mails. */
async function jobs(): Promise<number> {
  const { rows } = await database.pool.query("select 1 from pgboss.job where name = 'mail'");
  return rows.length;
}

/** Waits until the e-mail was tried in vain and the queue keeps it for later. */
async function waitsForRetry(to: string): Promise<void> {
  const row = await rowOf(to);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select state::text, start_after > now() as later from pgboss.job where singleton_key = $1',
      [row?.id],
    );
    expect(rows).toEqual([{ state: 'retry', later: true }]);
  }, soon);
}

/** Makes the next try due now, and wakes the queue with a job for no e-mail. */
async function tryAgainNow(): Promise<void> {
  await database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  await queue.send('mail', { id: 'none' }, { key: 'wake' });
}

describe('an e-mail', () => {
  it('goes out once after its commit, and leaves nothing of its words behind', async () => {
    await write(emailTo('anna@example.org'));
    const [email] = await received(1);
    const row = await sent('anna@example.org');
    expect(row).toMatchObject({ kind: 'confirm-email', html: '', text: '', attempts: 1 });
    expect(email?.recipients).toEqual(['anna@example.org']);
    expect(email?.raw).toMatch(/^To: anna@example\.org\r$/m);
    expect(email?.raw).toMatch(/^From: Saint Pius X Quest <quest@quest\.example>\r$/m);
    expect(email?.raw).toMatch(new RegExp(`^Message-ID: <${row.id}@quest\\.example>\r$`, 'm'));
    const { rows } = await database.pool.query(
      "select 1 from pgboss.job where data::text || coalesce(output::text, '') like '%secret-token%'",
    );
    expect(rows).toEqual([]);
  });

  it('of a rolled-back transaction never goes out', async () => {
    const before = await jobs();
    const undone = database.db.transaction(async (tx) => {
      await mailer.enqueue(tx, emailTo('undone@example.org'));
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    await write(emailTo('after@example.org'));
    await sent('after@example.org');
    expect(smtp.received.map((email) => email.recipients)).toEqual([['after@example.org']]);
    expect(await jobs()).toBe(before + 1);
  });

  it.each(['refuse', 'hang', 'hang up'] as const)(
    'is written at once and sent later where the mail server does this: %s',
    async (manners) => {
      smtp.manners = manners;
      await write(emailTo('patient@example.org'));
      await waitsForRetry('patient@example.org');
      expect(await rowOf('patient@example.org')).toMatchObject({ sentAt: null, attempts: 1 });
      expect(smtp.tries).toBe(1);
      smtp.manners = 'take';
      await tryAgainNow();
      const row = await sent('patient@example.org');
      expect(row).toMatchObject({ attempts: 2, html: '', text: '' });
      expect(smtp.received).toHaveLength(1);
    },
  );

  it('does not wait behind one that a hanging mail server holds', async () => {
    smtp.manners = 'hang';
    await write(emailTo('held@example.org'));
    await vi.waitFor(() => expect(smtp.tries).toBe(1), soon);
    smtp.manners = 'take';
    await write(emailTo('free@example.org'));
    await sent('free@example.org');
    await waitsForRetry('held@example.org');
    await tryAgainNow();
    await sent('held@example.org');
    expect(smtp.received).toHaveLength(2);
  });

  it('is given up after a day, and its words are gone', async () => {
    smtp.manners = 'refuse';
    await write(emailTo('never@example.org'));
    await waitsForRetry('never@example.org');
    clock = new Date(Date.now() + 25 * hour);
    await tryAgainNow();
    await vi.waitFor(async () => {
      const row = await rowOf('never@example.org');
      expect(row).toMatchObject({ sentAt: null, html: '', text: '' });
    }, soon);
    expect(smtp.tries).toBe(1);
  });

  it('without a job gets one when a mailer starts', async () => {
    const values = { kind: 'confirm-email', subject: 'S', html: '<p>H</p>', text: 'T' };
    const fresh = { ...values, id: crypto.randomUUID(), recipient: 'restored@example.org' };
    const stale = { ...values, id: crypto.randomUUID(), recipient: 'stale@example.org' };
    const old = new Date(Date.now() - 25 * hour);
    await database.db.insert(mails).values([fresh, { ...stale, createdAt: old }]);
    const other = await startMailer(smtp.url);
    await sent('restored@example.org');
    await other.queue.stop();
    expect(await rowOf('stale@example.org')).toMatchObject({ sentAt: null, html: '', text: '' });
    expect(smtp.received).toHaveLength(1);
  });

  it('goes out once, though two processes send and another comes in between', async () => {
    const second = await startMailer(smtp.url);
    const addresses = Array.from({ length: 30 }, (_, index) => `p${index}@example.org`);
    await Promise.all(addresses.map((to) => write(emailTo(to))));
    const third = await startMailer(smtp.url);
    await second.queue.stop();
    await Promise.all(addresses.map(sent));
    await third.queue.stop();
    const recipients = smtp.received.flatMap((email) => email.recipients);
    expect(recipients.sort()).toEqual(addresses.sort());
  });
});

describe('what is written in an e-mail', () => {
  it.each([
    ['fr', 'Bonjour Zoé Lefèvre-Noël,', 'Confirmez votre adresse e-mail', 'à faire'],
    [
      'pt-BR',
      'Olá, João Conceição!',
      '=?UTF-8?Q?Confirme_seu_endere=C3=A7o_de_e-mail?=',
      'não precisa',
    ],
  ] as const)('arrives in UTF-8, in %s', async (language, greeting, subject, messages) => {
    const name = greeting.replace(/^Bonjour |^Olá, |[,!]$/g, '');
    await write(emailTo('polyglot@example.org', { language, name }));
    const [email] = await received(1);
    if (!email) throw new Error('no letter');
    expect(email.raw).toContain(`Subject: ${subject}`);
    for (const type of ['text/plain', 'text/html']) {
      expect(partOf(email, type)).toContain(greeting);
      expect(partOf(email, type)).toContain(messages);
    }
  });

  it('shows HTML in a name as text', async () => {
    await write(emailTo('html@example.org', { name: '<script>alert(1)</script>' }));
    const [email] = await received(1);
    if (!email) throw new Error('no letter');
    expect(partOf(email, 'text/html')).toContain('Dear &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(partOf(email, 'text/html')).not.toContain('<script');
  });

  it('puts no line of a name into the head of an e-mail', async () => {
    const name = 'Anna\r\nBcc: thief@example.org\r\n\r\nX';
    await write(emailTo('head@example.org', { name }));
    const [email] = await received(1);
    const [head] = email?.raw.split('\r\n\r\n') ?? [];
    expect(head).toContain('To: head@example.org');
    expect(head).not.toContain('Bcc:');
    expect(email?.recipients).toEqual(['head@example.org']);
  });
});

describe('a recipient', () => {
  it.each([
    'anna@example.org\r\nBcc: thief@example.org',
    'anna@example.org\nRCPT TO:<thief@example.org>',
    'anna@example.org,thief@example.org',
    'Anna <anna@example.org>',
    'anna@example.org>',
    ' anna@example.org',
    `${'a'.repeat(250)}@example.org`,
    'anna',
    '',
  ])('%j is refused, and no letter is written', async (to) => {
    await expect(write(emailTo(to))).rejects.toThrow(RecipientError);
    expect(await database.db.select().from(mails)).toEqual([]);
  });

  it("that is a child's login e-mail is refused, in capitals too", async () => {
    const users = [
      { id: 'parent', name: 'Mary', email: 'mary@example.org' },
      { id: 'child', name: 'Lucia', email: 'mary+lucia@example.org' },
    ];
    await database.db.insert(user).values(users);
    await database.db.insert(profiles).values([
      { id: 'parent', role: 'parent', fullName: 'Mary' },
      { id: 'child', role: 'child', parentId: 'parent', fullName: 'Lucia' },
    ]);
    for (const to of ['mary+lucia@example.org', 'Mary+LUCIA@example.org']) {
      await expect(write(emailTo(to))).rejects.toThrow("a child's login e-mail");
    }
    await write(emailTo('mary@example.org'));
    await sent('mary@example.org');
    expect(smtp.received).toHaveLength(1);
  });
});

describe('the stand-in for e-mail', () => {
  it('keeps e-mails, and prints a line with the link of each one that was committed', async () => {
    const lines: string[] = [];
    const own = await createTestDatabase();
    const ownQueue = await createQueue({ connectionString: own.connectionString, log });
    const env = { outbox: true, smtpUrl: undefined, mailFrom: 'quest@localhost' };
    const standIn = createMailer({
      ...{ env, db: own.db, queue: ownQueue, log, contentDir, now: () => new Date() },
      print: (line) => lines.push(line),
    });
    await standIn.start();
    await standIn.enqueue(own.db, emailTo('anna@example.org'));
    const line =
      'Mail for anna@example.org (Please confirm your e-mail address): https://quest.example/auth/confirm?token=secret-token';
    await vi.waitFor(() => expect(lines).toEqual([line]), soon);
    const [row] = await own.db.select().from(mails);
    expect(standIn.standIn).toBe(true);
    expect(row?.text).toContain('secret-token');
    expect(row?.sentAt).toBeNull();
    await ownQueue.stop();
    await own.drop();
  });
});
