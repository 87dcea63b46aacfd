import { composeChildEmail } from '@pius/domain/account/login-name.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { uniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import {
  endEmailChanges,
  findEmailChange,
  findUnwritten,
  lockLogins,
  makeChangeToken,
  noteEmailChange,
  setEmail,
  useEmailChange,
} from './email-change-store.ts';
import { emailJob } from './email-job.ts';
import { leaveAddress } from './family-rows.ts';
import { dropSignUps } from './pending-store.ts';
import { readEmail } from './read-email.ts';
import { requireOwnPassword } from './require-password.ts';
import { findByEmail, findEmailOf } from './store.ts';

type Logins = NonNullable<Awaited<ReturnType<typeof lockLogins>>>;

const emails = emailJob('email-change', writeEmailChangeEmail);
const emailsPerHour = { count: 5, seconds: 3600 };
const triesOfPassword = { count: 10, seconds: 900 };

/**
 * Asks for another address for a grown-up's account. Who has it is looked at when nobody waits for
 * the answer any more, so that neither the answer nor its time tells. Throws `password_wrong`, and
 * at the field `email` what is wrong with the address itself.
 * @see docs/requirements.md#r-who-has-an-account
 * @see docs/requirements.md#r-email-change
 */
export async function askForEmail(
  ctx: AppContext,
  account: KnownAccount,
  input: { email: string; password: string },
  now: Date,
): Promise<void> {
  const newEmail = readEmail(input.email);
  if (newEmail === (await findEmailOf(ctx.db, account.id))) {
    throw new AppError('email_same', { fields: { email: 'email_same' } });
  }
  await requireOwnPassword(ctx, account.id, input.password);
  await ctx.db.transaction(async (tx) => {
    if (!(await lockLogins(tx, account.id))) throw new AppError('not_found');
    const wish = { userId: account.id, newEmail, language: account.language };
    const id = await noteEmailChange(tx, wish, now);
    await emails.ask(ctx, tx, id);
  });
}

/** Begins to write the e-mails to new addresses. Needed before the first is asked for. */
export const startEmailChanges = emails.start;

/**
 * An address that somebody has, as a grown-up or as a child's login, gets nothing, and neither does
 * one that got five of these e-mails within the hour.
 */
async function writeEmailChangeEmail(ctx: AppContext, id: string): Promise<void> {
  const now = ctx.now();
  const change = await findUnwritten(ctx.db, id, now);
  if (!change) return;
  const { userId, newEmail: to, language, name } = change;
  if (await findByEmail(ctx.db, to)) return;
  if ((await ctx.limiter.shared(`new e-mail ${to}`, emailsPerHour, now)) > 0) return;
  await ctx.db.transaction(async (tx) => {
    const token = await makeChangeToken(tx, id, now);
    if (!token) return;
    const link = `${ctx.env.publicUrl}/auth/email?token=${token}&lang=${language}`;
    const data = { name, link, hours: '24' };
    await ctx.mailer.enqueue(tx, { kind: 'confirm-new-email', to, userId, language, data });
  });
}

/**
 * What a link stands for.
 * @returns The new address, and whose account gets it.
 * @throws `confirm_link_invalid`, `confirm_link_used` or `confirm_link_expired`.
 */
export async function emailChangeOf(ctx: AppContext, token: string, now: Date) {
  const rows = await findEmailChange(ctx.db, token);
  if (!rows) throw new AppError('confirm_link_invalid');
  if (rows.usedAt) throw new AppError('confirm_link_used');
  if (rows.expiresAt <= now) throw new AppError('confirm_link_expired');
  return { email: rows.newEmail, userId: rows.userId };
}

/**
 * Makes a proved address the account's, and the children's logins follow it. The old address is
 * told. Input: who is signed in where the link was opened; anybody else gives the account's
 * password.
 * @throws What `emailChangeOf` throws, `password_wrong`, and `email_unusable` where somebody was
 *   faster.
 * @see docs/requirements.md#r-child-login-email
 */
export async function confirmNewEmail(
  ctx: AppContext,
  input: { token: string; password?: string | undefined; callerId: string | null },
  now: Date,
): Promise<{ email: string }> {
  const { email, userId } = await emailChangeOf(ctx, input.token, now);
  if (input.callerId !== userId) {
    const wait = await ctx.limiter.shared(`new e-mail of ${userId}`, triesOfPassword, now);
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
    await requireOwnPassword(ctx, userId, input.password ?? '');
  }
  const done = await refuseTaken(() =>
    ctx.db.transaction(async (tx) => {
      const parent = await lockLogins(tx, userId);
      if (!parent || !(await useEmailChange(tx, input.token, now))) return false;
      await moveLogins(ctx, tx, { ...parent, userId, newEmail: email }, now);
      return true;
    }),
  );
  // Another call may have been faster: then it says so.
  if (!done) await emailChangeOf(ctx, input.token, now);
  return { email };
}

/**
 * Gives a parent another address without a proof, for who was recognised by those who run the site;
 * what waits for a proof is over. `beside` is done in the same transaction. Throws `not_found`,
 * `email_invalid` at the field, and `email_unusable` where it is the family's already or somebody
 * has it.
 */
export async function moveToEmail(
  ctx: AppContext,
  input: { userId: string; email: string },
  now: Date,
  beside: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { userId } = input;
  const newEmail = readEmail(input.email);
  await refuseTaken(() =>
    ctx.db.transaction(async (tx) => {
      const parent = await lockLogins(tx, userId);
      if (!parent) throw new AppError('not_found');
      if (parent.email === newEmail) throw new AppError('email_unusable');
      await endEmailChanges(tx, userId, now);
      await moveLogins(ctx, tx, { ...parent, userId, newEmail }, now);
      await beside(tx);
    }),
  );
}

async function moveLogins(
  ctx: AppContext,
  tx: Queryable,
  parent: Logins & { userId: string; newEmail: string },
  now: Date,
): Promise<void> {
  const { userId, newEmail, email, name, language, children } = parent;
  await setEmail(tx, userId, newEmail, now);
  for (const { id, loginName } of children) {
    const login = composeChildEmail(newEmail, loginName ?? '');
    if (!login) throw new AppError('email_unusable');
    await setEmail(tx, id, login, now);
  }
  await dropSignUps(tx, newEmail);
  await leaveAddress(tx, userId, email);
  const data = { name, link: `${ctx.env.publicUrl}/login?door=adult&lang=${language}` };
  await ctx.mailer.enqueue(tx, { kind: 'email-changed', to: email, userId, language, data });
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError('email_unusable');
    throw error;
  }
}
