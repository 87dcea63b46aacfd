import { setTimeout } from 'node:timers/promises';
import { freePort, startApp } from '../running-app.ts';
import { withDatabaseOf } from './database-of.ts';
import type { Weather } from './gate.ts';
import { type Outside, startOutside } from './outside.ts';
import { learnBeside, type Stretch } from './outside-load.ts';
import { openWriters } from './writers.ts';

/** What came of the outside being down. */
export interface OutsideReport {
  /** Lessons and quizzes, and logins, while the outside was down. */
  lessons: number;
  logins: number;
  /** What of them did not go well, down or not. */
  failed: string[];
  /**
   * For each time it was down: the p99 then over the p99 just beside it, of lessons and of logins.
   */
  lessonRatios: number[];
  loginRatios: number[];
  /**
   * E-mails and events there were, those that arrived in the end, and arrivals beyond the first of
   * each.
   */
  emails: Arrivals;
  events: Arrivals;
}

interface Arrivals {
  due: number;
  arrived: number;
  again: number;
}

const bad = ['refused', 'hanging', 'slow', 'lying'] as const satisfies Weather[];
const timeout = 240_000;

/** Of none not a number, by which no promise is met. */
const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

function arrivalsOf(due: number, ids: string[]): Arrivals {
  const arrived = new Set(ids).size;
  return { due, arrived, again: ids.length - arrived };
}

/**
 * What is still to go out. Jobs that wait for their next try are told that it is time, so that
 * nobody waits for hours.
 */
async function hurryAlong(dataDir: string): Promise<number> {
  return withDatabaseOf(dataDir, async (client) => {
    await client.query("update pgboss.job set start_after = now() where state = 'retry'");
    const { rows } = await client.query<{ left: number }>(
      `select (select count(*)::int from mails where sent_at is null)
            + (select count(*)::int from conversion_events where state = 'waiting') as left`,
    );
    return rows[0]?.left ?? 0;
  });
}

async function untilDelivered(dataDir: string): Promise<void> {
  const until = performance.now() + timeout;
  while ((await hurryAlong(dataDir)) > 0 && performance.now() < until) await setTimeout(1000);
}

async function countArrivals(dataDir: string, outside: Outside) {
  return withDatabaseOf(dataDir, async (client) => {
    const { rows } = await client.query<{ emails: number; events: number }>(
      `select (select count(*)::int from mails) as emails,
              (select count(*)::int from conversion_events) as events`,
    );
    return {
      emails: arrivalsOf(rows[0]?.emails ?? 0, outside.emails()),
      events: arrivalsOf(rows[0]?.events ?? 0, outside.events()),
    };
  });
}

/**
 * Chat model, Stripe, mail server and Meta are refused, hang, are slow and lie, each in turn beside
 * a stretch in which they are well, so that both share their weather; children learn and people log
 * in all the while. Afterwards everything that was to go out must have arrived once. It takes a
 * fresh data folder, how often, and how long a stretch is.
 * @see docs/requirements.md#r-outside-down
 */
export async function outsideRounds(
  dataDir: string,
  { repeats, milliseconds }: { repeats: number; milliseconds: number },
): Promise<OutsideReport> {
  const outside = await startOutside();
  const app = await startApp(dataDir, await freePort(), outside.settings);
  try {
    const writers = await openWriters(app, 12);
    const stretch = () => learnBeside(app, dataDir, writers, milliseconds);
    const during: Stretch[] = [];
    const beside: Stretch[] = [];
    // The first calls of a process are slow; they are nobody's measure.
    const failed = [...(await stretch()).failed];
    for (let nth = 0; nth < repeats * bad.length; nth += 1) {
      const weather = bad[nth % bad.length] ?? 'refused';
      // Well and bad, bad and well, so that a drift of the machine weighs on both.
      for (const isBad of nth % 2 === 0 ? [false, true] : [true, false]) {
        await outside.set(isBad ? weather : 'well');
        const met = await stretch();
        (isBad ? during : beside).push(met);
        failed.push(...met.failed.map((line) => `${isBad ? weather : 'well'}: ${line}`));
      }
    }
    await outside.set('well');
    await untilDelivered(dataDir);
    const ratios = (times: (met: Stretch) => number[]) =>
      during.map((met, nth) => p99(times(met)) / p99(times(beside[nth] ?? met)));
    return {
      lessons: during.reduce((sum, met) => sum + met.lessons.length, 0),
      logins: during.reduce((sum, met) => sum + met.logins.length, 0),
      failed,
      lessonRatios: ratios(({ lessons }) => lessons),
      loginRatios: ratios(({ logins }) => logins),
      ...(await countArrivals(dataDir, outside)),
    };
  } finally {
    await app.kill('app');
    await outside.close();
  }
}
