const key = 'awaited-code';
const holds = 5 * 60 * 1000;

/**
 * The address to which a login code was sent from this tab and is still awaited, so that whoever looks into the
 * mailbox in between finds the field again. Out: null where there is none.
 */
export function awaitedCode(): string | null {
  try {
    const [until = '', email = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    return Number(until) > Date.now() ? email : null;
  } catch {
    return null;
  }
}

/** Remembers in this tab, for as long as the code holds, that one is awaited; null is none any more. */
export function awaitCode(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${Date.now() + holds} ${email}`);
  } catch {
    // the code can be asked for again
  }
}
