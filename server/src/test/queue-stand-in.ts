import type { Queue } from '../platform/queue/queue.ts';

/** A queue that keeps its jobs in memory until the test works them off. */
export interface StandInQueue extends Queue {
  /** Does every job that was sent; those of a transaction must be committed by now. */
  workOff(): Promise<void>;
}

/**
 * Makes a queue without a database. A job whose handler throws fails the test that works it off.
 */
export function standInQueue(): StandInQueue {
  const handlers = new Map<string, (data: object) => Promise<void>>();
  const jobs: { name: string; data: object }[] = [];
  return {
    async work<Data extends object>(
      name: string,
      _options: object,
      handler: (data: Data, signal: AbortSignal) => Promise<void>,
    ) {
      const { signal } = new AbortController();
      handlers.set(name, (data) => handler(data as Data, signal));
    },
    async send(name, data) {
      jobs.push({ name, data });
    },
    schedule: async () => undefined,
    failures: async () => [],
    countQueued: async () => [],
    stop: async () => undefined,
    async workOff() {
      for (const { name, data } of jobs.splice(0)) await handlers.get(name)?.(data);
    },
  };
}
