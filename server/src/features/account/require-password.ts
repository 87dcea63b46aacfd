import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { account } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { verifyPassword } from '../../platform/sign-in/password-hash.ts';

/**
 * Lets a call go on only with the password of the account. Throws `password_wrong`, at the field
 * `password`.
 */
export async function requireOwnPassword(
  ctx: AppContext,
  userId: string,
  password: string,
): Promise<void> {
  const [credential] = await ctx.db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  if (await verifyPassword({ hash: credential?.hash ?? '', password })) return;
  throw new AppError('password_wrong', { fields: { password: 'password_wrong' } });
}
