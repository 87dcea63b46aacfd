import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from './app-error.ts';
import { sourceOf } from './source.ts';

/**
 * Counts a call of a path that has no contract, so that none is without a limit: 240 a minute for
 * each source, or for each of what `by` names, such as a session. Throws 429 past that.
 * @see docs/requirements.md#r-bounded-work
 */
export function limitCalls(c: Context, ctx: AppContext, name: string, by?: string | null): void {
  const key = `${name} ${by ?? sourceOf(c, ctx.env.trustedProxies)}`;
  const wait = ctx.limiter.local(key, { count: 240, seconds: 60 }, ctx.now());
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
}
