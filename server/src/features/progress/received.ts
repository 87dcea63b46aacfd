import { createHash } from 'node:crypto';
import { actTime } from '@pius/domain/progress/act-time.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { receivedWrites } from '../../db/tables/progress.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** What every write from a lesson carries, besides what it says. */
interface Sent {
  key: string;
  at: string;
  sentAt: string;
}

const day = 24 * 60 * 60;
const mostActsADay = 2000;

/** A write that has come in: its transaction, and when the act was done by the server's clock. */
interface Received {
  tx: Queryable;
  at: Date;
}

/** Whose device it comes from: what a grown-up's says of a child does not move the time of the child's own acts. */
type Device = 'child' | 'grown-up';

/**
 * Runs a write from a child's device once per key. A child's writes run one after the other; the same key answers the
 * same again, whatever was sent in between. In: the body as validated, and what to do; what it answers is kept with the
 * key. Throws 409 for the same key with another body, 429 past 2,000 acts a day: a beat of time is one of them, so that
 * is sixteen hours of play.
 * @see docs/requirements.md#r-sent-again
 */
export async function once<A extends object>(
  house: Pick<House, 'db' | 'limiter'>,
  childId: string,
  sent: Sent,
  now: Date,
  act: (received: Received) => Promise<A>,
  device: Device = 'child',
): Promise<A> {
  const { key } = sent;
  const bodyHash = hashOfBody(sent);
  return house.db.transaction(async (tx) => {
    const [child] = await tx
      .select({ lastActiveAt: profiles.lastActiveAt, createdAt: profiles.createdAt })
      .from(profiles)
      .where(eq(profiles.id, childId))
      .for('update');
    if (!child) throw new AppError('session_expired');
    const [known] = await tx
      .select()
      .from(receivedWrites)
      .where(and(eq(receivedWrites.childId, childId), eq(receivedWrites.key, key)));
    if (known) return sameAnswer<A>(known, bodyHash);
    await limitDay(house, tx, { what: 'acts', childId, count: mostActsADay }, now);
    // Acts done offline come in one after the other: each may be no earlier than the one before it.
    const lastSync = child.lastActiveAt ?? child.createdAt;
    const at = actTime({ received: now, sentAt: sent.sentAt, at: sent.at, lastSync });
    const answer = await act({ tx, at });
    await tx.insert(receivedWrites).values({ childId, key, bodyHash, answer, receivedAt: now });
    if (device === 'child') {
      await tx.update(profiles).set({ lastActiveAt: at }).where(eq(profiles.id, childId));
    }
    return answer;
  });
}

/** By what the same write is known again: all it says, though not when it was sent. */
export function hashOfBody({ key: _key, sentAt: _sentAt, ...meant }: Sent): string {
  return createHash('sha256').update(JSON.stringify(meant)).digest('base64url');
}

/** What a write that is known was answered. Throws 409 where the same key comes with another body. */
export function sameAnswer<A>(known: { bodyHash: string; answer: unknown }, bodyHash: string): A {
  if (known.bodyHash !== bodyHash) throw new AppError('conflict_key_reused');
  return known.answer as A;
}

/** The limits of a child's day, as the limiter counts several together; of all acts unless a count is told. */
export function limitsOfDay(childId: string, limits: readonly { what: string; count?: number }[]) {
  return limits.map(({ what, count = mostActsADay }) => ({
    key: `${what} ${childId}`,
    window: { count, seconds: day },
  }));
}

/**
 * Counts what a child does in a day, so that nothing is kept without end: in the database, for a day
 * outlasts a restart. What is not kept does not count. Throws 429 past `count`.
 * @see docs/requirements.md#r-bounded-work
 */
export async function limitDay(
  house: Pick<House, 'limiter'>,
  tx: Queryable,
  { what, childId, count }: { what: string; childId: string; count: number },
  now: Date,
): Promise<void> {
  const wait = await house.limiter.shared(`${what} ${childId}`, { count, seconds: day }, now, tx);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
}
