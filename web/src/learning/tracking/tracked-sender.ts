import { readCookie } from '@/ui/i18n/language.ts';
import { tracked } from './forget.ts';

/** Keeps who has sent a form, for the events after it. @see docs/requirements.md#r-captured-keys */
export function saveSender({ email, fullName }: { email: string; fullName?: string }): void {
  const [firstName] = fullName?.trim().split(/\s+/) ?? [];
  tracked.email.set(email);
  if (firstName) tracked.firstName.set(firstName);
}

/**
 * What is known here of who an event is about, by the names of the event's fields; who is signed in
 * the server knows by itself.
 * @see docs/requirements.md#r-tracking-endpoint
 */
export function senderBefore() {
  const cached = {
    email: tracked.email.get(),
    first_name: tracked.firstName.get(),
    fbp: readCookie(document.cookie, '_fbp'),
    fbc: readCookie(document.cookie, '_fbc'),
  };
  return Object.fromEntries(Object.entries(cached).filter(([, value]) => value));
}
