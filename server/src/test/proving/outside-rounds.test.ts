import { expect, test } from 'vitest';
import { temporaryFolder } from '../database-folder.ts';
import { outsideRounds } from './outside-rounds.ts';

// docs/requirements.md#r-outside-down
test('while all outside services are down children learn and log in, and what waits goes out once', {
  timeout: 600_000,
}, async () => {
  const plan = { repeats: 1, milliseconds: 1500 };
  const report = await outsideRounds(temporaryFolder(), plan);
  expect(report.failed).toEqual([]);
  expect(report.lessons).toBeGreaterThan(0);
  expect(report.logins).toBeGreaterThan(0);
  for (const { due, arrived, again } of [report.emails, report.events]) {
    expect(due).toBeGreaterThan(0);
    expect([arrived, again]).toEqual([due, 0]);
  }
});
