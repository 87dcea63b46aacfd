import { expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts';

/** `12345678901234567890`, the secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of the RFC', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
});

test('a code is good in its own step, the one before and the one after', () => {
  const now = new Date(1_111_111_111_000);
  const step = totpStep(now);
  const result = (away: number) => findTotpStep(secret, totpCode(secret, step + away), now);
  expect([-2, -1, 0, 1, 2].map(result)).toEqual([null, step - 1, step, step + 1, null]);
});

test.each(['', '12345', '1234567', 'abcdef', '12 345', '１２３４５６'])('%j is no code', (code) => {
  expect(findTotpStep(secret, code, new Date(59_000))).toBeNull();
});

test('secrets are of 160 bits, and no two are alike', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
  expect(secrets.size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address names site and account, and carries the secret', () => {
  expect(totpAddress(secret, 'Saint Pius X Quest', 'a+b@example.org')).toBe(
    `otpauth://totp/Saint%20Pius%20X%20Quest:a%2Bb%40example.org?secret=${secret}&issuer=Saint%20Pius%20X%20Quest`,
  );
});
