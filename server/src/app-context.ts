import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { ChatModel } from './features/chat/model.ts';
import type { ImageModel } from './features/printables/image-model.ts';
import type { Content } from './platform/content/content.ts';
import type { Messages } from './platform/content/messages.ts';
import type { Files } from './platform/files/files.ts';
import type { Limiter } from './platform/http/limiter.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics/create-metrics.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { Realtime } from './platform/realtime/realtime.ts';
import type { Auth } from './platform/sign-in/auth.ts';

/** All that a handler may lean on; `main.ts` makes the real one, the tests make theirs. */
export interface AppContext {
  env: Env;
  /** Addresses besides the public one from which writes are taken: this server's loopback names. */
  trustedOrigins: string[];
  /** Signs cookies; from the settings or the data folder. */
  secret: string;
  db: Database;
  auth: Auth;
  content: Content;
  messages: Messages;
  /** What a checkout calls the things that are paid for. */
  checkoutMessages: Messages;
  /** Uploaded files: the data folder's or a bucket's. */
  files: Files;
  limiter: Limiter;
  mailer: Mailer;
  payments: Payments;
  queue: Queue;
  realtime: Realtime;
  /** Words the chat's answers; null where none is configured. */
  chatModel: ChatModel | null;
  /** Draws coloring pages by a wish; null where none is configured. */
  imageModel: ImageModel | null;
  log: Logger;
  /** What is counted for the operator. */
  metrics: Metrics;
  /**
   * Aborted as the server begins to end: it still answers, but nobody should be sent to it any
   * more.
   */
  ending: AbortSignal;
  /** The server's clock. */
  now: () => Date;
}
