import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { isLoopback } from '../../env.ts';
import { AppError } from '../http/app-error.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { socketAddress } from '../http/source.ts';

/** What a proxy adds to a call that it passes on. */
const marksOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * `GET /metrics`: the figures, as Prometheus reads them. With METRICS_TOKEN anyone who brings it
 * gets them; without, only who asks this process from this machine itself. To everybody else there
 * is no such page.
 */
export function metricsRoute(app: OpenAPIHono, ctx: AppContext): void {
  app.get('/metrics', async (c) => {
    limitCalls(c, ctx, 'metrics');
    if (!mayRead(c, ctx.env.metricsToken)) throw new AppError('not_found');
    const { registry } = ctx.metrics;
    c.header('content-type', registry.contentType);
    c.header('cache-control', 'no-store');
    return c.body(await registry.metrics());
  });
}

function mayRead(c: Context, token: string | undefined): boolean {
  if (token !== undefined) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
  return isFromThisMachine(c);
}

/**
 * A proxy on this machine calls from the loopback address too, so that its marks, and a name that
 * is not this machine's, tell that somebody else asks.
 */
function isFromThisMachine(c: Context): boolean {
  const address = socketAddress(c);
  const near = address === '::1' || address.startsWith('127.');
  const passedOn = marksOfProxies.some((name) => c.req.header(name) !== undefined);
  return near && !passedOn && isLoopback(new URL(c.req.url).hostname);
}

/** Compared by digest, so that the time taken tells nothing of the token. */
function isSame(input: string, requested: string): boolean {
  const [one, other] = [input, requested].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
