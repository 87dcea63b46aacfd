import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '../../contracts/src/all-routes.ts';
import { matrixRows } from '../../server/src/test/matrix-rows.ts';
import { type AttackCallers, signInAll } from './callers.ts';
import { runTool } from './run-tool.ts';

/** How long one call is tried at most, in seconds. */
const longest = 240;
const bounds = ['--batch', '--level', '1', '--risk', '1', '--threads', '1', '--timeout', '15'];
/** Refusals are answers like others here: most calls are about what does not exist. */
const how = ['--dbms', 'PostgreSQL', '--technique', 'BEUS', '--retries', '0', '--ignore-code=*'];
const quiet = ['--ignore-stdin', '--ignore-proxy', '--disable-coloring', '--flush-session'];

/** A route that takes anything, as sqlmap reads a call: from a file, with what is a value in the path marked. */
interface Target {
  name: string;
  textFor(callers: AttackCallers): string;
}

/** The path of a call with its values marked, and what it asks after `?`. */
function marked(template: string, path: string): string {
  const [pathname = '', query] = path.split('?');
  const parts = template.split('/');
  const each = pathname
    .split('/')
    .map((part, index) => (parts[index]?.startsWith('{') ? `${part}*` : part));
  return `${each.join('/')}${query ? `?${query}` : ''}`;
}

function targets(url: string): Target[] {
  return allRoutes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const row = matrixRows[name];
    if (!row) return [];
    const callAs = ({ childId }: AttackCallers) =>
      row.about === 'person' ? row.call(childId) : row.call();
    const example = callAs({ childId: 'x', cookies: { parent: '', child: '', admin: '' } });
    const takes = example.path.includes('?') || route.path.includes('{');
    const { body } = example;
    if (!takes && (typeof body !== 'object' || Object.keys(body ?? {}).length === 0)) return [];
    const who = (['parent', 'child', 'admin'] as const).find((one) =>
      (route.rules.who as readonly string[]).includes(one),
    );
    const textFor = (callers: AttackCallers) => {
      const { path, body } = callAs(callers);
      const lines = [
        `${route.method.toUpperCase()} ${marked(route.path, path)} HTTP/1.1`,
        `Host: ${new URL(url).host}`,
        ...(who ? [`Cookie: ${callers.cookies[who]}`] : []),
        ...(body === undefined ? [] : ['Content-Type: application/json']),
      ];
      return `${lines.join('\n')}\n\n${body === undefined ? '' : JSON.stringify(body)}`;
    };
    return [{ name, textFor }];
  });
}

/** What came of one call. */
type Verdict = 'injectable' | 'not injectable' | 'cut off' | 'not tried' | 'refused';

/** What is always refused: no model draws, no device is approved here, and the demo's admin is spared a code. */
const refusedAnyhow = [
  'post /functions/v1/coloring-page',
  'post /rest/v1/family-devices/here/sign-in',
  'post /rest/v1/second-factor/code',
];

/** Whether most of what sqlmap tried came no further than the door. */
function isRefused(said: string): boolean {
  const told = [...said.matchAll(/^(\d{3}) \([^)]*\) - (\d+) times/gm)];
  const times = (codes: readonly string[]) =>
    told.reduce((sum, [, code = '', count]) => sum + (codes.includes(code) ? Number(count) : 0), 0);
  return times(['401', '403', '429', '503']) > times(['400', '404', '409']) + 10;
}

function verdictOf(name: string, said: string, cutOff: boolean): Verdict {
  if (/is vulnerable|identified the following injection/.test(said)) return 'injectable';
  if (cutOff) return 'cut off';
  if (isRefused(said) && !refusedAnyhow.includes(name)) return 'refused';
  if (said.includes('all tested parameters do not appear to be injectable'))
    return 'not injectable';
  return 'not tried';
}

/**
 * Lets sqlmap try every call of the API that takes a value, two at once, until so many minutes are over, and tells what
 * came of it. What it said lies in the folder `out`, call by call. Out: whether all were tried to the end and nothing
 * is injectable.
 */
export async function sqlmap(url: string, out: string, minutes: number): Promise<boolean> {
  const until = Date.now() + minutes * 60_000;
  const waiting = targets(url);
  const all = waiting.length;
  const verdicts = new Map<Verdict, string[]>();
  const tryEach = async () => {
    for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift()) {
      const name = `sqlmap-${next.name.replaceAll(/\W+/g, '-')}`;
      const file = join(out, `${name}.request`);
      // What was tried before may have ended a session.
      writeFileSync(file, next.textFor(await signInAll(url)));
      const where = ['-r', file, '--output-dir', join(out, name)];
      const args = [...where, ...bounds, ...how, ...quiet];
      const { said, cutOff } = await runTool('sqlmap', args, longest);
      writeFileSync(join(out, `${name}.txt`), said);
      const verdict = verdictOf(next.name, said, cutOff);
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), next.name]);
    }
  };
  await Promise.all([tryEach(), tryEach()]);
  const tried = [...verdicts.values()].flat().length;
  console.log(`sqlmap: ${tried} of ${all} calls that take a value`);
  for (const [verdict, names] of verdicts) {
    console.log(`  ${verdict}: ${names.length}`);
    if (verdict !== 'not injectable') for (const name of names) console.log(`    ${name}`);
  }
  return tried === all && verdicts.get('not injectable')?.length === all;
}
