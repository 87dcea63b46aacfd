import { fileURLToPath } from 'node:url';
import { languages } from '@pius/domain/language.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { profiles } from '../../db/tables/account.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import {
  partOf,
  startTestSmtpServer,
  type TestSmtpServer,
} from '../../platform/mail/test-smtp-server.ts';
import { createQueue, type Queue } from '../../platform/queue/queue.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const soon = { timeout: 60_000, interval: 25 };
const words = {
  en: ['Lucia can start now', 'Dear Maria Rossi,', '/login'],
  fr: ['Lucia peut commencer', 'Bonjour Maria Rossi', '/fr/login'],
  'pt-BR': ['Lucia já pode começar', 'Maria Rossi', '/pt-BR/login'],
} as const;

let t: TestApp;
let smtp: TestSmtpServer;
let queue: Queue;
let mailer: Mailer;

beforeAll(async () => {
  t = await startTestApp();
  smtp = await startTestSmtpServer();
  const { db, env, log, now } = t.ctx;
  queue = await createQueue({ connectionString: t.database.connectionString, log });
  mailer = createMailer({ env: { ...env, smtpUrl: smtp.url }, db, queue, log, contentDir, now });
  await mailer.start();
  t.ctx.mailer = mailer;
});
afterAll(async () => {
  await mailer.stop();
  await queue.stop();
  await smtp.close();
  await t.close();
});

test.each(languages)(
  'a parent is told by e-mail that a child was added, in %s',
  async (language) => {
    const email = `parent-${language.toLowerCase()}@example.org`;
    const parent = await addGrownUp(t.ctx, { email });
    await t.ctx.db.update(profiles).set({ language }).where(eq(profiles.id, parent));
    smtp.received.length = 0;
    const answer = await t.call('/rest/v1/children', {
      method: 'POST',
      body: { name: 'Lucia', age: 8, password: 'wooden-boat', consent: true },
      cookie: await openSession(t.ctx, parent),
    });
    expect(answer.status).toBe(201);
    const sent = await vi.waitFor(() => {
      expect(smtp.received).toHaveLength(1);
      return smtp.received[0] ?? { recipients: [], raw: '' };
    }, soon);
    expect(sent.recipients).toEqual([email]);
    const [subject, greeting, path] = words[language];
    for (const type of ['text/plain', 'text/html'] as const) {
      const part = partOf(sent, type);
      expect(part).toContain(greeting);
      expect(part).toContain(`${t.ctx.env.publicUrl}${path}`);
      expect(part).toContain('Lucia');
      expect(part).not.toContain('wooden-boat');
      expect(part).not.toContain('+lucia@');
    }
    expect(partOf(sent, 'text/html')).toContain(subject);
  },
);
