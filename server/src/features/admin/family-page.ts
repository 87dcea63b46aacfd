import type { LedgerEvent } from '@pius/domain/billing/entitlement.ts';
import type { SubscriptionType } from '@pius/domain/billing/plans.ts';
import { quotedEnd } from '@pius/domain/billing/quote.ts';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { orders, userSubscriptions } from '../../db/tables/billing.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findAccount, type KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { listAgreements } from '../account/agreements.ts';
import { waitsOf } from '../account/limit-guessing.ts';
import { findProfile } from '../account/store.ts';
import { historiesOf } from '../billing/ledger.ts';
import { listOrdersOf } from '../billing/order-store.ts';
import { presentForAdmin } from '../billing/present-order.ts';
import { progressOfFamily } from '../progress/read-progress.ts';
import { listChildProfiles } from '../progress/store.ts';

/** The parent of a family. Throws `not_found` for what is no parent's id. */
export async function parentOf({ db }: Pick<AppContext, 'db'>, id: string): Promise<KnownAccount> {
  const account = await findAccount(db, id);
  if (account?.role !== 'parent') throw new AppError('not_found');
  return account;
}

/**
 * One family as an admin sees it; of what children do only how far each has come. Throws
 * `not_found`.
 */
export async function familyPage(ctx: AppContext, id: string, now: Date) {
  const { db } = ctx;
  const account = await parentOf(ctx, id);
  const [logins, profile, children, bought, consents] = await Promise.all([
    loginsOf(db, id),
    findProfile(db, id),
    childrenOf(ctx, id, now),
    listOrdersOf(db, id),
    listAgreements(ctx, id),
  ]);
  const login = logins.find((each) => each.id === id);
  if (!login || !profile) throw new AppError('not_found');
  return {
    id,
    name: profile.fullName,
    email: login.email,
    phone: profile.phone,
    account_type: profile.accountType,
    language: profile.language,
    time_zone: profile.timeZone,
    created_at: profile.createdAt.toISOString(),
    last_active: latest(children.map(({ last_active: at }) => at)),
    is_admin: account.isAdmin,
    deletion_due_at: account.deletionDueAt?.toISOString() ?? null,
    sign_in_waits: await signInWaits(ctx, logins, now),
    children,
    orders: bought.map((whole) => ({
      ...presentForAdmin(whole, now),
      grant_reason: whole.order.grantReason,
    })),
    consents,
  };
}

/** By what the parent and the children log in, with their names. */
function loginsOf(db: Queryable, parentId: string) {
  return db
    .select({ id: profiles.id, name: profiles.fullName, email: user.email })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(or(eq(profiles.id, parentId), eq(profiles.parentId, parentId)))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}

type Login = Awaited<ReturnType<typeof loginsOf>>[number];

async function signInWaits(ctx: AppContext, logins: Login[], now: Date) {
  const emails = logins.map(({ email }) => email);
  const waits = await waitsOf(ctx, emails, now);
  return logins.flatMap(({ name, email }) => {
    const until = waits.get(email);
    return until ? [{ name, until: until.toISOString() }] : [];
  });
}

const latest = (moments: (string | null)[]) =>
  moments.reduce((last, at) => ((at ?? '') > (last ?? '') ? at : last), null);

async function childrenOf({ db }: AppContext, parentId: string, now: Date) {
  const children = await listChildProfiles(db, parentId);
  const ids = children.map((child) => child.id);
  const [progress, access, histories, accounts] = await Promise.all([
    progressOfFamily(db, parentId, now),
    accessOf(db, ids, now),
    historiesOf(db, ids),
    Promise.all(ids.map((id) => findAccount(db, id))),
  ]);
  return children.map((child) => {
    const learnt = progress.find(({ child_id: id }) => id === child.id);
    const own = access.filter(({ childId }) => childId === child.id);
    return {
      id: child.id,
      name: child.fullName,
      age: child.age,
      paused: child.pausedAt !== null,
      consented: accounts.find((each) => each?.id === child.id)?.consented ?? false,
      access_until: own[0]?.expiresAt.toISOString() ?? null,
      granted: own.some(({ kind }) => kind === 'grant'),
      ends: endsOf(child.id, histories.get(child.id) ?? [], now),
      percentage: learnt?.overall_percentage ?? 0,
      lessons_completed: learnt?.lessons_completed ?? 0,
      last_active: child.lastActiveAt?.toISOString() ?? null,
    };
  });
}

function endsOf(childId: string, history: LedgerEvent[], now: Date) {
  const end = (subscriptionType: SubscriptionType) =>
    quotedEnd(history, { childId, subscriptionType, now }).toISOString();
  return { monthly: end('monthly'), quarterly: end('quarterly'), annual: end('annual') };
}

/** What opens lessons to some children now or later, what lasts longest first. */
async function accessOf(db: Queryable, childIds: string[], now: Date) {
  const rows = await db
    .select({
      childId: userSubscriptions.userId,
      orderId: userSubscriptions.orderId,
      expiresAt: userSubscriptions.expiresAt,
      kind: orders.kind,
    })
    .from(userSubscriptions)
    .innerJoin(orders, eq(orders.id, userSubscriptions.orderId))
    .where(and(inArray(userSubscriptions.userId, childIds), eq(userSubscriptions.isActive, true)))
    .orderBy(desc(userSubscriptions.expiresAt));
  return rows.filter(({ expiresAt }) => expiresAt > now);
}

/** The orders by which admins gave a child access that still runs or is yet to begin. */
export async function grantsOf(db: Queryable, childId: string, now: Date): Promise<string[]> {
  const rows = await accessOf(db, [childId], now);
  return rows.filter(({ kind }) => kind === 'grant').map(({ orderId }) => orderId);
}
