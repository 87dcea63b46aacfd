// `npm run attack`: wapiti and sqlmap (Debian packages) against a server of its own, each for so many minutes at most:
// `npm run attack -- 6 9 out`. Their reports lie in the folder `out`, and are to be read: a tool that finds nothing proves little.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allRoutes } from '../contracts/src/all-routes.ts';
import { matrixRows } from '../server/src/test/matrix-rows.ts';
import { freePort, startApp } from '../server/src/test/running-app.ts';
import { type AttackCallers, signInAll } from './attack/callers.ts';
import { startRelay } from './attack/relay.ts';

const [wapitiMinutes = 6, sqlmapMinutes = 9] = process.argv.slice(2, 4).map(Number);
const out = resolve(process.argv[4] ?? 'attack-reports');
mkdirSync(out, { recursive: true });
/** What asks no server but ours: `ssrf` and `xxe` would call one of the tool's makers. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** A proxy that is none, so that a tool that looks for news of itself stays on this machine. */
const nowhere = 'HTTPS_PROXY=http://127.0.0.1:9';

/** Runs a program for so many seconds at most. Out: what it said. */
async function run(program: string, args: string[], seconds: number): Promise<string> {
  const child = spawn('env', [nowhere, 'timeout', String(seconds), program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  await once(child, 'exit');
  return said;
}

async function wapiti(url: string, name: string, cookie: string | null): Promise<void> {
  const seconds = Math.floor((wapitiMinutes * 60) / 2);
  const report = join(out, `wapiti-${name}.json`);
  const half = String(Math.floor(seconds / 2));
  const args = ['-u', `${url}/`, '--scope', 'domain', '-m', modules, '-f', 'json', '-o', report];
  const bounds = ['--max-scan-time', half, '--max-attack-time', half, '--flush-session', '-v', '1'];
  const starts = allRoutes.flatMap((route) => {
    const row = matrixRows[`${route.method} ${route.path}`];
    if (route.method !== 'get' || row?.about === 'person' || !row) return [];
    return ['-s', `${url}${row.call().path}`];
  });
  const as = cookie ? ['-H', `Cookie: ${cookie}`] : [];
  const store = ['--store-session', join(out, `session-${name}`), '--no-bugreport'];
  const said = await run('wapiti', [...args, ...bounds, ...starts, ...as, ...store], seconds + 60);
  writeFileSync(join(out, `wapiti-${name}.txt`), said);
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    Record<string, unknown[]>
  >;
  console.log(`wapiti as ${name}: ${JSON.stringify(infos)}`);
  for (const [kind, found] of Object.entries({ ...vulnerabilities, ...anomalies })) {
    if (found.length > 0) console.log(`  ${kind}: ${found.length}`);
  }
}

/** A call of each route that takes anything, as a file for sqlmap; the parts of a path that are values are marked. */
function requestsFor(url: string, { cookies, childId }: AttackCallers) {
  return allRoutes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const row = matrixRows[name];
    if (!row) return [];
    const { path, body } = row.about === 'person' ? row.call(childId) : row.call();
    if (!path.includes('?') && !route.path.includes('{') && typeof body !== 'object') return [];
    const [pathname = '', query] = path.split('?');
    const template = route.path.split('/');
    const marked = pathname
      .split('/')
      .map((part, index) => (template[index]?.startsWith('{') ? `${part}*` : part))
      .join('/');
    const who = (['parent', 'child', 'admin'] as const).find((one) =>
      (route.rules.who as readonly string[]).includes(one),
    );
    const lines = [
      `${route.method.toUpperCase()} ${marked}${query ? `?${query}` : ''} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      ...(who ? [`Cookie: ${cookies[who]}`] : []),
      ...(body === undefined ? [] : ['Content-Type: application/json']),
    ];
    return [
      { name, text: `${lines.join('\n')}\n\n${body === undefined ? '' : JSON.stringify(body)}` },
    ];
  });
}

async function sqlmap(url: string, callers: AttackCallers): Promise<void> {
  const requests = requestsFor(url, callers);
  const until = Date.now() + sqlmapMinutes * 60_000;
  const injectable: string[] = [];
  let done = 0;
  for (const { name, text } of requests) {
    if (Date.now() > until) break;
    const file = join(out, 'request.txt');
    writeFileSync(file, text);
    const bounds = ['--batch', '--level', '1', '--risk', '1', '--threads', '1', '--timeout', '15'];
    const how = ['--dbms', 'PostgreSQL', '--technique', 'BEUS', '--retries', '0', '--ignore-stdin'];
    const said = await run(
      'sqlmap',
      ['-r', file, ...bounds, ...how, '--output-dir', join(out, 'sqlmap')],
      90,
    );
    writeFileSync(join(out, `sqlmap-${name.replaceAll(/\W+/g, '-')}.txt`), said);
    if (/is vulnerable|identified the following injection/.test(said)) injectable.push(name);
    done += 1;
  }
  console.log(
    `sqlmap: ${done} of ${requests.length} calls with parameters, injectable: ${injectable.length}`,
  );
  for (const name of injectable) console.log(`  ${name}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'quest-attack-'));
const port = await freePort();
const app = await startApp(dataDir, port, { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' });
const relay = await startRelay(port);
try {
  const callers = await signInAll(relay.url);
  await wapiti(relay.url, 'visitor', null);
  await wapiti(relay.url, 'parent', callers.cookies.parent);
  await sqlmap(relay.url, await signInAll(relay.url));
  const alive = await fetch(`${relay.url}/readyz`);
  console.log(`the server afterwards: ${alive.status}`);
} finally {
  relay.server.close();
  relay.server.closeAllConnections();
  await app.stop();
  rmSync(dataDir, { recursive: true });
}
