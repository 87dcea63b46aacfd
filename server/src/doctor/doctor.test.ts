import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { readEnv } from '../env.ts';
import { says, startTestModel, type TestModel } from '../features/chat/test-model.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../platform/mail/test-smtp-server.ts';
import { eventTypes } from '../platform/payments/stripe-events.ts';
import { freePort } from '../test/running-app.ts';
import { type S3StandIn, startS3 } from '../test/s3-stand-in.ts';
import { type StripeStandIn, startStripe, stripeKeys } from '../test/stripe-stand-in.ts';
import { checkClock } from './clock-check.ts';
import { examine } from './doctor.ts';
import { checkFiles } from './files-check.ts';
import { type Finding, lineOf } from './finding.ts';
import { checkSecrets } from './site-checks.ts';

let database: TestDatabase;
let mail: TestSmtpServer;
let stripe: StripeStandIn;
let model: TestModel;
let s3: S3StandIn;
let folder: string;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  [mail, stripe, model] = await Promise.all([
    startTestSmtpServer(),
    startStripe(() => new Date()),
    startTestModel(),
  ]);
  s3 = await startS3(await mkdtemp(join(tmpdir(), 'doctor-bucket-')));
  port = await freePort();
});
afterAll(async () => {
  await Promise.all([mail.close(), stripe.close(), model.close(), s3.close(), database.drop()]);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  mail.manners = 'take';
  stripe.mood = 'well';
  stripe.endpoints.length = 0;
  model.play([says('God made us. [1]')]);
});
afterEach(() => rm(folder, { recursive: true }));

