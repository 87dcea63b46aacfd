import { checkAdultPassword } from '@pius/domain/account/password.ts';
import type { Language } from '@pius/domain/language.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { account, session, user } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import { hashPassword, verifyPassword } from '../../platform/sign-in/password-hash.ts';
import { endCode } from './code-store.ts';
import { endEmailChanges } from './email-change-store.ts';
import { endResets } from './reset-store.ts';
import { sessionToken } from './sign-in-routes.ts';

/** A password that has been decided on. */
interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The present hash, where the change holds for this one alone. */
  instead?: string;
  /** The session that goes on; without it all end. */
  exceptToken?: string | null;
  language: Language;
  now: Date;
}

/**
 * Sets a grown-up's password in the caller's transaction: the other sessions end, codes and links
 * sent before do not work any more, a change of address that waits for its link is over, and an
 * e-mail tells of it.
 * @returns False where the password is another one by now.
 * @see docs/requirements.md#r-sessions
 */
export async function setPassword(
  ctx: AppContext,
  tx: Queryable,
  { userId, passwordHash, instead, exceptToken: save, language, now }: NewPassword,
): Promise<boolean> {
  // First of all, as a change of the address does: of two that come at once one waits for the other.
  const [owner] = await tx
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  const changed = await tx
    .update(account)
    .set({ password: passwordHash, updatedAt: now })
    .where(
      and(credentialOf(userId), instead === undefined ? undefined : eq(account.password, instead)),
    )
    .returning({ id: account.id });
  if (changed.length === 0 || !owner) return false;
  const { email, name } = owner;
  await tx
    .delete(session)
    .where(and(eq(session.userId, userId), save ? ne(session.token, save) : undefined));
  await endCode(tx, email);
  await endResets(tx, email, now);
  await endEmailChanges(tx, userId, now);
  const data = { name, link: `${ctx.env.publicUrl}/auth/reset?lang=${language}` };
  await ctx.mailer.enqueue(tx, { kind: 'password-changed', to: email, language, data });
  return true;
}

/**
 * Changes the caller's own password; the session that asks for it goes on.
 * Throws `password_wrong` where the present one is not right, and what is wrong with the new one.
 */
export async function changePassword(
  c: Context,
  ctx: AppContext,
  input: { userId: string; currentPassword: string; newPassword: string; language: Language },
  now: Date,
): Promise<{ status: true }> {
  const { userId, currentPassword, newPassword, language } = input;
  const wrong = checkAdultPassword(newPassword);
  if (wrong) throw new AppError(wrong, { fields: { newPassword: wrong } });
  const [present] = await ctx.db
    .select({ hash: account.password })
    .from(account)
    .where(credentialOf(userId));
  const hash = present?.hash ?? '';
  if (!(await verifyPassword({ hash, password: currentPassword }))) throw refusal();
  const passwordHash = await hashPassword(newPassword);
  const save = await sessionToken(c, ctx);
  const change = { userId, passwordHash, instead: hash, exceptToken: save, language, now };
  if (!(await ctx.db.transaction((tx) => setPassword(ctx, tx, change)))) throw refusal();
  const whose = { id: userId, viewer: 'parent' } as const;
  noteSecurity(c, ctx, { security: 'password changed', by: 'password' }, whose);
  return { status: true };
}

const credentialOf = (userId: string) =>
  and(eq(account.userId, userId), eq(account.providerId, 'credential'));

function refusal(): AppError {
  return new AppError('password_wrong', { fields: { currentPassword: 'password_wrong' } });
}
