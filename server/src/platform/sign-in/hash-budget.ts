import { AppError } from '../http/app-error.ts';

/** Seconds after which a caller that found the queue full may come again. */
const comeAgain = 3;

/**
 * A queue for costly work: `atOnce` pieces under way and `waiting` more that wait their turn, first
 * come, first served.
 * @returns What runs a piece of work in it. Past that it throws `service_unavailable` with
 *   Retry-After.
 * @see docs/requirements.md#r-bounded-work
 */
export function createBudget({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let underWay = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (underWay < atOnce) underWay += 1;
    else if (queue.length >= waiting) {
      throw new AppError('service_unavailable', { retryAfter: comeAgain });
    } else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody who comes later takes it.
      const next = queue.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
