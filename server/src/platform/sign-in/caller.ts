import type { Viewer } from '@pius/domain/account/viewer.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import type { Database } from '../../db/database.ts';
import { profiles, session, userRoles } from '../../db/tables/account.ts';
import { accountColumns, isClosed, type KnownAccount, toAccount } from './account-of-user.ts';
import { oldestSession } from './auth.ts';

/** Who is calling: a visitor, or an account with what it is. */
export type Caller =
  | { viewer: 'visitor'; account: null }
  | { viewer: Exclude<Viewer, 'visitor'>; account: KnownAccount };

const visitor: Caller = { viewer: 'visitor', account: null };

/** The viewer that an account is. */
export function viewerOf(account: KnownAccount): Exclude<Viewer, 'visitor'> {
  return account.isAdmin ? 'admin' : account.role;
}

/**
 * Reads who is calling from better-auth's signed session cookie, in one query. A cookie that is missing,
 * forged, ended or out of date makes a visitor, and so does an account that is closed; with `leaving` a grown-up whose
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
  const token = await getSignedCookie(c, secret, cookieName);
  if (!token) return visitor;
  const [row] = await db
    .select(accountColumns)
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
  const account = toAccount(row);
  if (isClosed(account) && !(leaving && account.role === 'parent')) return visitor;
  return { viewer: viewerOf(account), account };
}
