import { inTurns } from './asks.ts';
import type { Bench } from './bench.ts';
import { type Pressed, press } from './press.ts';
import { inMs, percent, type Row } from './row.ts';

const times = 3;
const leastGoodput = 0.8;
const secondsToRecover = 10;
/** What is still called back to where it was. */
const asBefore = 1.2;
/** So many that calls keep coming while others wait: nobody at home waits for the neighbour. */
const crowd = 1000;

/** Promises, "Speed": three times as many calls as the server can answer, and how it is afterwards. */
export async function measureOverload({ product, learners, short }: Bench): Promise<Row[]> {
  const { url } = product.app;
  const map = inTurns(learners, 'map');
  const seconds = short ? 5 : 20;
  const gentle = (long: number) => press(url, map, { connections: 2, seconds: long });
  await press(url, map, { connections: 32, seconds });
  const before = await gentle(5);
  const peak = await press(url, map, { connections: 32, seconds });
  const flood = await press(url, map, {
    connections: crowd,
    rate: Math.ceil(times * peak.perSecond),
    seconds,
  });
  const back = await recovery(gentle, before.p50);
  const goodput = flood.perSecond / peak.perSecond;
  return [
    {
      what: 'answers at 3x overload',
      promise: '>= 80 % of the peak',
      measured: `${percent(goodput)}: ${flood.perSecond.toFixed(0)} of ${peak.perSecond.toFixed(0)} a second, ${offered(flood, seconds)}`,
      meets: goodput >= leastGoodput,
    },
    refusals(flood),
    {
      what: 'p50 after the overload',
      promise: `back within ${secondsToRecover} s`,
      measured: `${inMs(before.p50)} before, ${inMs(back.p50)} after ${back.seconds} s`,
      meets: back.p50 <= asBefore * before.p50,
    },
  ];
}

/** How many calls came: where answers are slow, the crowd waits for them and cannot call as fast as it was told to. */
function offered({ statuses, broken }: Pressed, seconds: number): string {
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, broken);
  return `${(calls / seconds).toFixed(0)} asked a second`;
}

function refusals({ statuses, withoutRetryAfter, broken }: Pressed): Row {
  const others = Object.entries(statuses).filter(
    ([status]) => !['200', '429', '503'].includes(status),
  );
  return {
    what: 'the rest at 3x overload',
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
