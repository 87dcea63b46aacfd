import { expect, test } from 'vitest';
import { temporaryFolder } from '../database-folder.ts';
import { restartRounds } from './restarts.ts';

// docs/requirements.md#r-restart
test('a server restarted under load on a socket that was handed over fails no call', {
  timeout: 600_000,
}, async () => {
  const report = await restartRounds(temporaryFolder(), 1);
  expect(report).toMatchObject({ failed: [], lost: 0, badEnds: 0 });
  expect(report.saved).toBeGreaterThan(0);
});
