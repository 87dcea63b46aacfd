import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { type Closer, closeEach } from './closing.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { isForDemo, refuseDemo, seedDemo } from './demo/seed-demo.ts';
import type { Env } from './env.ts';
import { seedArticles } from './features/blog/seed-articles.ts';
import { createChatModel } from './features/chat/model.ts';
import { followCorrections } from './features/course/corrections/apply.ts';
import { loadCatechism } from './features/course/load-catechism.ts';
import { createImageModel } from './features/printables/image-model.ts';
import { startJobs } from './jobs.ts';
import { loadContent } from './platform/content/content.ts';
import { loadMessages } from './platform/content/messages.ts';
import { createFiles } from './platform/files/files.ts';
import { createLimiter } from './platform/http/limiter.ts';
import { unlistedProxy } from './platform/http/source.ts';
import { createLog } from './platform/log/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMetrics } from './platform/metrics/create-metrics.ts';
import { watchProcess } from './platform/metrics/watch-process.ts';
import { createPayments } from './platform/payments/create-payments.ts';
import { createQueue } from './platform/queue/queue.ts';
import { createRealtime } from './platform/realtime/realtime.ts';
import { createAuth } from './platform/sign-in/auth.ts';
import { findSecret } from './platform/sign-in/secret.ts';

/** How long a call that is under way may take while the server ends, in milliseconds. */
const longestCall = 10_000;

/**
 * How long the rest may take to close, in milliseconds, where the database does not answer any
 * more; jobs have fifteen seconds.
 */
const longestEnd = { listening: 2000, queue: 20_000, connections: 5000 };

/** What starting needs. `say` shows a line to the person who starts it. */
export interface StartOptions {
  env: Env;
  root: string;
  clientDir: string;
  say: (line: string) => void;
}

/** A server that runs. */
export interface Running {
  url: string;
  /**
   * Tells at `/readyz` that it ends, answers for some seconds more, lets the calls under way end
   * and closes the database. It comes to its end within forty seconds after those, whether the
   * database answers or not.
   * @param answering - How many seconds; DRAIN_SECONDS unless told.
   */
  stop(answering?: number): Promise<void>;
  /**
   * Ends at once, whatever is under way; only the database in the data folder is closed as it
   * should be.
   */
  endNow(): Promise<void>;
  onDatabaseExit(listener: (reason: string) => void): void;
}

/**
 * Starts everything, in the order in which it leans on each other: database, tables, queue,
 * e-mails, pages. Throws what hinders it, after closing what was open.
 */
