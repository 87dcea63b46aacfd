import type { Context, Next } from 'hono';
import type { AppContext } from '../../app-context.ts';

/** Counts every answer with the time it took, by the pattern of the route that gave it. */
export function countCalls(ctx: AppContext) {
  return async (c: Context, next: Next): Promise<void> => {
    const begun = performance.now();
    await next();
    ctx.metrics.callAnswered({
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      seconds: (performance.now() - begun) / 1000,
    });
  };
}
