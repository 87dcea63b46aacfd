import { storedSince } from '@pius/domain/retention.ts';
import type { TrackedEvent } from '@pius/domain/tracking/events.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { conversionEvents, type MetaEvent } from '../../db/tables/tracking.ts';
import { NotTaken, sendToMeta } from './meta.ts';

const job = 'conversion-event';
/**
 * First again after about 30 s, then twice as long each time up to an hour; past a day it is given
 * up.
 */
const retry = { retryLimit: 100, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 60 };

/** Which event: its job holds no more of it. */
export interface EventKey {
  name: TrackedEvent;
  eventId: string;
}

/** By which a row is found. */
const isEvent = ({ name, eventId }: EventKey) =>
  and(eq(conversionEvents.name, name), eq(conversionEvents.eventId, eventId));

/**
 * Keeps an event and arranges that it is sent; one that is known already is left alone. Where Meta
 * is not configured nothing of what it says is kept.
 */
export async function saveEvent(
  { db, env, queue }: Pick<AppContext, 'db' | 'env' | 'queue'>,
  {
    key,
    payload,
    userId,
    now,
  }: { key: EventKey; payload: MetaEvent; userId: string | null; now: Date },
): Promise<void> {
  const fate = env.meta
    ? ({ state: 'waiting', payload } as const)
    : ({ state: 'not configured', payload: null } as const);
  await db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(conversionEvents)
      .values({ ...key, ...fate, userId, happenedAt: now })
      .onConflictDoNothing()
      .returning({ state: conversionEvents.state });
    if (fresh?.state !== 'waiting') return;
    await queue.send(job, key, { key: `${key.name} ${key.eventId}`, tx });
  });
}

/** Begins to send events. */
export async function startConversions(ctx: AppContext): Promise<void> {
  await ctx.queue.work<EventKey>(job, { ...retry, atOnce: 4 }, (key, signal) =>
    deliverEvent(ctx, key, signal),
  );
}

/**
 * Sends one event, once: what it says is gone when it was taken, or given up after a day.
 * Throws `NotTaken` where it has to be tried again; the log is told no more than that.
 */
export async function deliverEvent(
  { db, env, log, now }: Pick<AppContext, 'db' | 'env' | 'log' | 'now'>,
  key: EventKey,
  signal: AbortSignal,
): Promise<void> {
  const [event] = await db.select().from(conversionEvents).where(isEvent(key));
  if (event?.state !== 'waiting' || !event.payload) return;
  const over = (state: 'sent' | 'given up') =>
    db.update(conversionEvents).set({ state, payload: null }).where(isEvent(key));
  if (!env.meta || event.happenedAt < storedSince('event-words', now())) {
    log.warn({ event: key.name }, 'a conversion event was given up');
    await over('given up');
    return;
  }
  try {
    await sendToMeta(env.meta, event.payload, signal);
  } catch (error) {
    const reason = error instanceof NotTaken ? error.message : 'a fault of ours';
    log.warn({ event: key.name, reason }, 'a conversion event was not taken');
    throw error;
  }
  await over('sent');
}
