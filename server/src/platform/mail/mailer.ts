import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../db/database.ts';
import { mails } from '../../db/tables/platform.ts';
import type { Env } from '../../env.ts';
import type { Queue } from '../queue/queue.ts';
import { createDelivery } from './delivery.ts';
import { type Email, type WrittenEmail, writeEmail } from './email.ts';
import { loadMailMessages } from './mail-messages.ts';
import { outboxTransport } from './outbox-transport.ts';
import { admitRecipient } from './recipient.ts';
import { smtpTransport } from './smtp-transport.ts';

/**
 * Sends e-mails, each once, through an outbox in the database.
 * @see docs/requirements.md#r-outside-down
 */
export interface Mailer {
  /**
   * Writes an e-mail and puts it into the outbox in the caller's transaction: it exists exactly if
   * what it tells of does, and is on its way a moment after the commit. Nobody waits here for a
   * mail server. Throws where the address is no strict e-mail address, or is a child's login
   * e-mail, to which no e-mail goes.
   */
  enqueue(tx: Queryable, email: Email): Promise<void>;
  /** An e-mail as it would go out; it goes nowhere. */
  write(email: Email): WrittenEmail;
  /** Begins to send what is in the outbox. Needed before the first `enqueue`. */
  start(): Promise<void>;
  /** Lets go of the mail server; e-mails under way end with the queue. */
  stop(): Promise<void>;
  /** True where e-mails go nowhere but to the outbox page. */
  standIn: boolean;
}

/**
 * What e-mails need. `print` gets one line for each e-mail of the outbox stand-in, with its link.
 */
export interface MailerOptions {
  env: Pick<Env, 'outbox' | 'smtpUrl' | 'mailFrom'>;
  db: Database;
  queue: Queue;
  log: Pick<Logger, 'info' | 'warn'>;
  contentDir: string;
  now: () => Date;
  print?: (line: string) => void;
}

const toTerminal = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/**
 * Makes the mailer: by SMTP where `SMTP_URL` is set, else the stand-in that keeps e-mails in the
 * database.
 */
export function createMailer({ env, print = toTerminal, ...ctx }: MailerOptions): Mailer {
  const { db, queue, log, now } = ctx;
  const messages = loadMailMessages(ctx.contentDir);
  const transport = env.smtpUrl
    ? smtpTransport({ url: env.smtpUrl, from: env.mailFrom })
    : outboxTransport({ log, print: env.outbox ? print : undefined });
  const delivery = createDelivery({ db, queue, log, now, transport });
  return {
    standIn: transport.standIn,
    start: delivery.start,
    write: (email) => writeEmail(email, messages),
    async stop() {
      transport.close();
    },
    async enqueue(tx, email) {
      const recipient = await admitRecipient(tx, email.to);
      const id = randomUUID();
      const written = writeEmail(email, messages);
      const { userId, kind, notAfter } = email;
      const stopLink = email.kind === 'saturday-letter' ? email.data.stopLink : null;
      await tx
        .insert(mails)
        .values({ id, recipient, userId, kind, ...written, stopLink, notAfter, createdAt: now() });
      await delivery.arrange(tx, id);
    },
  };
}
