import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectClient } from '../../server/src/db/client.ts';
import { freePort, type RunningApp, startApp } from '../../server/src/test/running-app.ts';
import { settings } from '../server/product.ts';
import { type Learner, learners, seed } from '../server/seed.ts';
import { type Entrance, startNginx } from './nginx.ts';
import { type Postgres, startPrimary, startReplica } from './postgres.ts';

const families = 200;

/** nginx before two processes of the product, on a database with a replica. */
export interface Site {
  proxy: Entrance;
  primary: Postgres;
  replica: Awaited<ReturnType<typeof startReplica>>;
  ports: readonly [number, number];
  apps: [RunningApp, RunningApp];
  learners: readonly Learner[];
  /** Starts the process of a port again, on the database of this address. */
  startAt(port: number, databaseUrl: string): Promise<RunningApp>;
  end(): Promise<void>;
}

/** Builds the site on this machine, each part on a port of its own, all its files in one folder. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'quest-scale-'));
  const primary = await startPrimary(folder);
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startNginx(folder, ports);
  const startAt = (port: number, databaseUrl: string) =>
    startApp(join(folder, 'data'), port, {
      ...settings,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: proxy.url,
    });
  const apps: Site['apps'] = [
    await startAt(ports[0], primary.url),
    await startAt(ports[1], primary.url),
  ];
  const client = await connectClient({ connectionString: primary.url });
  await seed(client, { families, lessonsBegun: 0 });
  await client.end();
  const replica = await startReplica(folder, primary);
  const site: Site = {
    ...{ proxy, primary, replica, ports, apps, startAt },
    learners: await learners(families),
    async end() {
      for (const app of site.apps) await app.stop();
      await proxy.stop();
      await primary.stop();
      await replica.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return site;
}
