import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/test/running-app.ts';
import { secret } from './product.ts';

/** The baseline as a process of its own. */
export interface Baseline {
  /** Hono: `GET /read` with one session select, `POST /save` with one durable insert after it. */
  url: string;
  /** Plain Node.js, which sends the page it was given out of memory, whatever is asked. */
  staticUrl: string;
  end(): Promise<void>;
}

/**
 * Starts the baseline on the product's database. It takes the compressed bytes that its static
 * server sends.
 */
export async function startBaseline(databaseUrl: string, page: Uint8Array): Promise<Baseline> {
  const [port, staticPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('baseline-server.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        SECRET: secret,
        PORT: String(port),
        STATIC_PORT: String(staticPort),
        STATIC_BYTES: Buffer.from(page).toString('base64'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    staticUrl: `http://127.0.0.1:${staticPort}`,
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
