import { quantile } from '../quantile.ts';
import { startNginx } from '../scale-out/nginx.ts';
import { inTurns } from './asks.ts';
import type { Bench } from './bench.ts';
import { type Pressed, press } from './press.ts';
import { inMs, percent, type Row } from './row.ts';
import { type Flooded, flood } from './wrk.ts';

const times = 3;
/** The crowd waits for its answers too, so it is told to call more often than it then does. */
const reportTo = 2 * times;
const leastGoodput = 0.8;
const secondsToRecover = 10;
const rounds = 5;
/** What is still called back to where it was. */
const asBefore = 1.2;
/**
 * So many that calls keep coming while others wait: nobody at home waits for the neighbour. Behind
 * nginx some hundred wait at once, and with more callers wrk looks through its clocks for longer
 * than it calls; a process called straight has 256 places.
 */
const crowds = { straight: 1000, behind: 600 } as const;

/**
 * Three times as many calls as the server can answer, and how it is afterwards; of a process that
 * is called straight, and of one behind nginx with the settings of `deploy/`.
 * @see docs/requirements.md#r-speed-overload
 */
export async function measureOverload(bench: Bench): Promise<Row[]> {
  const { app, dataDir } = bench.product;
  const straight = await overload(bench, app.url, crowds.straight);
  const front = await startNginx(dataDir, [Number(new URL(app.url).port)]);
  try {
    return [...straight, ...(await overload(bench, front.url, crowds.behind, ', behind nginx'))];
  } finally {
    await front.stop();
  }
}

async function overload({ learners, short }: Bench, url: string, crowd: number, where = '') {
  const map = inTurns(learners, 'map');
  const calls = learners.map((_, index) => map(index));
  const seconds = short ? 5 : 10;
  const gentle = (long: number) => press(url, map, { connections: 2, seconds: long });
  flood(url, calls, { connections: 32, seconds });
  const before = await gentle(5);
  const shares: number[] = [];
  const loads: number[] = [];
  const described: string[] = [];
  let [broken, rate] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const peak = flood(url, calls, { connections: 32, seconds });
    rate = Math.ceil(reportTo * peak.answered);
    const under = flood(url, calls, { connections: crowd, rate, seconds });
    shares.push(under.answered / peak.answered);
    loads.push(under.requested / peak.answered);
    described.push([under.requested, under.answered, peak.answered].map(Math.round).join('/'));
    broken += peak.broken + under.broken;
  }
  const looked = flood(url, calls, { connections: crowd, rate, seconds, look: true });
  const back = await recovery(gentle, before.p50);
  const goodput = quantile(shares, 0.5);
  const load = Math.min(...loads);
  return [
    {
      what: `answers at 3x overload${where}`,
      promise: '>= 80 % of the peak',
      measured: `${percent(goodput)} at ${load.toFixed(1)}x or more, median of ${shares.map(percent).join(', ')}; asked/answered/peak a second: ${described.join(', ')}; ${broken} without an answer`,
      meets: goodput >= leastGoodput && load >= times && broken === 0,
    },
    refusals(looked, where),
    {
      what: `p50 after the overload${where}`,
      promise: `back within ${secondsToRecover} s`,
      measured: `${inMs(before.p50)} before, ${inMs(back.p50)} after ${back.seconds} s`,
      meets: back.p50 <= asBefore * before.p50,
    },
  ];
}

function refusals({ looked, broken }: Flooded, where: string): Row {
  const { statuses, withoutRetryAfter } = looked;
  const others = Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status));
  return {
    what: `the rest at 3x overload${where}`,
    promise: '429 or 503 with Retry-After',
    measured: `${JSON.stringify(statuses)}, ${withoutRetryAfter} without Retry-After, ${broken} without an answer`,
    meets:
      (statuses[200] ?? 0) > 0 && others.length === 0 && withoutRetryAfter === 0 && broken === 0,
  };
}

async function recovery(gentle: (seconds: number) => Promise<Pressed>, before: number) {
  let p50 = Number.NaN;
  for (let seconds = 1; seconds <= secondsToRecover; seconds += 1) {
    ({ p50 } = await gentle(1));
    if (p50 <= asBefore * before) return { p50, seconds };
  }
  return { p50, seconds: secondsToRecover };
}
