import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Content } from './platform/content/content.ts';
import type { Messages } from './platform/content/messages.ts';
import type { Limiter } from './platform/http/limiter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { Auth } from './platform/sign-in/auth.ts';

/** All that a handler may lean on; `main.ts` makes the real one, the tests make theirs. */
export interface House {
  env: Env;
  /** Addresses besides the public one from which writes are taken: this server's loopback names. */
  trustedOrigins: string[];
  /** Signs cookies; from the settings or the data folder. */
  secret: string;
  db: Database;
  auth: Auth;
  content: Content;
  messages: Messages;
  limiter: Limiter;
  mailer: Mailer;
  queue: Queue;
  log: Logger;
  /** The server's clock. */
  now: () => Date;
}
