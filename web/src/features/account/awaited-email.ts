import { deviceText } from '@/ui/device/device-value.ts';

const saved = deviceText('awaited-email', 'tab');

/**
 * The address a confirmation is awaited from, from sign-up to the next page; kept in this tab only,
 * so that it stands in no address and no history.
 * @returns Null where none is known.
 */
export function awaitedEmail(): string | null {
  return saved.get();
}

/** Remembers the address in this tab; null forgets it: it is confirmed. */
export function awaitEmail(email: string | null): void {
  saved.set(email);
}
