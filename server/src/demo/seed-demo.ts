import { textVersion } from '@pius/domain/account/agreement.ts';
import type { SubscriptionType } from '@pius/domain/billing/plans.ts';
import { inArray } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import type { Database } from '../db/database.ts';
import { user, userRoles } from '../db/tables/account.ts';
import { SettingsError } from '../env.ts';
import { findByEmail, recordConsents } from '../features/account/store.ts';
import { grantAccess } from '../features/billing/ledger.ts';
import { createChild } from '../features/family/children.ts';
import { type Source, savePart, saveQuiz } from '../features/progress/write-progress.ts';
import { findAccount, type KnownAccount } from '../platform/sign-in/account-of-user.ts';
import { createAccount } from '../platform/sign-in/create-account.ts';
import { hashPassword } from '../platform/sign-in/password-hash.ts';
import { rightAnswers } from './right-answers.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Whether the demo families belong into a database: into an empty one, and where they are already.
 * Beside families of somebody else, as in a backup that was brought back, an admin whose password
 * everybody knows would see them.
 */
export async function isForDemo(db: Database): Promise<boolean> {
  return (await db.$count(user)) === 0 || (await holdsDemo(db));
}

/** Whether one of the grown-ups whose passwords everybody knows is there. */
async function holdsDemo(db: Database): Promise<boolean> {
  const emails = ['parent@example.com', 'admin@example.com'];
  return (await db.$count(user, inArray(user.email, emails))) > 0;
}

/**
 * Plants the demo families, once: a parent with Lucia (a year's access, some progress) and Marco
 * (free module only), and an admin with Pia. Never called in production.
 */
export async function seedDemo(ctx: AppContext): Promise<void> {
  if (await findByEmail(ctx.db, 'parent@example.com')) return;
  const now = ctx.now();
  const parent = await addParent(ctx, 'parent@example.com', 'quest-parent-1', 'Maria Rossi', false);
  const lucia = await addChildOf(ctx, parent, 'Lucia', 8, 'lucia1');
  await addChildOf(ctx, parent, 'Marco', 7, 'marco1');
  await giveAccess(ctx, parent.id, lucia.id, 'annual', now);
  await learn(ctx, lucia, new Date(now.getTime() - day), ['goals', 'story', 'teaching']);
  await learn(ctx, lucia, now, ['vocabulary']);
  await takeQuiz(ctx, lucia, now);
  const admin = await addParent(ctx, 'admin@example.com', 'quest-admin-1', 'Anna Bianchi', true);
  await addChildOf(ctx, admin, 'Pia', 9, 'piapia');
}

/**
 * Throws where the demo families are in a database that is to be used without them: everybody knows
 * their passwords, an admin's among them.
 * @see docs/requirements.md#r-demo-accounts
 */
export async function refuseDemo(ctx: AppContext): Promise<void> {
  if (!(await holdsDemo(ctx.db))) return;
  throw new SettingsError(
    'This database holds the demo families, whose passwords everybody knows. Choose an empty DATA_DIR or DATABASE_URL for real families.',
  );
}

async function addParent(
  ctx: AppContext,
  email: string,
  password: string,
  fullName: string,
  admin: boolean,
): Promise<KnownAccount> {
  const passwordHash = await hashPassword(password);
  const id = await ctx.db.transaction(async (tx) => {
    const profile = {
      role: 'parent',
      accountType: 'parent',
      language: 'en',
      timeZone: 'Europe/Rome',
    } as const;
    const parentId = await createAccount(tx, {
      email,
      passwordHash,
      fullName,
      confirmed: true,
      profile,
    });
    const kinds = ['terms', 'privacy', 'adult'] as const;
    const consents = kinds.map((kind) => ({ kind, version: textVersion }));
    await recordConsents(tx, parentId, consents, ctx.now());
    if (admin) await tx.insert(userRoles).values({ userId: parentId, role: 'admin' });
    return parentId;
  });
  return known(ctx, id);
}

async function addChildOf(
  ctx: AppContext,
  parent: KnownAccount,
  name: string,
  age: number,
  password: string,
): Promise<KnownAccount> {
  const child = await createChild(ctx, parent, { name, age, password, consent: true }, ctx.now());
  return known(ctx, child.id);
}

async function known(ctx: AppContext, id: string): Promise<KnownAccount> {
  const account = await findAccount(ctx.db, id);
  if (!account) throw new Error('the demo family could not be planted');
  return account;
}

async function giveAccess(
  ctx: AppContext,
  parentId: string,
  childId: string,
  subscriptionType: SubscriptionType,
  at: Date,
): Promise<void> {
  await ctx.db.transaction((tx) =>
    grantAccess(tx, { parentId, childId, subscriptionType, at }).then(() => undefined),
  );
}

function sourceOf(ctx: AppContext, account: KnownAccount, now: Date): Source {
  return { ctx, caller: { viewer: 'child', session: null, account }, access: null, now };
}

async function learn(
  ctx: AppContext,
  account: KnownAccount,
  now: Date,
  parts: string[],
): Promise<void> {
  const source = sourceOf(ctx, account, now);
  const moment = now.toISOString();
  for (const part of parts) {
    const key = crypto.randomUUID();
    await savePart(source, { key, at: moment, sentAt: moment, lesson: '1-1', part });
  }
}

async function takeQuiz(ctx: AppContext, account: KnownAccount, now: Date): Promise<void> {
  const source = sourceOf(ctx, account, now);
  const moment = now.toISOString();
  const answers = rightAnswers(ctx.content, '1-1', account.language);
  const key = crypto.randomUUID();
  await saveQuiz(source, {
    key,
    at: moment,
    sentAt: moment,
    lesson: '1-1',
    answers,
  });
}
