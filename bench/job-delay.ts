import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import { createQueue } from '../server/src/platform/queue/queue.ts';
import { silentLog } from '../server/src/test/silent-log.ts';

const jobs = 50;
const most = 2000;

/** Milliseconds from the moment a job is kept until its work begins, one job after the other. */
async function measure(connectionString: string): Promise<number[]> {
  const queue = await createQueue({ connectionString, log: silentLog });
  let begun = Promise.withResolvers<void>();
  await queue.work('bench', {}, async () => begun.resolve());
  const delays: number[] = [];
  for (let job = 0; job < jobs; job += 1) {
    begun = Promise.withResolvers<void>();
    await queue.send('bench', { job }, { key: `${job}` });
    const kept = performance.now();
    await begun.promise;
    delays.push(performance.now() - kept);
  }
  await queue.stop();
  return delays.sort((a, b) => a - b);
}

const dataDir = mkdtempSync(join(tmpdir(), 'quest-jobs-'));
const database = await startEmbeddedPostgres({ dataDir, log: silentLog });
const delays = await measure(database.connectionString);
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
const [median = 0, worst = 0] = [delays[jobs >> 1], delays.at(-1)];
console.log(`${jobs} jobs begun: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
process.exit(worst <= most ? 0 : 1);
