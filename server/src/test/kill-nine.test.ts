import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@pius/domain/progress/activities.ts';
import { expect, test } from 'vitest';
import { killRounds } from './kill-nine.ts';

test('an acknowledged quiz or order survives kill -9 of app, database and both', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quest-kill-'));
  const report = await killRounds(dataDir, 6, seededRandom('kill nine'));
  await rm(dataDir, { recursive: true, force: true });
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.lost).toBe(0);
  expect(report.orders).toBeGreaterThan(1);
  expect(report.lostOrders).toBe(0);
  expect(report.starts).toHaveLength(6);
});
