import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../../db/database.ts';
import { mails } from '../../db/tables/platform.ts';
import type { Queue } from '../queue/queue.ts';
import type { Transport } from './transport.ts';

const sendJob = 'mail';
const sweepJob = 'mail-sweep';
const day = 24 * 60 * 60 * 1000;
/**
 * First again after about 15 s, then twice as long each time up to an hour; `giveUp` ends it after
 * a day.
 */
const retry = { retryLimit: 100, retryDelay: 15, retryDelayMax: 3600, expireInSeconds: 120 };
const emailsAtOnce = 8;

interface DeliveryOptions {
  db: Database;
  queue: Queue;
  log: Pick<Logger, 'warn'>;
  now: () => Date;
  transport: Transport;
}

/** Brings e-mails from the outbox to the transport. */
export interface Delivery {
  start(): Promise<void>;
  /** Adds the job that sends an e-mail, in the transaction that writes it. */
  arrange(tx: Queryable, id: string): Promise<void>;
}

/**
 * Makes the delivery. The queue gives the job of an e-mail to one process at a time; an e-mail that
 * was sent is marked and emptied, so that neither a second job nor a backup can send or show it
 * again.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { queue, transport } = options;
  /** Taken by the mail server while the database could not note it: not to be sent twice. */
  const taken = new Set<string>();
  const arrange = (tx: Queryable, id: string) => queue.send(sendJob, { id }, { key: id, tx });
  return {
    arrange,
    async start() {
      await queue.work<{ id: string }>(
        sendJob,
        { ...retry, atOnce: emailsAtOnce },
        ({ id }, signal) => deliver(options, taken, id, signal),
      );
      if (transport.standIn) return;
      await queue.work(sweepJob, {}, () => sweep(options, arrange));
      await queue.schedule(sweepJob, '7 * * * *');
      await sweep(options, arrange);
    },
  };
}

async function deliver(
  { db, log, now, transport }: DeliveryOptions,
  taken: Set<string>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const [email] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), ne(mails.text, '')))
    .returning();
  // Sent already, given up, or gone with its account.
  if (!email) return;
  if (isTooLate(email, now())) return giveUp({ db, log, now });
  if (!taken.has(id)) await hand(email);
  if (transport.standIn) return;
  taken.add(id);
  await db
    .update(mails)
    .set({ sentAt: now(), ...noWords })
    .where(eq(mails.id, id));
  taken.delete(id);

  async function hand(outgoing: typeof mails.$inferSelect) {
    try {
      await transport.send(outgoing, signal);
    } catch (error) {
      // The server's own words may repeat the address: only its codes are kept.
      log.warn(
        { emailId: id, attempt: outgoing.attempts, ...codesOf(error) },
        'a letter was not taken',
      );
      throw error;
    }
  }
}

/** What stays of an e-mail's words once it is sent or given up. */
const noWords = { html: '', text: '', stopLink: null };

function isTooLate({ createdAt, notAfter }: typeof mails.$inferSelect, now: Date): boolean {
  const time = now.getTime();
  return createdAt.getTime() <= time - day || (notAfter !== null && notAfter.getTime() <= time);
}

function codesOf(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}

/**
 * E-mails without a job get one, such as those of a restored backup; those older than a day, or
 * past their time, are given up.
 */
async function sweep(options: DeliveryOptions, arrange: Delivery['arrange']): Promise<void> {
  const { db, now } = options;
  await giveUp(options);
  const waiting = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.createdAt, new Date(now().getTime() - day))));
  for (const { id } of waiting) await arrange(db, id);
}

async function giveUp({
  db,
  log,
  now,
}: Pick<DeliveryOptions, 'db' | 'log' | 'now'>): Promise<void> {
  const input = await db
    .update(mails)
    .set(noWords)
    .where(
      and(
        isNull(mails.sentAt),
        ne(mails.text, ''),
        or(lte(mails.createdAt, new Date(now().getTime() - day)), lte(mails.notAfter, now())),
      ),
    )
    .returning({ id: mails.id });
  if (input.length > 0) log.warn({ emails: input.length }, 'e-mails were given up');
}
