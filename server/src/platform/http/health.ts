import type { OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { House } from '../../house.ts';
import { limitCalls } from './limit-calls.ts';

/** What stands in for an outside service right now, by the names of the settings that would replace it. */
function standIns(house: House): string[] {
  return [
    ...(house.env.databaseUrl ? [] : ['database']),
    ...(house.mailer.standIn ? ['e-mail'] : []),
  ];
}

/** `/healthz`: alive. `/readyz`: the database answers; names the stand-ins in use. `/config.json`: what the pages may know of the settings. */
export function healthRoutes(app: OpenAPIHono, house: House): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    limitCalls(c, house, 'readyz');
    try {
      await house.db.execute(sql`select 1`);
      return c.json({ ready: true, standIns: standIns(house) });
    } catch {
      return c.json({ ready: false, standIns: standIns(house) }, 503);
    }
  });
  app.get('/config.json', (c) => {
    const { supportEmail, socialImageUrl, socialUrl, demo } = house.env;
    c.header('cache-control', 'public, max-age=60');
    return c.json({ supportEmail, socialImageUrl, socialUrl, demo, standIns: standIns(house) });
  });
}
