import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createQueue, type Queue } from '../queue/queue.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { partOf, startTestSmtpServer, type TestSmtpServer } from './test-smtp-server.ts';

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url));
const log = pino({ level: 'silent' });
const link = 'https://quest.example/auth/reset?token=secret-token';

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let smtp: TestSmtpServer;
let queue: Queue;
let mailer: Mailer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startTestSmtpServer();
  queue = await createQueue({ connectionString: database.connectionString, log });
  const env = { outbox: false, smtpUrl: smtp.url, mailFrom: 'quest@quest.example' };
  const now = () => new Date();
  mailer = createMailer({ env, db: database.db, queue, log, contentDir, now });
  await mailer.start();
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterAll(async () => {
  await mailer.stop();
  await queue.stop();
  await smtp.close();
  await database.drop();
});

it.each([
  ['login-code', 'en', 'Your code to log in', '012345', 'works for 5 minutes'],
  ['login-code', 'fr', 'Votre code de connexion', '012345', 'valable 5 minutes'],
  ['login-code', 'pt-BR', '=?UTF-8?Q?Seu_c=C3=B3digo_para_entrar?=', '012345', '5 minutos'],
  ['password-reset', 'en', 'Choose a new password', link, 'works for one hour'],
  ['password-reset', 'fr', 'Choisissez un nouveau mot de passe', link, 'valable une heure'],
  ['password-reset', 'pt-BR', 'Escolha uma nova senha', link, 'vale por uma hora'],
  ['password-changed', 'en', 'Your password was changed', link, 'logged out'],
  ['password-changed', 'fr', '=?UTF-8?Q?Votre_mot_de_passe_a_=C3=A9t', link, 'déconnectés'],
  ['password-changed', 'pt-BR', 'Sua senha foi alterada', link, 'aparelhos'],
] as const)('arrives in HTML and text: %s in %s', async (kind, language, subject, point, said) => {
  const data = { name: 'Zoé', code: '012345', link };
  await mailer.enqueue(database.db, { kind, to: 'reader@example.org', language, data });
  const [email] = await vi.waitFor(
    () => {
      expect(smtp.received).toHaveLength(1);
      return smtp.received;
    },
    { timeout: 60_000, interval: 25 },
  );
  if (!email) throw new Error('no letter');
  expect(email.raw).toContain(`Subject: ${subject}`);
  for (const type of ['text/plain', 'text/html']) {
    expect(partOf(email, type)).toContain(point);
    expect(partOf(email, type)).toContain(said);
  }
});
