import type { AnswerDone } from '@pius/contracts/chat.ts';
import { and, count, isNull, ne } from 'drizzle-orm';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/tables/platform.ts';
import type { Queue } from '../queue/queue.ts';

/**
 * One call that was answered, as the figures know it: nobody's address, name or id, only what kind
 * it was.
 */
export interface AnsweredCall {
  method: string;
  /** The pattern of the route, never the address that was asked for. */
  route: string;
  status: number;
  seconds: number;
}

/** By what somebody tried to sign in, in vain. */
export type FailedSignIn = 'password' | 'code' | 'second factor';

/**
 * The figures of this process for Prometheus. No label holds anything of a person: routes are
 * patterns, and everything else is one of a few fixed words.
 * @see docs/requirements.md#r-log-without-persons
 */
export interface Metrics {
  callAnswered(call: AnsweredCall): void;
  signInFailed(by: FailedSignIn): void;
  /** What an answer of the chat was made of; signs of harm are not told from other fixed words. */
  chatAnswered(source: AnswerDone['source']): void;
  /** A page that hears events has come (1) or gone (-1). */
  readersChanged(by: 1 | -1): void;
  registry: Registry;
}

/** The words of HTTP that a caller may choose; any other is counted as one. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Makes the figures of one server; those of database, queue and outbox are looked up when they are
 * asked for.
 */
export function createMetrics({ db, queue }: { db: Database; queue: Queue }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'quest_http_request_seconds',
    help: 'Time to an answer, by pattern of the route and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: latencyBuckets,
    registers,
  });
  const signIns = new Counter({
    name: 'quest_sign_ins_failed_total',
    help: 'Attempts to sign in that failed, by what was tried',
    labelNames: ['by'],
    registers,
  });
  const answers = new Counter({
    name: 'quest_chat_answers_total',
    help: 'Answers of the chat, by what they were made of',
    labelNames: ['source'],
    registers,
  });
  const readers = new Gauge({
    name: 'quest_event_readers',
    help: 'Open pages that hear server-sent events of this process',
    registers,
  });
  watchPool(db, registers);
  watchQueue(db, queue, registers);
  watchOutbox(db, registers);
  return {
    registry,
    callAnswered({ method, route, status, seconds }) {
      const known = knownMethods.has(method) ? method : 'other';
      const statusClass = `${Math.floor(status / 100)}xx`;
      calls.observe({ method: known, route, status: statusClass }, seconds);
    },
    signInFailed: (by) => signIns.inc({ by }),
    chatAnswered: (source) =>
      answers.inc({ source: source === 'safety' || source === 'redirect' ? 'fixed' : source }),
    readersChanged: (by) => readers.inc(by),
  };
}

function watchPool({ $client: pool }: Database, registers: Registry[]): void {
  new Gauge({
    name: 'quest_database_connections',
    help: 'Connections of the pool, by what they do; waiting are calls that have none yet',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'quest_database_connections_most',
    help: 'Connections that the pool may have',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
}

function watchQueue(db: Database, queue: Queue, registers: Registry[]): void {
  new Gauge({
    name: 'quest_queue_jobs',
    help: 'Jobs of the queue in the database, by kind and state; failed are those given up in the last days',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const reviewStatus = await queue.countQueued(db);
      this.reset();
      for (const { kind, state, jobs } of reviewStatus) this.set({ kind, state }, jobs);
    },
  });
}

function watchOutbox(db: Database, registers: Registry[]): void {
  new Gauge({
    name: 'quest_outbox_letters',
    help: 'Letters in the database that no mail server has taken yet',
    registers,
    async collect() {
      const [waiting] = await db
        .select({ emails: count() })
        .from(mails)
        .where(and(isNull(mails.sentAt), ne(mails.text, '')));
      this.set(waiting?.emails ?? 0);
    },
  });
}
