import { startServer } from './server.ts';

/** Playwright's global setup: one server for all journeys; its address goes to them by QUEST_URL. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup only so.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.QUEST_URL = server.url;
  return server.stop;
}
