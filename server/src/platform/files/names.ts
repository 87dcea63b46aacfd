import { createHash } from 'node:crypto';

const nameForm = /^[0-9a-f]{64}$/;

/** The name that bytes are kept under: their SHA-256. */
export function nameOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether something is the name of a file: whatever else lies in a folder or a bucket is not ours. */
export function isFileName(name: string): boolean {
  return nameForm.test(name);
}

/** Throws for what is no name of a file, so that no path or address is ever made of it. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error('not the name of a stored file');
}
