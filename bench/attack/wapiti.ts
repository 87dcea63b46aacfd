import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '../../contracts/src/all-routes.ts';
import { matrixRows } from '../../server/src/test/matrix-rows.ts';
import { runTool } from './run-tool.ts';

/** What asks no server but ours: `ssrf` and `xxe` would call one of the tool's makers. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** Every address of the API that can be read without naming a person. */
function starts(url: string): string[] {
  return allRoutes.flatMap((route) => {
    const row = matrixRows[`${route.method} ${route.path}`];
    if (route.method !== 'get' || row?.about === 'person' || !row) return [];
    return ['-s', `${url}${row.call().path}`];
  });
}

/** What docs/security/review.md gives the reasons of. */
const reasonedAbout = ['HTTP Secure Headers', 'HttpOnly Flag cookie', 'Secure Flag cookie'];

type Findings = Record<string, unknown[]>;

/**
 * Lets wapiti walk through the site and attack what it has found, for so many seconds at most, and tells what came of it.
 * Its report is `wapiti-<name>.json` in the folder `out`. Out: whether it found nothing but what is
 * reasoned about. Throws where it found too little to attack, or did not end.
 */
export async function wapiti(
  { url, out, seconds }: { url: string; out: string; seconds: number },
  { name, cookie }: { name: string; cookie: string | null },
): Promise<boolean> {
  const report = join(out, `wapiti-${name}.json`);
  const half = String(Math.floor(seconds / 2));
  const args = ['-u', `${url}/`, '--scope', 'domain', '-m', modules, '-f', 'json', '-o', report];
  const bounds = ['--max-scan-time', half, '--max-attack-time', half, '--flush-session', '-v', '1'];
  const as = cookie ? ['-H', `Cookie: ${cookie}`] : [];
  const store = ['--store-session', join(out, `session-${name}`), '--no-bugreport'];
  // It looks for news of itself: a proxy that is none keeps it on this machine, where our own server needs no proxy.
  const env = ['HTTPS_PROXY=http://127.0.0.1:9', 'wapiti'];
  const all = [...env, ...args, ...bounds, ...starts(url), ...as, ...store];
  rmSync(report, { force: true });
  const { said, cutOff } = await runTool('env', all, seconds + 60);
  if (cutOff) throw new Error(`wapiti as ${name} did not end in time`);
  writeFileSync(join(out, `wapiti-${name}.txt`), said);
  const addresses = Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0);
  if (addresses < 100)
    throw new Error(`wapiti as ${name} found ${addresses} addresses: see its report`);
  const stopped = said.match(/Max (?:scan|attack) time was reached/g)?.length ?? 0;
  console.log(`wapiti as ${name}: ${addresses} addresses and forms; stopped by time: ${stopped}`);
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Findings;
    anomalies: Findings;
  };
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).filter(
    ([, each]) => each.length > 0,
  );
  for (const [kind, each] of found) console.log(`  ${kind}: ${each.length}`);
  return found.every(([kind]) => reasonedAbout.includes(kind));
}
