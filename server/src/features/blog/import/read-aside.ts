import { Worker } from 'node:worker_threads';
import { oneAtATime } from '../../media/one-at-a-time.ts';
import type { ReadResult } from './document.ts';
import { unread } from './read-document.ts';

/** How long a document may take to be read. */
const mostTime = 60_000;

/** Documents wait for each other. */
const inTurn = oneAtATime(4);

/**
 * Reads a document in a thread of its own, one at a time, so that meanwhile nobody waits for an answer. One that takes
 * too long, or too much memory, is `too-much`. Throws 503 where too many wait.
 * @see docs/requirements.md#r-bounded-work
 */
export function readAside(bytes: Uint8Array): Promise<ReadResult> {
  return inTurn(() => readInThread(bytes));
}

function readInThread(bytes: Uint8Array): Promise<ReadResult> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  return new Promise<ReadResult>((resolve, reject) => {
    const late = setTimeout(() => resolve(unread('too-much')), mostTime);
    late.unref();
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(unread('too-much'));
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('the reading of a document ended without an answer'));
    });
  }).finally(() => worker.terminate());
}
