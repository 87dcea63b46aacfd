import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createBudget } from './hash-budget.ts';
import { hashCost } from './hash-cost.ts';

/**
 * How many hashes are made at once and how many more wait. They run on libuv's threads, four unless
 * the system says otherwise, on which files are read too: two stay free. One processor stays free
 * for the lessons.
 */
export const hashLine = {
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
} as const;
const budget = createBudget(hashLine);
const argon2Async = promisify(argon2);
const derive: typeof argon2Async = (algorithm, parameters) =>
  budget(() => argon2Async(algorithm, parameters));
const cost = { parallelism: 1, tagLength: 32, ...hashCost };
const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/**
 * Hashes a password.
 * @returns A PHC string with its cost and its salt: 16 bytes, by chance unless they are given.
 * @throws `service_unavailable` where too many hashes wait already; so do the others here.
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', {
    ...cost,
    message: password.normalize('NFKC'),
    nonce: salt,
  });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(salt)}$${b64(tag)}`;
}

/**
 * Hashes a password with the salt and the cost of a hash that is there, so that the two are equal
 * where it is the same password.
 * @returns Null for a hash of another kind.
 */
export async function hashAgain(hash: string, password: string): Promise<string | null> {
  const [, kind, version, parameters, salt, expected] = hash.split('$');
  const match = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(parameters ?? '');
  if (kind !== 'argon2id' || version !== 'v=19' || !match || !salt || !expected) return null;
  const tag = await derive('argon2id', {
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    tagLength: Buffer.from(expected, 'base64').length,
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
  });
  return [...hash.split('$').slice(0, -1), b64(tag)].join('$');
}

/**
 * Whether a password belongs to a hash made by `hashPassword`; false for a hash of another kind.
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const again = await hashAgain(hash, password);
  if (again?.length !== hash.length) return false;
  return timingSafeEqual(Buffer.from(again), Buffer.from(hash));
}
