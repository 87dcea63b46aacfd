import { startServer } from './server.ts';

/** Playwright's global setup: one server for all journeys; its address goes to them by QUEST_URL. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup only so.
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A pixel is set, so that what never loads it has something not to load.
  const server = await startServer({ META_PIXEL_ID: '1234567890' });
  process.env.QUEST_URL = server.url;
  process.env.QUEST_DATABASE_URL = server.databaseUrl();
  return server.stop;
}
