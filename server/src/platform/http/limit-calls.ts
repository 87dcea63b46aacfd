import type { Context } from 'hono';
import type { House } from '../../house.ts';
import { AppError } from './app-error.ts';
import { sourceOf } from './source.ts';

/**
 * Counts a call of a path that has no contract, so that none is without a limit: 240 a minute for each
 * source, or for each of what `by` names, such as a session. Throws 429 past that.
 * @see docs/requirements.md#r-bounded-work
 */
export function limitCalls(c: Context, house: House, name: string, by?: string | null): void {
  const key = `${name} ${by ?? sourceOf(c, house.env.trustedProxies)}`;
  const wait = house.limiter.local(key, { count: 240, seconds: 60 }, house.now());
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
}
