import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { connectClient } from '../../db/client.ts';
import { stillThere } from '../../db/connection.ts';
import type { Queryable } from '../../db/database.ts';

/** The channel of PostgreSQL by which the processes of one site hear each other. */
const channel = 'realtime';
/** What was told in this time goes out together, the same once, so that no write waits for it. */
const batchMilliseconds = 200;
/** So many events are remembered, for readers who come back after a broken connection. */
const cached = 1000;
const longestPause = 30_000;

const eventForm = z.strictObject({
  id: z.string(),
  topic: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.string()),
});

/** That something has changed, and where; what it is now is asked for by anyone who may know it. */
export type RealtimeEvent = z.infer<typeof eventForm>;

/** Hears events of its topics; null says that some were missed, and all is to be asked again. */
export type Listener = (event: RealtimeEvent | null) => void;

/** Tells the pages that are open, whichever process they lead to, that something has changed. */
export interface Realtime {
  /**
   * Tells it after the transaction: an event may be lost with its process, never come too early.
   */
  publish(topic: string, name: string, data: Record<string, string>): void;
  /**
   * Hears the events of topics. Input: `after`, the id of the last one heard; what came since is
   * told at once, or null where that is not known here any more.
   * @returns The id from which to go on, and the way to stop.
   */
  subscribe(
    topics: ReadonlySet<string>,
    after: string | null,
    listener: Listener,
  ): Promise<{ at: string; stop: () => void }>;
  /** Calls `ending` as the server stops; a reader comes back to another process. */
  onStop(ending: () => void): () => void;
  stop(): Promise<void>;
}

interface RealtimeParts {
  db: Queryable;
  connectionString: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Realtime by LISTEN and NOTIFY of PostgreSQL. The order of events is the same in every process;
 * the connection that listens is opened with the first reader, and again, later and later, when it
 * breaks.
 */
export function createRealtime({ db, connectionString, log }: RealtimeParts): Realtime {
  const listeners = new Map<Listener, ReadonlySet<string>>();
  const endings = new Set<() => void>();
  let history: RealtimeEvent[] = [];
  let begin: string = randomUUID();
  let listening: Promise<Client> | null = null;
  let waiting = new Map<string, Omit<RealtimeEvent, 'id'>>();
  let sending: NodeJS.Timeout | null = null;
  let stopped = false;

  function take(payload: string | undefined): void {
    const parsed = eventForm.safeParse(JSON.parse(payload ?? 'null'));
    if (!parsed.success) return;
    const event = parsed.data;
    history.push(event);
    if (history.length > cached) begin = history.shift()?.id ?? begin;
    for (const [listener, topics] of listeners) if (topics.has(event.topic)) listener(event);
  }

  async function connect(): Promise<Client> {
    const client = await connectClient({ connectionString, ...stillThere });
    client.on('notification', ({ payload }) => take(payload));
    client.on('end', () => void recover());
    await client.query(`listen ${channel}`);
    return client;
  }

  /** After a break nobody knows what was missed. */
  async function recover(): Promise<void> {
    listening = null;
    history = [];
    begin = randomUUID();
    for (
      let pause = 250;
      !stopped && listeners.size > 0;
      pause = Math.min(pause * 2, longestPause)
    ) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      try {
        await open();
        for (const listener of listeners.keys()) listener(null);
        return;
      } catch (error) {
        log.warn({ err: error }, 'nothing is heard of other processes');
      }
    }
  }

  function open(): Promise<Client> {
    listening ??= connect().catch((error) => {
      listening = null;
      throw error;
    });
    return listening;
  }

  async function send(): Promise<void> {
    sending = null;
    const events = [...waiting.values()].map((event) => ({ id: randomUUID(), ...event }));
    waiting = new Map();
    const texts = JSON.stringify(events.map((event) => JSON.stringify(event)));
    try {
      await db.execute(
        sql`select pg_notify(${channel}, event) from json_array_elements_text(${texts}::json) as event`,
      );
    } catch (error) {
      log.warn({ err: error }, 'an event was not told');
    }
  }

  return {
    publish(topic, name, data) {
      if (stopped) return;
      const event = { topic, name, data };
      waiting.set(JSON.stringify(event), event);
      sending ??= setTimeout(() => void send(), batchMilliseconds).unref();
    },
    async subscribe(topics, after, listener) {
      await open();
      const since = after === begin ? -1 : history.findIndex(({ id }) => id === after);
      if (after !== null) {
        if (after !== begin && since < 0) listener(null);
        else
          for (const event of history.slice(since + 1))
            if (topics.has(event.topic)) listener(event);
      }
      listeners.set(listener, topics);
      return { at: history.at(-1)?.id ?? begin, stop: () => void listeners.delete(listener) };
    },
    onStop(ending) {
      endings.add(ending);
      return () => void endings.delete(ending);
    },
    async stop() {
      stopped = true;
      for (const ending of endings) ending();
      if (sending) clearTimeout(sending);
      await (await listening?.catch(() => null))?.end();
    },
  };
}
