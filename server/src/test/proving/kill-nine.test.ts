import { seededRandom } from '@pius/domain/progress/activities.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database-folder.ts';
import { killRounds } from './kill-nine.ts';

test('an acknowledged write of every kind survives kill -9 of app, database and both', {
  timeout: 600_000,
}, async () => {
  const random = seededRandom('kill nine');
  const plan = { rounds: 3, fewest: 15, most: 30, random };
  const report = await killRounds(temporaryFolder(), plan);
  expect(report.lost).toEqual([]);
  for (const [kind, count] of Object.entries(report.acknowledged)) {
    expect(count, kind).toBeGreaterThan(0);
  }
  expect(report.starts).toHaveLength(3);
});
