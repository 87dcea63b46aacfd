import { expect, test, vi } from 'vitest';
import { hashAgain, hashLine, hashPassword, verifyPassword } from './password-hash.ts';

vi.unmock('./hash-cost.ts');

test('a hash is argon2id with 19 MiB, two passes and one lane, and never the same twice', async () => {
  const [one, two] = await Promise.all([hashPassword('wooden-boat'), hashPassword('wooden-boat')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
});

test('only the password it was made of fits a hash', async () => {
  const hash = await hashPassword('wooden-boat');
  expect(await verifyPassword({ hash, password: 'wooden-boat' })).toBe(true);
  for (const password of ['wooden-boats', 'Wooden-boat', '', ' wooden-boat']) {
    expect(await verifyPassword({ hash, password })).toBe(false);
  }
});

test('the same letters composed in two ways are the same password', async () => {
  const hash = await hashPassword('é'.normalize('NFC').repeat(6));
  expect(await verifyPassword({ hash, password: 'é'.normalize('NFD').repeat(6) })).toBe(true);
});

test('a password hashed again with the salt of a hash is equal where it is the same', async () => {
  const hash = await hashPassword('wooden-boat', Buffer.alloc(16, 7));
  expect(await hashPassword('wooden-boat', Buffer.alloc(16, 7))).toBe(hash);
  expect(await hashAgain(hash, 'wooden-boat')).toBe(hash);
  const other = await hashAgain(hash, 'paper-boat');
  expect(other?.split('$').slice(0, -1)).toEqual(hash.split('$').slice(0, -1));
  expect(other).toBe(await hashPassword('paper-boat', Buffer.alloc(16, 7)));
  expect(await hashAgain('x', 'wooden-boat')).toBeNull();
});

test.each([
  '',
  'x',
  '$argon2id$v=19$m=1$a$b',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2i$v=19$m=19456,t=2,p=1$a$b',
])('nothing fits what is no hash of ours: %s', async (hash) => {
  expect(await verifyPassword({ hash, password: '' })).toBe(false);
});

test('of a flood of hashes a bounded number is made, the others are told to come again', async () => {
  const flood = Array.from({ length: 30 }, () => hashPassword('wooden-boat'));
  const ends = await Promise.allSettled(flood);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused).toHaveLength(30 - hashLine.atOnce - hashLine.waiting);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'service_unavailable', retryAfter: 3 });
  }
  expect(await hashPassword('wooden-boat')).toMatch(/^\$argon2id/);
});
