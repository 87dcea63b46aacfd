import { deviceText } from '@/ui/device/device-value.ts';

const saved = deviceText('awaited-code', 'tab');
const holds = 5 * 60 * 1000;

/**
 * The address to which a login code was sent from this tab and is still awaited, so that anyone who
 * looks into the mailbox in between finds the field again.
 * @returns Null where there is none.
 */
export function awaitedCode(): string | null {
  const [until = '', email = ''] = (saved.get() ?? '').split(' ');
  return Number(until) > Date.now() ? email : null;
}

/**
 * Remembers in this tab, for as long as the code holds, that one is awaited; null is none any more.
 */
export function awaitCode(email: string | null): void {
  saved.set(email === null ? null : `${Date.now() + holds} ${email}`);
}
