import type { ChatState } from '@pius/contracts/chat.ts';
import { questionsADay } from '@pius/domain/chat/limits.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { consents, profiles } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { mayReadOf } from '../account/policy.ts';
import { findProfile } from '../account/store.ts';

/** The account of who chats. The contract has let in nobody else. */
export function chatterOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('user_not_authenticated');
  return caller.account;
}

/** How many questions a day somebody has. @see docs/requirements.md#r-chat-limits */
export function limitOf(account: KnownAccount): number {
  return account.role === 'child' ? questionsADay.child : questionsADay.parent;
}

/**
 * Why the chat is closed to somebody; null where it is open. To a child it is open while the
 * parent's consent to it stands, and in production only where the operator has named a safeguarding
 * contact.
 * @see docs/requirements.md#r-consent
 * @see docs/requirements.md#r-chat-open
 */
export async function whyClosed(
  ctx: AppContext,
  account: KnownAccount,
): Promise<ChatState['reason']> {
  if (account.role !== 'child') return null;
  if (ctx.env.production && !ctx.env.safeguardingEmail) return 'not-set-up';
  const status = await ctx.db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.childId, account.id),
        eq(consents.kind, 'chat'),
        isNull(consents.withdrawnAt),
      ),
    )
    .limit(1);
  return status.length > 0 ? null : 'switched-off';
}

/** The names of the caller's family: they are taken out of what is asked. */
export async function familyNames(ctx: AppContext, account: KnownAccount): Promise<string[]> {
  const parentId = account.parentId ?? account.id;
  const rows = await ctx.db
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(or(eq(profiles.id, parentId), eq(profiles.parentId, parentId)));
  return rows.map(({ name }) => name);
}

/**
 * The person whose conversations are read: oneself, or an own child. Foreign and missing are the
 * same 404.
 */
export async function readablePerson(ctx: AppContext, caller: Caller, userId: string | undefined) {
  const profile = await findProfile(ctx.db, userId ?? chatterOf(caller).id);
  if (!profile || !mayReadOf('chat-message', caller, profile)) throw new AppError('not_found');
  return profile;
}
