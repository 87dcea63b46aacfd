// `npm run attack`: wapiti and sqlmap (Debian packages) against a server of its own, each for so many minutes at most, 0 for not at all:
// `npm run attack -- 12 60 out`. Their reports lie in the folder `out`, and are to be read: a tool that finds nothing proves little.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startApp } from '../server/src/test/running-app.ts';
import { signInAll } from './attack/callers.ts';
import { startRelay } from './attack/relay.ts';
import { sqlmap } from './attack/sqlmap.ts';
import { wapiti } from './attack/wapiti.ts';

const [wapitiMinutes = 12, sqlmapMinutes = 60] = process.argv.slice(2, 4).map(Number);
const out = resolve(process.argv[4] ?? 'attack-reports');
mkdirSync(out, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'quest-attack-'));
const port = await freePort();
const app = await startApp(dataDir, port, {
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('attack/without-limits.ts', import.meta.url))}`,
});
const relay = await startRelay(port);
try {
  const { url } = relay;
  const { cookies } = await signInAll(url);
  const walk = { url, out, seconds: (wapitiMinutes * 60) / 2 };
  let well = true;
  for (const [name, cookie] of Object.entries({ visitor: null, parent: cookies.parent }))
    if (wapitiMinutes > 0 && !(await wapiti(walk, { name, cookie }))) well = false;
  if (sqlmapMinutes > 0 && !(await sqlmap(url, out, sqlmapMinutes))) well = false;
  if (!well) process.exitCode = 1;
  const alive = await fetch(`${url}/readyz`);
  console.log(`the server afterwards: ${alive.status}`);
} finally {
  relay.server.close();
  relay.server.closeAllConnections();
  await app.stop();
  rmSync(dataDir, { recursive: true });
}
