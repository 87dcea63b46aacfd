import { createHash } from 'node:crypto';
import { mutationTime } from '@pius/domain/progress/mutation-time.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { prepared, preparedInsert } from '../../db/prepared.ts';
import { profiles } from '../../db/tables/account.ts';
import { receivedWrites } from '../../db/tables/progress.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** What every write of a child carries, besides what it says. */
interface Sent {
  key: string;
  at: string;
  sentAt: string;
}

/** How many of something are saved for a child in a day. */
interface DayLimit {
  what: string;
  count: number;
}

/** A write that has come in. */
interface Write {
  childId: string;
  body: Sent;
  now: Date;
  /** A limit besides that of all writes. */
  limit?: DayLimit;
  /** What a grown-up's device says of a child does not move the time of the child's own acts. */
  device?: 'child' | 'grown-up';
}

/** The transaction of a write, and when the act was done by the server's clock. */
interface Received {
  tx: Queryable;
  at: Date;
}

const day = 24 * 60 * 60;
/** A heartbeat of time is a write too, so this is sixteen hours of play. */
const allWrites: DayLimit = { what: 'acts', count: 2000 };

/**
 * Saves what a child did once per key: the same key gets the same answer, whatever was sent in
 * between. The writes of a child run one after the other. A write that is refused leaves nothing
 * behind and counts for no limit.
 *
 * @throws AppError 409 for the same key with another body, 429 past a limit of the day
 */
export async function withIdempotencyKey<Answer extends object>(
  { db, limiter }: Pick<AppContext, 'db' | 'limiter'>,
  { childId, body, now, limit, device = 'child' }: Write,
  mutation: (received: Received) => Promise<Answer>,
): Promise<Answer> {
  const { key } = body;
  const bodyHash = hashOfBody(body);
  return db.transaction(async (tx) => {
    // They run in this order: what the last write of the child left is read when its row is locked.
    const [[child], [known]] = await Promise.all([
      lockChild(tx).execute({ childId }),
      findWrite(tx).execute({ childId, key }),
    ]);
    if (!child) throw new AppError('session_expired');
    if (known) {
      if (known.bodyHash !== bodyHash) throw new AppError('conflict_key_reused');
      return known.answer as Answer;
    }
    const limits = limit ? [allWrites, limit] : [allWrites];
    const waits = await Promise.all(
      limits.map(({ what, count }) =>
        limiter.shared(`${what} ${childId}`, { count, seconds: day }, now, tx),
      ),
    );
    const retryAfter = Math.max(...waits);
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
    // Acts done offline come in one after the other: each may be no earlier than the one before it.
    const lastSync = child.lastActiveAt ?? child.createdAt;
    const at = mutationTime({ received: now, sentAt: body.sentAt, at: body.at, lastSync });
    const answer = await mutation({ tx, at });
    await Promise.all([
      insertWrite(tx, { childId, key, bodyHash, answer, receivedAt: now }),
      device === 'child' && updateLastActive(tx).execute({ childId, at }),
    ]);
    return answer;
  });
}

/** By what the same write is known again: all it says, though not when it was sent. */
function hashOfBody({ key: _key, sentAt: _sentAt, ...meant }: Sent): string {
  return createHash('sha256').update(JSON.stringify(meant)).digest('base64url');
}

const ofChild = sql.placeholder('childId');

const lockChild = prepared((db) =>
  db
    .select({ lastActiveAt: profiles.lastActiveAt, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.id, ofChild))
    .for('update')
    .prepare('lock a child'),
);

const findWrite = prepared((db) =>
  db
    .select({ bodyHash: receivedWrites.bodyHash, answer: receivedWrites.answer })
    .from(receivedWrites)
    .where(and(eq(receivedWrites.childId, ofChild), eq(receivedWrites.key, sql.placeholder('key'))))
    .prepare('find a write'),
);

const insertWrite = preparedInsert(receivedWrites, 'insert a write');

const updateLastActive = prepared((db) =>
  db
    .update(profiles)
    .set({ lastActiveAt: sql`${sql.placeholder('at')}` })
    .where(eq(profiles.id, ofChild))
    .prepare('update the last act'),
);
