import type { listChildrenOf } from './store.ts';

type ChildRow = Awaited<ReturnType<typeof listChildrenOf>>[number];

/** A child as its parent sees it. In: the row, and the moment for which access is told. */
export function presentChild(row: ChildRow, now: Date) {
  const expires = row.expiresAt ? new Date(row.expiresAt) : null;
  return {
    id: row.id,
    name: row.name,
    age: row.age ?? 0,
    login_email: row.loginEmail,
    created_at: row.createdAt.toISOString(),
    subscription: {
      active: expires !== null && expires > now,
      expires_at: expires?.toISOString() ?? null,
    },
  };
}
