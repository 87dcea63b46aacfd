import autocannon from 'autocannon';
import { quantile } from '../quantile.ts';

/** A call that is to be made. */
export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** What pressing on a server came to. */
export interface Pressed {
  /** Answers of status 200 a second. */
  perSecond: number;
  /** How many answers had which status. */
  statuses: Record<number, number>;
  /** Refusals with 429 or 503 that did not say when to come again. */
  withoutRetryAfter: number;
  /** Calls that got no answer. */
  broken: number;
  p50: number;
  p99: number;
}

/**
 * How hard to press: for `seconds` or until `amount` calls are answered, at most `rate` calls a
 * second in all.
 */
export interface Pressure {
  connections: number;
  seconds?: number;
  amount?: number;
  rate?: number;
}

/**
 * Calls a server by many connections at once with autocannon, each call as `ask` makes it. Times
 * are of answers of status 200.
 */
export async function press(
  url: string,
  ask: (call: number) => Ask,
  { connections, seconds, amount, rate }: Pressure,
): Promise<Pressed> {
  let calls = 0;
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let withoutRetryAfter = 0;
  const begun = performance.now();
  const options: autocannon.Options = {
    url,
    connections,
    timeout: 20,
    ...(amount ? { amount } : { duration: seconds ?? 1 }),
    ...(rate ? { overallRate: rate } : {}),
    requests: [
      {
        setupRequest: (request) => {
          const requested = ask(calls++);
          return { ...request, ...requested, method: requested.method ?? 'GET' };
        },
        onResponse: (status, _body, _context, headers) => {
          const refused = status === 429 || status === 503;
          if (refused && !saysWhen(headers)) withoutRetryAfter += 1;
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, status, _bytes, time) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) times.push(time);
    });
  });
  const took = amount ? (performance.now() - begun) / 1000 : result.duration;
  return {
    perSecond: times.length / took,
    statuses,
    withoutRetryAfter,
    broken: result.errors,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

function saysWhen(headers: object | undefined): boolean {
  return Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after');
}

/** Throws where anything but 200 was answered: such a measurement says nothing. */
export function allWell(pressed: Pressed): Pressed {
  const others = Object.keys(pressed.statuses).filter((status) => status !== '200');
  if (others.length > 0 || pressed.broken > 0) {
    throw new Error(`answers that were not 200: ${JSON.stringify(pressed)}`);
  }
  return pressed;
}
