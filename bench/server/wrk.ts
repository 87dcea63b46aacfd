import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ask } from './press.ts';

/** What wrk saw: calls answered with success, and all that were answered, a second. */
export interface Flooded {
  answered: number;
  requested: number;
  /** Calls that got no answer. */
  broken: number;
  /**
   * Where the answers were looked at: how many had which status, and the refusals without
   * Retry-After.
   */
  looked: { statuses: Record<string, number>; withoutRetryAfter: number };
}

/** How wrk is to call: at most `rate` calls a second in all, where one is given. */
export interface Flood {
  connections: number;
  seconds: number;
  rate?: number;
  /** Looks at each answer, which costs the caller time. */
  look?: boolean;
}

/**
 * Calls a server with wrk (a package of Debian), which takes a fifth of the processor that
 * autocannon takes: where three times as many calls come as can be answered, the caller has the
 * same two cores. It takes reading calls, made one after the other.
 */
export function flood(
  url: string,
  calls: readonly Ask[],
  { connections, seconds, rate, look = false }: Flood,
): Flooded {
  const folder = mkdtempSync(join(tmpdir(), 'quest-wrk-'));
  const script = join(folder, 'calls.lua');
  writeFileSync(script, scriptOf(calls, rate ? (1000 * connections) / rate : 0, look));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, url];
  try {
    const said = execFileSync('wrk', args, { encoding: 'utf8' });
    const described = /^told (\d+) (\d+) (\d+) (\d+)$/m.exec(said);
    if (!described) throw new Error(`wrk did not tell what came of it: ${said}`);
    const [requests = 0, refused = 0, broken = 0, microseconds = 0] = described
      .slice(1)
      .map(Number);
    const took = microseconds / 1e6;
    const answered = (requests - refused) / took;
    return { answered, requested: requests / took, broken, looked: lookedAt(said) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lookedAt(said: string): Flooded['looked'] {
  const counts = Object.fromEntries(
    [...said.matchAll(/^looked (\w+) (\d+)$/gm)].map(([, what = '', count]) => [
      what,
      Number(count),
    ]),
  );
  const { without = 0, ...statuses } = counts;
  return { statuses, withoutRetryAfter: without };
}

/** Counts in the thread that calls; what it counted is asked for at the end. */
const looking = `
counts = {}
local function add(what) counts[what] = (counts[what] or 0) + 1 end
function response(status, headers)
  add(tostring(status))
  if (status == 429 or status == 503) and not (headers['Retry-After'] or headers['retry-after']) then add('without') end
end
`;

/**
 * How many milliseconds a connection waits between two calls, on average, and whether answers are
 * looked at.
 */
function scriptOf(calls: readonly Ask[], pause: number, look: boolean): string {
  const asText = ({ path, headers }: Ask) => {
    const lines = Object.entries({ host: 'localhost', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return luaString(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  };
  return `
local calls = {${calls.map(asText).join(',\n')}}
local last = 0
function request() last = last % #calls + 1; return calls[last] end
${pause > 0 ? `function delay() return math.random(${Math.floor(pause / 2)}, ${Math.ceil((3 * pause) / 2)}) end` : ''}
${look ? looking : ''}
local caller
function setup(thread) caller = thread end
function done(s)
  for what, count in pairs(caller:get('counts') or {}) do io.write('looked ', what, ' ', count, '\\n') end
  local broken = s.errors.connect + s.errors.read + s.errors.write + s.errors.timeout
  io.write(string.format('told %d %d %d %d\\n', s.requests, s.errors.status, broken, s.duration))
end
`;
}

function luaString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
}
