import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/** Seconds after which a call that found the server full may come again. */
const comeAgain = 2;

/** How many calls are let in at once: in all, and of one source. */
export interface Room {
  inAll: number;
  ofOne: number;
}

/**
 * Lets in so many calls at once and refuses what comes beyond them before anything is done for it, so that under more calls
 * than the server can answer those that it lets in are answered as fast as ever ("3x overload" of the promises, promise 30).
 * A call whose body comes slowly keeps its place, so one source gets no more than its part of them: it cannot keep all
 * others out. In: what tells one source from another. Throws `service_unavailable` with Retry-After.
 */
export function shedLoad(most: Room, sourceOf: (c: Context) => string): MiddlewareHandler {
  const bySource = new Map<string, number>();
  let underWay = 0;
  return async (c, next) => {
    const source = sourceOf(c);
    const own = bySource.get(source) ?? 0;
    if (underWay >= most.inAll || own >= most.ofOne) {
      throw new AppError('service_unavailable', { retryAfter: comeAgain });
    }
    underWay += 1;
    bySource.set(source, own + 1);
    try {
      await next();
    } finally {
      underWay -= 1;
      const left = (bySource.get(source) ?? 1) - 1;
      if (left > 0) bySource.set(source, left);
      else bySource.delete(source);
    }
  };
}
