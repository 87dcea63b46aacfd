import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Context, Next } from 'hono';
import { illustratedLessons } from '../../features/media/illustrated.ts';
import type { House } from '../../house.ts';
import { limitCalls } from './limit-calls.ts';

/** What stands in for an outside service right now, by the names of the settings that would replace it. */
function standIns(house: House): string[] {
  return [
    ...(house.env.databaseUrl ? [] : ['database']),
    ...(house.mailer.standIn ? ['e-mail'] : []),
    // Test cards of Stripe open lessons as the TEST page does.
    ...(house.env.stripe?.live ? [] : ['payments']),
    ...(house.files.standIn ? ['files'] : []),
    ...(house.chatModel ? [] : ['chat answers']),
    ...(house.env.meta ? [] : ['conversion events']),
  ];
}

/** Whoever keeps a connection open is told to open the next one to another process, once this one begins to end. */
export function sendElsewhere(house: House) {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    if (house.ending.aborted) c.res.headers.set('connection', 'close');
  };
}

/** `/healthz`: alive. `/readyz`: the database answers and the server is not about to end; names the stand-ins in use. `/config.json`: what the pages may know of the settings, and which lessons have pictures or recordings of their own. */
export function healthRoutes(app: OpenAPIHono, house: House): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    if (house.ending.aborted) return c.json({ ready: false, standIns: standIns(house) }, 503);
    limitCalls(c, house, 'readyz');
    try {
      await house.db.execute(sql`select 1`);
      return c.json({ ready: true, standIns: standIns(house) });
    } catch {
      return c.json({ ready: false, standIns: standIns(house) }, 503);
    }
  });
  app.get('/config.json', async (c) => {
    const { operatorName, supportEmail, socialImageUrl, socialUrl, demo } = house.env;
    c.header('cache-control', 'public, max-age=60');
    const coloringPictures = house.imageModel !== null;
    const corrected = house.content.corrected();
    const shown = {
      operatorName,
      supportEmail,
      socialImageUrl,
      socialUrl,
      demo,
      corrected,
      coloringPictures,
    };
    return c.json({ ...shown, standIns: standIns(house), ...(await illustratedLessons(house)) });
  });
}
