import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/**
 * Seals a text for the database, so that a copy of the tables alone does not tell it. It takes the
 * server's secret, and what it is for.
 */
export function seal(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const sealed = [sealing.update(text, 'utf8'), sealing.final()];
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url');
}

/**
 * Opens what `seal` has sealed. Null where it was sealed with another secret, for something else,
 * or changed.
 */
export function unseal(sealed: string, secret: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
