import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { userRoles } from '../db/tables/account.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { readEnv } from '../env.ts';
import type { House } from '../house.ts';
import { startJobs } from '../jobs.ts';
import { loadContent } from '../platform/content/content.ts';
import { loadMessages } from '../platform/content/messages.ts';
import { createLimiter, type Limiter } from '../platform/http/limiter.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { createAuth } from '../platform/sign-in/auth.ts';
import { createAccount } from '../platform/sign-in/create-account.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { standInQueue } from './queue-stand-in.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const contentDir = `${root}content`;
const origin = 'http://localhost:3000';
const content = loadContent(contentDir);
const messages = loadMessages(contentDir);

/** A call as a test writes it: a path, and what goes with it. */
export interface TestCall {
  method?: string;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

/** The whole server on a database of its own, without a socket. */
export interface TestHouse {
  house: House;
  app: OpenAPIHono;
  database: TestDatabase;
  letters: Letter[];
  /** Sets the server's clock. */
  setNow(now: Date): void;
  /** Answers, and then does what the call left to the queue. */
  call(path: string, call?: TestCall): Promise<Response>;
  /** Signs in by password and gives the cookie header for later calls. */
  signIn(email: string, password: string): Promise<string>;
  close(): Promise<void>;
}

/** A limiter that lets everybody call all day. */
export const noLimits: Limiter = {
  local: () => 0,
  shared: async () => 0,
  release: async () => undefined,
};

/** Starts the server for one test file. `clientDir` is a folder with built pages; none are needed for the API. */
export async function startTestHouse({ clientDir = tmpdir() } = {}): Promise<TestHouse> {
  const database = await createTestDatabase();
  const env = readEnv(
    { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '3000', LOG_LEVEL: 'silent' },
    root,
  );
  const secret = 'a secret of thirty-two letters or more';
  const letters: Letter[] = [];
  const queue = standInQueue();
  let now: Date | null = null;
  const house: House = {
    env,
    secret,
    trustedOrigins: [],
    db: database.db,
    auth: createAuth({ db: database.db, secret, publicUrl: origin, trustedOrigins: [] }),
    content,
    messages,
    limiter: createLimiter(database.db, secret),
    mailer: {
      standIn: false,
      start: async () => {},
      stop: async () => {},
      enqueue: async (_tx, letter) => {
        letters.push(letter);
      },
    },
    queue,
    log: pino({ level: 'silent' }),
    now: () => now ?? new Date(),
  };
  await startJobs(house);
  const app = createApp(house, clientDir);
  const answerTo = (path: string, { method = 'GET', body, cookie, headers = {} }: TestCall) =>
    app.request(`${origin}${path}`, {
      method,
      headers: {
        origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  let underWay = 0;
  const call = async (path: string, given: TestCall = {}) => {
    underWay += 1;
    const answer = await answerTo(path, given);
    underWay -= 1;
    // What the last of several calls at once leaves to the queue is done before its answer is looked at.
    if (underWay === 0) await queue.workOff();
    return answer;
  };
  return {
    house,
    app,
    database,
    letters,
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
    close: () => database.drop(),
  };
}

/** The cookies an answer sets, as a later call sends them. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The link a letter leads to; empty where it has none. */
export function linkIn(letter: Letter | undefined): string {
  return letter && 'link' in letter.data ? letter.data.link : '';
}

/** What an answer says, as the test expects it to be shaped. */
export async function bodyOf<T = Record<string, unknown>>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

/** A confirmed grown-up with a password, and the admin role where asked for. Out: the id. */
export async function addGrownUp(
  house: House,
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
  const id = await createAccount(house.db, {
    email,
    passwordHash: await hashPassword(password),
    fullName: name,
    confirmed: true,
    profile: { role: 'parent', accountType: 'parent', language: 'en', timeZone },
  });
  if (admin) await house.db.insert(userRoles).values({ userId: id, role: 'admin' });
  return id;
}
