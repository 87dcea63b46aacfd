import { type PictureName, pictureSecret } from '@pius/domain/account/picture-password.ts';
import type { Language } from '@pius/domain/language.ts';
import { deviceValue } from '@/ui/device/device-value.ts';
import { hasOfflineKey, offlineKeyName } from '../progress/device-child.ts';
import { type Guesses, noGuesses, waitOf, withGuess } from './guess-waits.ts';

/** What a child gives at its name: what it typed, or the pictures it tapped. */
export type Secret = { password: string } | { pictures: PictureName[] };
type Way = 'password' | 'pictures';

/** By what a secret is known again: PBKDF2-SHA-256 over it, with a salt of its own. */
interface Verifier {
  salt: string;
  rounds: number;
  hash: string;
}

/**
 * What this device keeps of a child that has logged in here, so that it is known again without a
 * network.
 */
interface OfflineKey {
  /** As the server told it with the names; another one means that a secret has changed. */
  mark: string;
  /** The child's own language. */
  language: Language;
  ways: Partial<Record<Way, Verifier>>;
}

/**
 * What came of trying a secret. `none`: nothing is kept to try it against; `wait`: too many
 * guesses, in seconds.
 */
export type Trial =
  | { kind: 'right'; language: Language }
  | { kind: 'wrong' }
  | { kind: 'none' }
  | { kind: 'wait'; seconds: number };

/**
 * So many rounds take an old tablet about two seconds, and anyone who copies the device as long for
 * each guess.
 */
const rounds = 600_000;

const keyOf = (child: string) =>
  deviceValue(offlineKeyName(child), (value) => value as OfflineKey | null);

const guessesOf = (child: string) =>
  deviceValue(`offline-guesses:${child}`, (value) => {
    const guesses = value as Guesses;
    return Number.isFinite(guesses.count) && Number.isFinite(guesses.at) ? guesses : null;
  });

/**
 * The verifier of a secret; null where the browser has no slow hash, as on a page without https.
 */
export async function makeVerifier(secret: Secret): Promise<Verifier | null> {
  if (!globalThis.crypto?.subtle) return null;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toText(salt), rounds, hash: await slowHash(secret, salt, rounds) };
}

/** Keeps by what a child is known again, after the server has let it in on an approved device. */
export function saveOfflineKey(
  child: string,
  secret: Secret,
  verifier: Verifier,
  { mark, language }: Pick<OfflineKey, 'mark' | 'language'>,
): void {
  const before = keyOf(child).get();
  const ways = before?.mark === mark ? before.ways : {};
  const key: OfflineKey = { mark, language, ways: { ...ways, [wayOf(secret)]: verifier } };
  keyOf(child).set(key);
  guessesOf(child).set(null);
}

/**
 * Tries a secret of a child without the server. A guess is counted, on this device, before it is
 * looked at.
 */
export async function trySecret(child: string, secret: Secret, now: number): Promise<Trial> {
  const key = keyOf(child).get();
  const verifier = key?.ways[wayOf(secret)];
  if (!key || !verifier || !globalThis.crypto?.subtle) return { kind: 'none' };
  const guesses = guessesOf(child).get() ?? noGuesses;
  const seconds = waitOf(guesses, now);
  if (seconds > 0) return { kind: 'wait', seconds };
  guessesOf(child).set(withGuess(guesses, now));
  const hash = await slowHash(secret, toBytes(verifier.salt), verifier.rounds);
  if (hash !== verifier.hash) return { kind: 'wrong' };
  guessesOf(child).set(null);
  return { kind: 'right', language: key.language };
}

/** Forgets by what a child is known again here. */
export function forgetOfflineKey(child: string): void {
  keyOf(child).set(null);
  guessesOf(child).set(null);
}

/**
 * Whether what is kept of a child still holds. It takes the mark that the server tells of it now.
 */
export function isKeyOf(child: string, mark: string): boolean {
  return !hasOfflineKey(child) || keyOf(child).get()?.mark === mark;
}

function wayOf(secret: Secret): Way {
  return 'password' in secret ? 'password' : 'pictures';
}

async function slowHash(
  secret: Secret,
  salt: Uint8Array<ArrayBuffer>,
  count: number,
): Promise<string> {
  const text = 'password' in secret ? secret.password : pictureSecret(secret.pictures);
  const bytes = new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count };
  return toText(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
