import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@pius/domain/language.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkOf } from '../../platform/mail/email-link.ts';
import { loadMailMessages } from '../../platform/mail/mail-messages.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import {
  partOf,
  startTestSmtpServer,
  type TestSmtpServer,
} from '../../platform/mail/test-smtp-server.ts';
import { createQueue, type Queue } from '../../platform/queue/queue.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { everyStoredValue } from '../../test/whole-database.ts';
import { deleteDueFamilies } from './deletion.ts';
import { startEmailChanges } from './email-change.ts';

const password = 'correct-horse-9';
const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const words = loadMailMessages(contentDir);
const soon = { timeout: 60_000, interval: 25 };
const day = 24 * 60 * 60 * 1000;
const logged: string[] = [];
let t: TestApp;
let queue: Queue;
let smtp: TestSmtpServer;

vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  t = await startTestApp();
  smtp = await startTestSmtpServer();
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) });
  t.ctx.log = log;
  queue = await createQueue({ connectionString: t.database.connectionString, log });
  const env = { outbox: false, smtpUrl: smtp.url, mailFrom: 'Quest <quest@quest.example>' };
  const { db, now } = t.ctx;
  t.ctx.mailer = createMailer({ env, db, queue, log, contentDir, now });
  await t.ctx.mailer.start();
  t.ctx.queue = queue;
  await startEmailChanges(t.ctx);
});
afterAll(async () => {
  await t.ctx.mailer.stop();
  await queue.stop();
  await smtp.close();
  await t.close();
});

/** Waits for the e-mail that comes next, and reads its parts as a mail program would. */
async function nextEmail() {
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon);
  const [sent] = smtp.received.splice(0);
  if (!sent) throw new Error('there is no letter');
  return {
    to: sent.recipients,
    text: partOf(sent, 'text/plain'),
    html: partOf(sent, 'text/html'),
  };
}

async function ofParent(name: string, language: Language) {
  const email = `${name}-${language.toLowerCase()}@example.org`;
  const id = await addGrownUp(t.ctx, { email, password });
  const cookie = await openSession(t.ctx, id);
  const send = (method: string, path: string, body?: object, who = cookie) =>
    t.call(`/rest/v1/account/${path}`, { method, body, cookie: who });
  expect((await send('PATCH', 'profile', { language })).status).toBe(200);
  return { id, email, send };
}

test.each(languages)(
  'the letters of the settings go out by a real conversation, as HTML and as text: %s',
  async (language) => {
    const { id, email, send } = await ofParent('maria', language);
    const requested = `new-${email}`;
    const say = (key: Parameters<typeof words.of>[0]) => words.of(key, language, { hours: '24' });

    await send('POST', 'email-change', { email: requested, password });
    const confirm = await nextEmail();
    expect(confirm.to).toEqual([requested]);
    expect(confirm.text).toContain(say('confirm-new-email.validity'));
    expect(confirm.html).toContain(`<html lang="${language}">`);
    const link = new URL(linkOf(confirm.text));
    expect(link.pathname).toBe('/auth/email');

    await send('POST', 'email-change/confirmation', { token: link.searchParams.get('token') });
    const changed = await nextEmail();
    expect(changed.to).toEqual([email]);
    expect(changed.text).toContain(say('email-changed.body'));

    await send('POST', 'deletion', { password });
    const request = await nextEmail();
    expect(request.to).toEqual([requested]);
    expect(request.text).toContain(say('deletion-asked.ignore'));
    expect(request.text).not.toContain('{{');
    expect(new URL(linkOf(request.text)).searchParams.get('return')).toBe('/settings');

    await send('DELETE', 'deletion', undefined, await openSession(t.ctx, id));
    const cancelled = await nextEmail();
    expect(cancelled.to).toEqual([requested]);
    expect(cancelled.text).toContain(say('deletion-cancelled.body'));

    for (const { text, html } of [confirm, changed, request, cancelled]) {
      expect(html).toContain(linkOf(text).replaceAll('&', '&amp;'));
      expect(html).not.toMatch(/<(img|script|link|style|iframe|form)\b/);
    }
  },
);

test('a deleted family leaves neither its old address nor one it asked for, in no table, no job and no line of the log', async () => {
  const { id, email, send } = await ofParent('elena', 'en');
  await send('POST', 'email-change', { email: `second-${email}`, password });
  const token = new URL(linkOf((await nextEmail()).text)).searchParams.get('token');
  await send('POST', 'email-change/confirmation', { token });
  await nextEmail();
  const cookie = await openSession(t.ctx, id);
  await send('POST', 'email-change', { email: `third-${email}`, password }, cookie);
  await nextEmail();
  await send('POST', 'deletion', { password }, cookie);
  await nextEmail();
  t.setNow(new Date(Date.now() + 29 * day));
  await deleteDueFamilies(t.ctx);
  const saved = await everyStoredValue(t.database.pool);
  expect(saved.filter(({ value }) => value.includes(email) || value.includes(id))).toEqual([]);
  expect(saved.some(({ place }) => place.startsWith('pgboss.'))).toBe(true);
  t.ctx.log.info('the log is read');
  expect(logged.at(-1)).toContain('the log is read');
  expect(logged.filter((line) => line.includes(email) || line.includes(id))).toEqual([]);
});
