import { createHmac } from 'node:crypto';
import type { listDevicesOf } from './device-store.ts';
import type { listChildrenOf, listLearnersOf } from './store.ts';

type ChildRow = Awaited<ReturnType<typeof listChildrenOf>>[number];

/**
 * A child as its parent sees it.
 * @param now - The moment for which access is told.
 */
export function presentChild(row: ChildRow, now: Date) {
  const expires = row.expiresAt ? new Date(row.expiresAt) : null;
  return {
    id: row.id,
    name: row.name,
    age: row.age ?? 0,
    login_email: row.loginEmail,
    created_at: row.createdAt.toISOString(),
    paused: row.pausedAt !== null,
    any_order: row.anyOrder,
    chat: row.chat,
    language: row.language,
    has_pictures: row.hasPictures,
    subscription: {
      active: expires !== null && expires > now,
      expires_at: expires?.toISOString() ?? null,
    },
  };
}

/**
 * A child as anyone who holds an approved device sees it: the name, and how it may come in. The
 * mark is made with the server's secret, so that it says nothing but that something has changed.
 */
export function presentLearner(
  row: Awaited<ReturnType<typeof listLearnersOf>>[number],
  secret: string,
) {
  const mark = createHmac('sha256', secret).update(`learner ${row.id} ${row.secrets}`);
  return {
    mark: mark.digest('base64url').slice(0, 16),
    id: row.id,
    name: row.name,
    has_pictures: row.hasPictures,
    paused: row.pausedAt !== null,
  };
}

/**
 * An approved device as its parent sees it.
 * @param here - What is kept of the secret of the device that asks.
 */
export function presentDevice(
  row: Awaited<ReturnType<typeof listDevicesOf>>[number],
  here: string | null,
) {
  return {
    id: row.id,
    name: row.name,
    approved_at: row.approvedAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    here: row.tokenHash === here,
  };
}
