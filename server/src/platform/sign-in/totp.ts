import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
/** A device's clock may be half a minute wrong, and a code takes a while to type. */
const stepsAround = [0, -1, 1];

/**
 * A new secret of 20 bytes, as long as the hash, in base32: how every authenticator app takes it
 * (RFC 4226, 4).
 */
export function newTotpSecret(): string {
  const bits = Array.from(randomBytes(20), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (character) =>
    alphabet.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of six digits at a step of 30 seconds since 1970 (RFC 6238, by SHA-1 as the apps do).
 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step a moment falls in. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The step whose code was given: now, the one before or the one after. Null for any other code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = stepsAround.map((around) => totpStep(now) + around);
  const right = (step: number) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code));
  return steps.find(right) ?? null;
}

/** What the QR code of the enrolment says: the address an authenticator app reads. */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