const address = () => `http://127.0.0.1:${port}`;
const settings = () => ({
  PORT: String(port),
  PUBLIC_URL: address(),
  DATA_DIR: folder,
  DATABASE_URL: database.connectionString,
  SMTP_URL: mail.url,
  ...stripeKeys,
  STRIPE_API_BASE: stripe.url,
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'small',
  FILES: 's3',
  S3_ENDPOINT: s3.settings.endpoint,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

async function visit(changes: Record<string, string | undefined> = {}, sendTo?: string) {
  const variables = { ...settings(), ...changes };
  return examine({ variables, root: folder, clientDir: folder, ...(sendTo ? { sendTo } : {}) });
}
const of = (findings: Finding[], about: string) => findings.filter((one) => one.about === about);
const health = (findings: Finding[], about: string) => of(findings, about)[0]?.health;

function requestChanges(changes: object = {}): void {
  const hook = { url: `${address()}/functions/v1/stripe-webhook`, status: 'enabled' };
  stripe.endpoints.push({
    ...{ ...hook, enabled_events: [...eventTypes], api_version: null },
    ...changes,
  });
}

describe('the doctor', () => {
  test('finds nothing wrong where all that a site leans on answers, and sends no e-mail', async () => {
    requestChanges();
    const findings = await visit();
    expect(findings.filter((one) => one.health === 'wrong')).toEqual([]);
    expect(of(findings, 'database')[0]?.says).toContain('tables as this version wants them');
    expect(health(findings, 'mail')).toBe('ok');
    expect(health(findings, 'payments')).toBe('ok');
    expect(health(findings, 'webhook')).toBe('ok');
    expect(health(findings, 'files')).toBe('ok');
    expect(health(findings, 'model')).toBe('ok');
    expect(of(findings, 'clock').map((one) => one.health)).toEqual(['ok', 'ok']);
    expect(mail.received).toEqual([]);
  });

  test('before the first start says that database and data folder are still to be made, and makes neither', async () => {
    const dataDir = join(folder, 'data');
    const variables = { DATA_DIR: dataDir, PORT: String(port) };
    const findings = await examine({ variables, root: folder, clientDir: join(folder, 'none') });
    expect(findings.filter((one) => one.health === 'wrong')).toEqual([]);
    expect(of(findings, 'database')[0]?.says).toContain('at the first start');
    expect(health(findings, 'pages')).toBe('warning');
    await expect(chmod(dataDir, 0o700)).rejects.toThrow('ENOENT');
  });

  test('names the settings that are wrong and looks no further', async () => {
    const findings = await visit({ PORT: 'many' });
    expect(findings.map(lineOf)).toEqual([expect.stringMatching(/^wrong +settings +.*PORT/)]);
  });

  test('finds a database that does not answer, and does not repeat its password', async () => {
    const findings = await visit({
      DATABASE_URL: 'postgres://quest:secret-word@127.0.0.1:1/quest',
    });
    expect(health(findings, 'database')).toBe('wrong');
    expect(findings.map(lineOf).join()).not.toContain('secret-word');
  });

  test('finds tables of a newer version', async () => {
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)",
    );
    const findings = await visit();
    await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'x'");
    expect(of(findings, 'database')[0]).toMatchObject({ health: 'wrong' });
    expect(of(findings, 'database')[0]?.says).toContain('newer version');
  });

  test('finds a mail server that is not there', async () => {
    const findings = await visit({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(health(findings, 'mail')).toBe('wrong');
  });

  test('sends one e-mail where it is asked to, and tells where it is not taken', async () => {
    const taken = await visit({}, 'operator@example.org');
    expect(of(taken, 'mail')[0]?.says).toContain('took a letter to operator@example.org');
    expect(mail.received.map(({ recipients }) => recipients)).toEqual([['operator@example.org']]);
    mail.manners = 'refuse';
    expect(health(await visit({}, 'operator@example.org'), 'mail')).toBe('wrong');
  });

  test.each(['failing', 'cut'] as const)('finds a Stripe that is %s', async (mood) => {
    stripe.mood = mood;
    expect(health(await visit(), 'payments')).toBe('wrong');
  });

  test('finds a key that Stripe does not know', async () => {
    const findings = await visit({ STRIPE_SECRET_KEY: 'sk_test_another' });
    expect(health(findings, 'payments')).toBe('wrong');
  });

  test('finds a key of the other mode', async () => {
    stripe.event('charge.refunded', {}, { live: true });
    const findings = await visit();
    stripe.events.length = 0;
    expect(of(findings, 'payments')[0]?.says).toContain('calls itself test and is not');
  });

  test('looks for the webhook at Stripe', async () => {
    expect(health(await visit(), 'webhook')).toBe('warning');
    requestChanges({ enabled_events: ['invoice.paid'] });
    const deaf = await visit();
    expect(of(deaf, 'webhook')[0]?.says).toContain('checkout.session.completed');
    stripe.endpoints.length = 0;
    requestChanges({ status: 'disabled' });
    expect(health(await visit(), 'webhook')).toBe('wrong');
    stripe.endpoints.length = 0;
    requestChanges({ api_version: '2020-08-27' });
    expect(health(await visit(), 'webhook')).toBe('warning');
  });

  test('finds a bucket that refuses the key, and a folder that cannot be written', async () => {
    expect(health(await visit({ S3_BUCKET: 'not-there' }), 'files')).toBe('wrong');
    const file = join(folder, 'file');
    await writeFile(file, '');
    const env = readEnv({ DATA_DIR: file }, folder);
    expect(await checkFiles(env)).toMatchObject({ health: 'wrong' });
  });

  test('finds a model that says nothing', async () => {
    model.play([(response) => response.destroy()]);
    expect(health(await visit(), 'model')).toBe('wrong');
  });

  test('finds secrets that others on the machine can read', async () => {
    const file = join(folder, 'settings.env');
    await writeFile(file, 'AUTH_SECRET=', { mode: 0o644 });
    const env = readEnv({ DATA_DIR: folder }, folder);
    expect(checkSecrets(env, [file])[0]).toMatchObject({
      health: 'wrong',
      todo: `chmod 600 ${file}`,
    });
    await chmod(file, 0o600);
    expect(checkSecrets(env, [file])[0]?.health).toBe('ok');
  });

  test('finds the figures shown to everybody by a proxy that leaves no mark', async () => {
    const open = createServer((_request, response) => response.end('quest_event_readers 0'));
    await new Promise<void>((done) => open.listen(0, '127.0.0.2', done));
    const shown = `http://127.0.0.2:${(open.address() as AddressInfo).port}`;
    const near = await visit({ PUBLIC_URL: shown });
    const name = shown.replace('127.0.0.2', '[::ffff:127.0.0.2]');
    const far = await visit({ PUBLIC_URL: name });
    open.close();
    expect(health(near, 'site')).toBe('ok');
    expect(health(far, 'site')).toBe('wrong');
  });

  test('tells a certificate that is not trusted from a site that is not there', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const proof = { key: await readFile(key), cert: await readFile(cert) };
    const own = createSecureServer(proof, (_request, response) => response.end());
    await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
    const { port } = own.address() as AddressInfo;
    const PUBLIC_URL = `https://localhost:${port}`;
    const says = async () =>
      (await visit({ PUBLIC_URL })).find(({ about }) => about === 'site')?.says;
    expect(await says()).toContain('is not trusted');
    own.close();
    expect(await says()).toContain('nothing answers');
  });

  test('warns of a real site without a safeguarding contact, and of e-mails that may travel open', async () => {
    const findings = await visit({
      NODE_ENV: 'production',
      AUTH_SECRET: 'a secret of thirty-two letters or more',
      SMTP_URL: 'smtp://name:word@mail.invalid:25',
    });
    expect(health(findings, 'safeguarding')).toBe('warning');
    expect(health(findings, 'mail')).toBe('wrong');
  });
});

test.each([
  [29, 'ok'],
  [-29, 'ok'],
  [31, 'warning'],
  [-31, 'warning'],
])('a clock %i seconds away is %s', async (seconds, expected) => {
  const now = 1_790_000_000_000;
  const other = async () => new Date(now + seconds * 1000);
  expect((await checkClock('the database', other, () => now)).health).toBe(expected);
});
