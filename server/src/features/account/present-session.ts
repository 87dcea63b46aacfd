import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';

/** A session as better-auth finds it, as far as it is told. */
interface StoredSession {
  session: { id: string; userId: string; createdAt: Date; expiresAt: Date };
  user: { id: string; email: string; name: string };
}

function names(fullName: string) {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' '), full_name: fullName };
}

/**
 * A session as it may leave the server, with role and `user_metadata` and without its token.
 * @see docs/requirements.md#r-session-user
 * @see docs/requirements.md#r-sessions
 */
export function presentSession({ session, user }: StoredSession, known: KnownAccount | null) {
  const { id, userId, createdAt, expiresAt } = session;
  return {
    session: { id, userId, createdAt, expiresAt },
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      role: known?.role ?? null,
      isAdmin: known?.isAdmin ?? false,
      /** When the family is deleted, where its parent has asked for it. */
      deletionDueAt: known?.deletionDueAt ?? null,
      user_metadata: { ...names(known?.fullName ?? user.name), phone: known?.phone ?? null },
    },
  };
}
