import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker } from 'vitest/node';

const inside = new URL('lasting-thread.ts', import.meta.url);
/** Threads that wait for their next run. */
const idle: Worker[] = [];

function poolWorker({ env, execArgv }: PoolOptions): PoolWorker {
  const thread = idle.pop() ?? new Worker(inside, { env, execArgv });
  return {
    name: lastingPool.name,
    on: (event, listener) => thread.on(event, listener),
    off: (event, listener) => thread.off(event, listener),
    send: (message) => thread.postMessage(message),
    deserialize: (message) => message,
    start: async () => thread.ref(),
    stop: async () => {
      // It keeps nobody awake while it waits.
      thread.removeAllListeners('message').unref();
      const ended = thread.threadId === -1;
      if (!ended) idle.push(thread);
    },
  };
}

/**
 * A pool whose threads last from one mutant's run to the next, in place of a new one for each: a
 * tenth of the work. All that is the project's is read again for every run, as vitest does between
 * the files of one thread; packages are kept.
 */
export const lastingPool: PoolRunnerInitializer = {
  name: 'lasting',
  createPoolWorker: poolWorker,
};
