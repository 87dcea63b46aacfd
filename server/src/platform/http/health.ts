import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { illustratedLessons } from '../../features/media/illustrated.ts';
import { limitCalls } from './limit-calls.ts';

/**
 * What stands in for an outside service right now, by the names of the settings that would replace
 * it.
 */
function standIns(ctx: AppContext): string[] {
  return [
    ...(ctx.env.databaseUrl ? [] : ['database']),
    ...(ctx.mailer.standIn ? ['e-mail'] : []),
    // Test cards of Stripe open lessons as the TEST page does.
    ...(ctx.env.stripe?.live ? [] : ['payments']),
    ...(ctx.files.standIn ? ['files'] : []),
    ...(ctx.chatModel ? [] : ['chat answers']),
    ...(ctx.env.meta ? [] : ['conversion events']),
  ];
}

/**
 * Anyone who keeps a connection open is told to open the next one to another process, once this one
 * begins to end.
 */
export function sendElsewhere(ctx: AppContext) {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    if (ctx.ending.aborted) c.res.headers.set('connection', 'close');
  };
}

/**
 * `/healthz`: alive. `/readyz`: the database answers and the server is not about to end; names the
 * stand-ins in use. `/config.json`: what the pages may know of the settings, and which lessons have
 * pictures or recordings of their own.
 */
export function healthRoutes(app: OpenAPIHono, ctx: AppContext): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    if (ctx.ending.aborted) return c.json({ ready: false, standIns: standIns(ctx) }, 503);
    limitCalls(c, ctx, 'readyz');
    try {
      await ctx.db.execute(sql`select 1`);
      return c.json({ ready: true, standIns: standIns(ctx) });
    } catch {
      return c.json({ ready: false, standIns: standIns(ctx) }, 503);
    }
  });
  app.get('/config.json', async (c) => {
    const { operatorName, supportEmail, socialImageUrl, socialUrl, demo } = ctx.env;
    c.header('cache-control', 'public, max-age=60');
    const coloringPictures = ctx.imageModel !== null;
    const corrected = ctx.content.corrected();
    const shown = {
      operatorName,
      supportEmail,
      socialImageUrl,
      socialUrl,
      demo,
      corrected,
      coloringPictures,
    };
    return c.json({ ...shown, standIns: standIns(ctx), ...(await illustratedLessons(ctx)) });
  });
}
