const key = 'awaited-email';

/**
 * The address a confirmation is awaited from, from sign-up to the next page; kept in this tab only, so that it
 * stands in no address and no history. Out: null where none is known.
 */
export function awaitedEmail(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the address in this tab; where the browser refuses, the next page asks for it. */
export function awaitEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // the next page has a field for it
  }
}

/** Forgets the address: it is confirmed. */
export function stopAwaitingEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
