import { expect, test } from 'vitest';
import { temporaryFolder } from '../database-folder.ts';
import { listenToLogs } from './loud-server.ts';

// docs/requirements.md#r-log-without-persons
test('the loudest log holds no word of a person and no token, whatever fails', {
  timeout: 600_000,
}, async () => {
  const report = await listenToLogs(temporaryFolder());
  expect(report.faults).toEqual([]);
  expect(report.lines).toBeGreaterThan(20);
  expect(report.canaries).toBeGreaterThan(40);
});
