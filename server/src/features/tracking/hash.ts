import { createHash } from 'node:crypto';

/** What is known of anyone who an event is about. */
export interface TrackedPerson {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  /** The account's own number. */
  externalId?: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
/** E-mails of any script alone: Meta takes names without spaces and signs. */
const lettersAndDigits = (text: string) => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
/** Digits with the country in front, without the zeros or the plus before it. */
const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');

/**
 * A person as Meta asks for it ("Customer information parameters"): each value brought into Meta's
 * form, then SHA-256 in lower-case hexadecimal. What is missing, or empty once it is in that form,
 * is left out.
 */
export function hashPerson(person: TrackedPerson): Record<string, string[]> {
  const values = {
    em: plain(person.email ?? ''),
    fn: lettersAndDigits(person.firstName ?? ''),
    ln: lettersAndDigits(person.lastName ?? ''),
    ph: digits(person.phone ?? ''),
    external_id: plain(person.externalId ?? ''),
  };
  const known = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(known.map(([name, value]) => [name, [digest(value)]]));
}
