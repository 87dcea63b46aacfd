import type { PuzzleAnswer, PuzzleJob } from './puzzle-jobs.ts';

/**
 * Lets a worker make puzzles.
 * @param signal - What ends it.
 * @returns The puzzles.
 * @throws Where the worker fails, and the signal's reason where it is ended.
 */
export function askWorker(job: PuzzleJob, signal: AbortSignal): Promise<PuzzleAnswer> {
  const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<PuzzleAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PuzzleAnswer>) => resolve(data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
