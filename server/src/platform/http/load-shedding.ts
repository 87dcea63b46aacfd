import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/** Seconds after which a call that found the server full may come again. */
const comeAgain = 2;

/** The calls that are under way. */
export interface ConcurrencyLimit {
  /**
   * Takes a place for a call of a source, unless there is none for it.
   * @returns Whether it has one.
   */
  enter(source: string): boolean;
  leave(source: string): void;
}

/**
 * How many calls have a place at once, in all and of one source. *.
 * @see docs/requirements.md#r-slow-bodies /** In: how many calls have a place at once, in all and
 *   of one source.
 */
export function createConcurrencyLimit(most: { inAll: number; ofOne: number }): ConcurrencyLimit {
  const bySource = new Map<string, number>();
  let underWay = 0;
  return {
    enter(source) {
      const own = bySource.get(source) ?? 0;
      if (underWay >= most.inAll || own >= most.ofOne) return false;
      underWay += 1;
      bySource.set(source, own + 1);
      return true;
    },
    leave(source) {
      underWay -= 1;
      const left = (bySource.get(source) ?? 1) - 1;
      if (left > 0) bySource.set(source, left);
      else bySource.delete(source);
    },
  };
}

/**
 * Lets in as many calls at once as there is room for and refuses what comes beyond them before
 * anything is done for it, so that under more calls than the server can answer those that it lets
 * in are answered as fast as ever. A call whose body comes slowly keeps its place, so one source
 * gets no more than its part of them: it cannot keep all others out. Input: what tells one source
 * from another.
 * @throws `service_unavailable` with Retry-After.
 * @see docs/requirements.md#r-speed-overload
 * @see docs/requirements.md#r-bounded-work
 */
export function rejectWhenBusy(
  limit: ConcurrencyLimit,
  sourceOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    const source = sourceOf(c);
    if (!limit.enter(source)) throw new AppError('service_unavailable', { retryAfter: comeAgain });
    try {
      await next();
    } finally {
      limit.leave(source);
    }
  };
}
