import type { Viewer } from '@pius/domain/account/viewer.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../db/database.ts';
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
 * Reads who is calling from better-auth's signed session cookie, in one query. A cookie that is missing,
 * forged, ended or out of date makes a visitor, and so does an account that is closed or paused; with `leaving` a grown-up whose
 * account is to be deleted is told apart from one.
 */
export async function readCaller(
  c: Context,
  {
    db,
    secret,
    cookieName,
    now,
    leaving = false,
  }: { db: Database; secret: string; cookieName: string; now: Date; leaving?: boolean },
): Promise<Caller> {
  const token = readSignedCookie(c, secret, cookieName);
  if (!token) return visitor;
  const [row] = await db
    .select({
      ...accountColumns,
      sessionId: session.id,
      secondFactorAt: session.secondFactorAt,
    })
    .from(session)
    .innerJoin(profiles, eq(profiles.id, session.userId))
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
    .where(
      and(
        eq(session.token, token),
        gt(session.expiresAt, now),
        gt(session.createdAt, oldestSession(now)),
      ),
    )
    .limit(1);
  if (!row) return visitor;
  const { sessionId, secondFactorAt, ...known } = row;
  const account = toAccount(known);
  if (isKeptOut(account) && !(leaving && account.role === 'parent')) return visitor;
  return { viewer: viewerOf(account), account, session: { id: sessionId, secondFactorAt } };
}
