import { tmpdir } from 'node:os';
import { createApp } from '../../server/src/app.ts';
import type { AppContext } from '../../server/src/app-context.ts';
import { readEnv } from '../../server/src/env.ts';
import { loadMessages } from '../../server/src/platform/content/messages.ts';
import { createFiles } from '../../server/src/platform/files/files.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { createMetrics } from '../../server/src/platform/metrics/create-metrics.ts';
import { createPayments } from '../../server/src/platform/payments/create-payments.ts';
import { createRealtime } from '../../server/src/platform/realtime/realtime.ts';
import { createAuth } from '../../server/src/platform/sign-in/auth.ts';
import { createAccount } from '../../server/src/platform/sign-in/create-account.ts';
import { hashPassword } from '../../server/src/platform/sign-in/password-hash.ts';
import { standInQueue } from '../../server/src/test/queue-stand-in.ts';
import { openSession } from '../../server/src/test/session.ts';
import { contentDir, type startBenchDatabase } from './bench-database.ts';
import type { Asker } from './first-word.ts';

const origin = 'http://localhost:3000';
const secret = 'a secret of thirty-two letters or more';

/**
 * The whole server on a bench database, without a socket and without limits, and a grown-up who is
 * signed in.
 */
export async function startBenchServer({
  db,
  connectionString,
  content,
}: Omit<Awaited<ReturnType<typeof startBenchDatabase>>, 'end'>): Promise<Asker> {
  const env = readEnv({ NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }, tmpdir());
  const log = createLog('silent');
  const queue = standInQueue();
  const ctx: AppContext = {
    env,
    secret,
    trustedOrigins: [],
    db,
    auth: createAuth({ db, secret, publicUrl: origin, trustedOrigins: [] }),
    content,
    messages: loadMessages(contentDir),
    checkoutMessages: loadMessages(contentDir, 'checkout'),
    files: createFiles(env),
    limiter: {
      local: () => 0,
      shared: async () => 0,
      release: async () => undefined,
      status: async () => new Map(),
    },
    mailer: {
      standIn: true,
      start: async () => undefined,
      stop: async () => undefined,
      enqueue: async () => undefined,
      write: () => {
        throw new Error('no letter is written here');
      },
    },
    queue,
    payments: createPayments({ env, db, now: () => new Date() }),
    realtime: createRealtime({ db, connectionString, log }),
    chatModel: null,
    imageModel: null,
    log,
    metrics: createMetrics({ db, queue }),
    ending: new AbortController().signal,
    now: () => new Date(),
  };
  const parent = await createAccount(db, {
    email: 'bench@example.org',
    passwordHash: await hashPassword('correct-horse-9'),
    fullName: 'Bench',
    confirmed: true,
    profile: { role: 'parent', accountType: 'parent', language: 'en', timeZone: 'UTC' },
  });
  return { app: createApp(ctx, tmpdir()), origin, cookie: await openSession(ctx, parent) };
}
