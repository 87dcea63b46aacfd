import type { Viewer } from '@pius/domain/account/viewer.ts';
import { and, type Column, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { profiles, session, userRoles } from '../../db/tables/account.ts';
import { accountColumns, isLockedOut, type KnownAccount, toAccount } from './account-of-user.ts';
import { oldestSession } from './auth.ts';
import { readSignedCookie } from './signed-cookie.ts';

/**
 * Who is calling: a visitor, or an account with what it is. There is no session where the server
 * itself acts, as for the demo.
 */
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
 *
 * @see docs/requirements.md#r-shared-trips
 */
interface FactColumns<F extends object> {
  /** What the query is called; every kind of facts has its own. */
  name: string;
  /**
   * What is selected of the joined `profiles`, with the placeholders `now` and those of `values`.
   */
  columns: { [K in keyof F]: SQL<F[K]> | (Column & { _: { data: F[K] } }) };
  values?: (c: Context) => Record<string, string>;
}

/** How a session is read with such facts. */
export interface CallerFacts<F extends object> {
  read(db: Database, c: Context, values: SessionValues): Promise<SessionRow<F> | undefined>;
}

/** By what a session is found. */
interface SessionValues {
  token: string;
  now: Date;
  oldest: Date;
}

type SessionRow<F> = Parameters<typeof toAccount>[0] & {
  sessionId: string;
  secondFactorAt: Date | null;
  facts: F;
};

/** Prepares the query that reads a session, with further facts of who calls. */
export function callerFacts<F extends object>({
  name,
  columns,
  values: ownValues,
}: FactColumns<F>): CallerFacts<F> {
  const query = prepared((db) =>
    db
      .select({
        ...accountColumns,
        sessionId: session.id,
        secondFactorAt: session.secondFactorAt,
        facts: columns as Record<string, SQL>,
      })
      .from(session)
      .innerJoin(profiles, eq(profiles.id, session.userId))
      .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
      .where(
        and(
          eq(session.token, sql.placeholder('token')),
          gt(session.expiresAt, sql.placeholder('now')),
          gt(session.createdAt, sql.placeholder('oldest')),
        ),
      )
      .prepare(name),
  );
  return {
    async read(db, c, values) {
      const [row] = await query(db).execute({ ...ownValues?.(c), ...values });
      return row as SessionRow<F> | undefined;
    },
  };
}

/** Who calls, and the facts that were asked for; null for a visitor. */
export interface KnownCaller<F extends object> {
  caller: Caller;
  facts: F | null;
}

/**
 * What reading a caller needs of the server; with `leaving` a grown-up whose account is to be
 * deleted is no visitor.
 */
interface ReadCaller {
  db: Database;
  secret: string;
  cookieName: string;
  now: Date;
  leaving?: boolean;
}

const noFacts = callerFacts({ name: 'caller', columns: {} });

/**
 * Reads who is calling from better-auth's signed session cookie, in one query. A cookie that is
 * missing, forged, ended or out of date makes a visitor, and so does an account that is closed or
 * paused.
 */
export async function readCaller<F extends object>(
  c: Context,
  { db, secret, cookieName, now, leaving = false }: ReadCaller,
  request?: CallerFacts<F>,
): Promise<KnownCaller<F>> {
  const token = readSignedCookie(c, secret, cookieName);
  if (!token) return { caller: visitor, facts: null };
  const values = { token, now, oldest: oldestSession(now) };
  const row = await (request ?? noFacts).read(db, c, values);
  if (!row) return { caller: visitor, facts: null };
  const { sessionId, secondFactorAt, facts, ...known } = row;
  const account = toAccount(known);
  if (isLockedOut(account) && !(leaving && account.role === 'parent')) {
    return { caller: visitor, facts: null };
  }
  const session = { id: sessionId, secondFactorAt };
  return { caller: { viewer: viewerOf(account), account, session }, facts: facts as F };
}
