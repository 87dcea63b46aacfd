import { readStorage, writeStorage } from '../i18n/language.ts';
import type { SessionUser } from './session.ts';

const key = 'offline-child';

/** A child that this device let in by itself, as a page knows it. In: its id and name, all that the device knows of it. */
export function offlineUser({ id, name }: { id: string; name: string }): SessionUser {
  const names = { first_name: name, last_name: '', full_name: name, phone: null };
  const about = { isAdmin: false, deletionDueAt: null, user_metadata: names };
  return { id, email: '', name, role: 'child', ...about, offline: true };
}

/** Remembers, over a reload, that this device has let a child in by itself. */
export function keepOfflineChild({ id, name }: { id: string; name: string }): void {
  writeStorage(key, JSON.stringify({ id, name }));
}

/** The child that this device let in by itself, as long as the server has not recognised it; null is nobody. */
export function offlineChild(): SessionUser | null {
  const text = readStorage(key);
  if (!text) return null;
  try {
    return offlineUser(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Forgets the child that this device let in by itself: the server knows who is here, or the child leaves. */
export function forgetOfflineChild(): void {
  writeStorage(key, '');
}