export async function startApp({ env, root, clientDir, say }: StartOptions): Promise<Running> {
  const log = createLog(env.logLevel);
  const database = await openDatabase({ ...env, binDir: env.pgBin, onProgress: say, log });
  const closers: Closer[] = [
    { what: 'the database', close: () => database.cutOff() },
    {
      ...{ what: 'a connection to the database', longest: longestEnd.connections },
      close: () => database.pool.end(),
    },
  ];
  const ending = new AbortController();
  const closeAll = () => closeEach(closers.reverse(), log);
  try {
    await migrate(database.connectionString);
    const contentDir = join(root, 'content');
    const content = loadContent(contentDir);
    content.readAhead();
    await loadCatechism(database.db, content);
    const secret = findSecret(env.authSecret, env.dataDir);
    const now = () => new Date();
    const queue = await createQueue({ connectionString: database.connectionString, log });
    closers.push({ what: 'the queue', longest: longestEnd.queue, close: () => queue.stop() });
    const mailer = createMailer({ env, db: database.db, queue, log, contentDir, now });
    await mailer.start();
    closers.push({ what: 'the mailer', close: () => mailer.stop() });
    const realtime = createRealtime({
      db: database.db,
      connectionString: database.connectionString,
      log,
    });
    const trustedOrigins = loopbackOrigins(env);
    const demo = env.demo && (await isForDemo(database.db));
    const ctx: AppContext = {
      // Beside families of somebody else comments wait as on any real site.
      env: { ...env, demo, commentApproval: env.commentApproval || demo !== env.demo },
      secret,
      trustedOrigins,
      db: database.db,
      auth: createAuth({ db: database.db, secret, publicUrl: env.publicUrl, trustedOrigins }),
      content,
      messages: loadMessages(contentDir),
      checkoutMessages: loadMessages(contentDir, 'checkout'),
      files: createFiles(env),
      limiter: createLimiter(database.db, secret),
      mailer,
      payments: createPayments({ env, db: database.db, now }),
      queue,
      realtime,
      chatModel: env.ai ? createChatModel(env.ai) : null,
      imageModel: env.imageAi ? createImageModel(env.imageAi) : null,
      log,
      metrics: createMetrics({ db: database.db, queue }),
      ending: ending.signal,
      now,
    };
    watchProcess(ctx.metrics);
    const unfollow = await followCorrections(ctx);
    closers.push({ what: 'the corrections', close: async () => unfollow() });
    await seedArticles(ctx);
    await startJobs(ctx);
    if (demo) await seedDemo(ctx);
    else await refuseDemo(ctx);
    const server = await listen(ctx, clientDir);
    closers.push({ what: 'the server', close: () => drain(server) });
    // First of all: what goes on without end would hold up the draining.
    closers.push({
      ...{ what: 'what hears events', longest: longestEnd.listening },
      close: () => realtime.stop(),
    });
    const warning = unlistedProxy(env);
    if (warning) {
      log.warn(warning);
      say(`Warning: ${warning}`);
    }
    say(`Saint Pius X Quest is ready at ${env.publicUrl}`);
    sayWhatStandsIn(ctx.env, env.demo, say);
    return {
      url: env.publicUrl,
      async stop(answering = env.drainSeconds) {
        ending.abort();
        await setTimeout(answering * 1000);
        await closeAll();
      },
      endNow() {
        // What breaks by it was asked for.
        log.level = 'silent';
        return database.cutOff();
      },
      onDatabaseExit: database.onExit,
    };
  } catch (error) {
    // What does not end well after it stands in the log: the one who starts the server is told what came first.
    await closeAll().catch(() => undefined);
    throw error;
  }
}

/** On this machine the server answers under more than one name. */
function loopbackOrigins(env: Env): string[] {
  if (env.production) return [];
  return [`http://localhost:${env.port}`, `http://127.0.0.1:${env.port}`];
}

async function listen(ctx: AppContext, clientDir: string): Promise<Server> {
  const { host, port, socket } = ctx.env;
  const server = createServer(
    getRequestListener(createApp(ctx, clientDir).fetch, { hostname: host }),
  );
  // On a socket that outlives this process callers wait in line while it is started again
  // (docs/requirements.md#r-restart).
  server.listen(socket === undefined ? { host, port } : { fd: socket });
  // Longer than nginx keeps a connection (60 s): the side that asks has to be the one that lets go, or a call gets lost.
  server.keepAliveTimeout = 65_000;
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return server;
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const enough = new AbortController();
  const cut = setTimeout(longestCall, undefined, enough).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await closed;
  enough.abort();
  await cut;
}

/** The settings that hold, and whether the demo family was wanted. */
function sayWhatStandsIn(env: Env, withDemo: boolean, say: StartOptions['say']): void {
  if (env.demo) sayDemo(say);
  else if (withDemo) say('There are families in this database: the demo family is not added.');
  if (!env.stripe) say('No money is taken: payments go to a TEST page (set STRIPE_SECRET_KEY)');
  else if (!env.stripe.live) say('No money is taken: STRIPE_SECRET_KEY is a test key');
  if (env.outbox) say(`E-mails are not sent but kept at ${env.publicUrl}/outbox`);
}

function sayDemo(say: (line: string) => void): void {
  say('A demo family is there to try:');
  say('  parent  parent@example.com / quest-parent-1, children Lucia (lucia1) and Marco (marco1)');
  say('  admin   admin@example.com / quest-admin-1, child Pia (piapia)');
}
