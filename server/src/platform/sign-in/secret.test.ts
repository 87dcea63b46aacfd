import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret of the settings is the secret, and nothing is written', () => {
  expect(findSecret('given', folder)).toBe('given');
  expect(() => readFileSync(join(folder, 'secret'))).toThrow();
});

test('without one the data folder gets its own, once, readable by its owner only', () => {
  const dataDir = join(folder, 'data');
  const secret = findSecret(undefined, dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(findSecret(undefined, dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});
