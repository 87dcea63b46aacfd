import type { Viewer } from '@pius/domain/account/viewer.ts';
import { and, type Column, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../db/database.ts';
import { gather } from '../../db/gather.ts';
import { profiles, session, userRoles } from '../../db/tables/account.ts';
import { accountColumns, isKeptOut, type KnownAccount, toAccount } from './account-of-user.ts';
import { oldestSession } from './auth.ts';
import { readSignedCookie } from './signed-cookie.ts';

/** Who is calling: a visitor, or an account with what it is. There is no session where the server itself acts, as for the demo. */
export type Caller =
  | { viewer: 'visitor'; account: null; session: null }
  | { viewer: Exclude<Viewer, 'visitor'>; account: KnownAccount; session: CallerSession | null };

/** The session of who calls, and when a second factor was last given in it. */
export interface CallerSession {
  id: string;
  secondFactorAt: Date | null;
}

const visitor: Caller = { viewer: 'visitor', account: null, session: null };

/** The viewer that an account is. */
export function viewerOf(account: KnownAccount): Exclude<Viewer, 'visitor'> {
  return account.isAdmin ? 'admin' : account.role;
}

/**
 * What a route has to know of who calls besides, read in the same query as the session.
 * @see docs/requirements.md#r-shared-trips
 */
export interface CallerFacts<F extends object> {
  /** What the query is called; every kind of facts has its own. */
  name: string;
  /** What is selected of the joined `profiles`, with the placeholders `now` and those of `values`. */
  columns: { [K in keyof F]: SQL<F[K]> | (Column & { _: { data: F[K] } }) };
  values?: (c: Context) => Record<string, string>;
}

/** Who calls, and the facts that were asked for; null for a visitor. */
export interface KnownCaller<F extends object> {
  caller: Caller;
  facts: F | null;
}

/** What reading a caller needs of the server; with `leaving` a grown-up whose account is to be deleted is no visitor. */
interface ReadCaller {
  db: Database;
  secret: string;
  cookieName: string;
  now: Date;
  leaving?: boolean;
}

const noFacts: CallerFacts<object> = { name: 'caller', columns: {} };
/** How many groups of sessions are read at once, and of how many. */
const groups = { atOnce: 1, most: 128 } as const;

/**
 * Reads who is calling from better-auth's signed session cookie, in one query. A cookie that is missing,
 * forged, ended or out of date makes a visitor, and so does an account that is closed or paused.
 */
export async function readCaller<F extends object>(
  c: Context,
  { db, secret, cookieName, now, leaving = false }: ReadCaller,
  asked?: CallerFacts<F>,
): Promise<KnownCaller<F>> {
  const token = readSignedCookie(c, secret, cookieName);
  if (!token) return { caller: visitor, facts: null };
  const row = await readerOf(db, asked ?? noFacts)({ token, now, values: asked?.values?.(c) });
  if (!row) return { caller: visitor, facts: null };
  const { token: _token, sessionId, secondFactorAt, facts, ...known } = row;
  const account = toAccount(known);
  if (isKeptOut(account) && !(leaving && account.role === 'parent')) {
    return { caller: visitor, facts: null };
  }
  const session = { id: sessionId, secondFactorAt };
  return { caller: { viewer: viewerOf(account), account, session }, facts: facts as unknown as F };
}

const readers = new WeakMap<Database, Map<string, RowReader>>();
type RowReader = ReturnType<typeof createReader>;

/** Reads sessions with some facts. Writing a query takes longer than asking it, so that is done once. */
function readerOf<F extends object>(db: Database, asked: CallerFacts<F>): RowReader {
  const known = readers.get(db) ?? new Map<string, RowReader>();
  readers.set(db, known);
  const reader = known.get(asked.name) ?? createReader(db, asked);
  known.set(asked.name, reader);
  return reader;
}

/** A session that is looked for, at a moment. */
interface Wanted {
  token: string;
  now: Date;
  values: Record<string, string> | undefined;
}

/** Sessions that are looked for at once are read together, unless each has values of its own. */
function createReader<F extends object>(db: Database, asked: CallerFacts<F>) {
  const query = prepareQuery(db, asked);
  const read = async (wanted: readonly Wanted[]) => {
    const [first] = wanted;
    if (!first) return [];
    const tokens = wanted.map(({ token }) => token);
    const { now, values } = first;
    const rows = await query.execute({ ...values, now, oldest: oldestSession(now), tokens });
    const found = new Map(rows.map((row) => [row.token, row]));
    return tokens.map((token) => found.get(token));
  };
  if (asked.values) return async (one: Wanted) => (await read([one]))[0];
  return gather({ ...groups, work: read });
}

function prepareQuery<F extends object>(db: Database, { name, columns }: CallerFacts<F>) {
  return db
    .select({
      ...accountColumns,
      token: session.token,
      sessionId: session.id,
      secondFactorAt: session.secondFactorAt,
      facts: columns as Record<string, SQL>,
    })
    .from(session)
    .innerJoin(profiles, eq(profiles.id, session.userId))
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
    .where(
      and(
        // From within a `select` PostgreSQL does not see how many there are, so it does not plan anew for each number.
        sql`${session.token} = any(array(select unnest(${sql.placeholder('tokens')}::text[])))`,
        gt(session.expiresAt, sql.placeholder('now')),
        gt(session.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare(name);
}
