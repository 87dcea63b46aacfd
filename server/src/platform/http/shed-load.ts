import type { MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

/** Seconds after which a call that found the server full may come again. */
const comeAgain = 2;

/**
 * Lets in so many calls at once and refuses what comes beyond them before anything is done for it, so that under more calls
 * than the server can answer those that it lets in are answered as fast as ever ("3x overload" of the promises, promise 30).
 * Throws `service_unavailable` with Retry-After.
 */
export function shedLoad(mostAtOnce: number): MiddlewareHandler {
  let underWay = 0;
  return async (_c, next) => {
    if (underWay >= mostAtOnce) {
      throw new AppError('service_unavailable', { retryAfter: comeAgain });
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}
