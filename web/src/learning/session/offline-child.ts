import { deviceValue } from '@/ui/device/device-value.ts';
import type { SessionUser } from './session.ts';

const saved = deviceValue('offline-child', (value) => {
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
});

/**
 * A child that this device let in by itself, as a page knows it.
 * @param options - Its id and name, all that the device knows of it.
 */
export function offlineUser({ id, name }: { id: string; name: string }): SessionUser {
  const names = { first_name: name, last_name: '', full_name: name, phone: null };
  const about = { isAdmin: false, deletionDueAt: null, user_metadata: names };
  return { id, email: '', name, role: 'child', ...about, offline: true };
}

/** Remembers, over a reload, that this device has let a child in by itself. */
export function saveOfflineChild({ id, name }: { id: string; name: string }): void {
  saved.set({ id, name });
}

/**
 * The child that this device let in by itself, as long as the server has not recognised it; null is
 * nobody.
 */
export function offlineChild(): SessionUser | null {
  const child = saved.get();
  return child && offlineUser(child);
}

/**
 * Forgets the child that this device let in by itself: the server knows who is here, or the child
 * leaves.
 */
export function forgetOfflineChild(): void {
  saved.set(null);
}
