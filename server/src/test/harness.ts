import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { AppContext } from '../app-context.ts';
import { userRoles } from '../db/tables/account.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { readEnv } from '../env.ts';
import { startJobs } from '../jobs.ts';
import { loadContent } from '../platform/content/content.ts';
import { loadMessages } from '../platform/content/messages.ts';
import { createFiles } from '../platform/files/files.ts';
import { createLimiter } from '../platform/http/limiter.ts';
import { type Email, writeEmail } from '../platform/mail/email.ts';
import { loadMailMessages } from '../platform/mail/mail-messages.ts';
import { createMetrics } from '../platform/metrics/create-metrics.ts';
import { createPayments } from '../platform/payments/create-payments.ts';
import { createRealtime } from '../platform/realtime/realtime.ts';
import { createAuth } from '../platform/sign-in/auth.ts';
import { createAccount } from '../platform/sign-in/create-account.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { standInQueue } from './queue-stand-in.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const contentDir = `${root}content`;
const origin = 'http://localhost:3000';
const content = loadContent(contentDir);
const messages = loadMessages(contentDir);
const mailMessages = loadMailMessages(contentDir);
const checkoutMessages = loadMessages(contentDir, 'checkout');

/** What the app of a test signs with. */
export const secretOfTests = 'a secret of thirty-two letters or more';

/** A call as a test writes it: a path, and what goes with it. */
export interface TestCall {
  method?: string;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

/** The whole server on a database of its own, without a socket. */
export interface TestApp {
  ctx: AppContext;
  app: OpenAPIHono;
  database: TestDatabase;
  emails: Email[];
  /** Sets the server's clock. */
  setNow(now: Date): void;
  /** Answers, and then does what the call left to the queue. */
  call(path: string, call?: TestCall): Promise<Response>;
  /** Signs in by password and gives the cookie header for later calls. */
  signIn(email: string, password: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the server for one test file. `clientDir` is a folder with built pages; none are needed
 * for the API. `settings` are further ones.
 */
export async function startTestApp({
  clientDir = tmpdir(),
  settings = {},
}: {
  clientDir?: string;
  settings?: Record<string, string>;
} = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const env = readEnv(
    { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '3000', LOG_LEVEL: 'silent', ...settings },
    root,
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'saint-pius-x-quest-files-'));
  const emails: Email[] = [];
  const queue = standInQueue();
  const log = pino({ level: 'silent' });
  const { connectionString } = database;
  const realtime = createRealtime({ db: database.db, connectionString, log });
  let now: Date | null = null;
  const ctx: AppContext = {
    env,
    secret: secretOfTests,
    trustedOrigins: [],
    db: database.db,
    auth: createAuth({
      db: database.db,
      secret: secretOfTests,
      publicUrl: origin,
      trustedOrigins: [],
    }),
    content,
    messages,
    checkoutMessages,
    files: createFiles({ s3: env.s3, dataDir }),
    limiter: createLimiter(database.db, secretOfTests),
    mailer: {
      standIn: false,
      start: async () => {},
      stop: async () => {},
      write: (sent) => writeEmail(sent, mailMessages),
      enqueue: async (_tx, sent) => {
        emails.push(sent);
      },
    },
    payments: createPayments({ env, db: database.db, now: () => now ?? new Date() }),
    queue,
    realtime,
    log,
    metrics: createMetrics({ db: database.db, queue }),
    ending: new AbortController().signal,
    chatModel: null,
    imageModel: null,
    now: () => now ?? new Date(),
  };
  await startJobs(ctx);
  const app = createApp(ctx, clientDir);
  const answerTo = (path: string, { method = 'GET', body, cookie, headers = {} }: TestCall) =>
    app.request(`${origin}${path}`, {
      method,
      headers: {
        origin,
        ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asSent(body) }),
    });
  let underWay = 0;
  const call = async (path: string, input: TestCall = {}) => {
    underWay += 1;
    const answer = await answerTo(path, input);
    underWay -= 1;
    // What the last of several calls at once leaves to the queue is done before its answer is looked at.
    if (underWay === 0) await queue.workOff();
    return answer;
  };
  return {
    ctx,
    app,
    database,
    emails,
    setNow: (instant) => {
      now = instant;
    },
    call,
    signIn: async (email, password) => {
      const answer = await call('/auth/v1/sign-in/email', {
        method: 'POST',
        body: { email, password },
      });
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
      return cookiesOf(answer);
    },
    close: async () => {
      await realtime.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A file is sent as it is, anything else as JSON. */
const isFile = (body: unknown): body is Buffer => body instanceof Uint8Array;
const typeOf = (body: unknown) => (isFile(body) ? 'application/octet-stream' : 'application/json');
const asSent = (body: unknown) => (isFile(body) ? new Uint8Array(body) : JSON.stringify(body));

/** The cookies an answer sets, as a later call sends them. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The link an e-mail leads to; empty where it has none. */
export function linkIn(sent: Email | undefined): string {
  return sent && 'link' in sent.data ? sent.data.link : '';
}

/** What an answer says, as the test expects it to be shaped. */
export async function bodyOf<T = Record<string, unknown>>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

/**
 * A confirmed grown-up with a password, and the admin role where asked for.
 * @returns The id.
 */
export async function addGrownUp(
  ctx: AppContext,
  {
    email,
    password = 'correct-horse-9',
    name = 'Maria Rossi',
    admin = false,
    timeZone = 'Europe/Rome',
  }: {
    email: string;
    password?: string;
    name?: string;
    admin?: boolean;
    timeZone?: string;
  },
): Promise<string> {
  const id = await createAccount(ctx.db, {
    email,
    passwordHash: await hashPassword(password),
    fullName: name,
    confirmed: true,
    profile: { role: 'parent', accountType: 'parent', language: 'en', timeZone },
  });
  if (admin) await ctx.db.insert(userRoles).values({ userId: id, role: 'admin' });
  return id;
}
