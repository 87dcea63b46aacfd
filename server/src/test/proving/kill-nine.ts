import { freePort, type RunningApp, startApp } from '../running-app.ts';
import { forgetLimits } from './database-of.ts';
import { readBack } from './saved-once.ts';
import { type Acknowledged, openWriters, type Writers, writeAll, writeKinds } from './writers.ts';

/** What a run of kills came to. */
export interface KillReport {
  rounds: number;
  /** Acknowledged writes of each kind. */
  acknowledged: Record<Acknowledged['kind'], number>;
  /** Those of them that were gone, doubled or changed. */
  lost: Acknowledged[];
  /** Milliseconds of each start after a kill, and of each after an orderly stop. */
  starts: number[];
  cleanStarts: number[];
}

/**
 * How many kills, how many acknowledged writes a round waits for at least and at most, and chance
 * (0 to 1).
 */
export interface KillPlan {
  rounds: number;
  fewest: number;
  most: number;
  random: () => number;
}

const killed = ['app', 'database', 'both'] as const;
const learners = 6;
/**
 * Every so many rounds the server is stopped in good order too, so that both kinds of start share
 * their weather.
 */
const roundsPerCleanStart = 5;
/** A process tells one parent only so often in a minute how a purchase stands. */
const ordersPerProcess = 25;

/**
 * Writes go on until so many are acknowledged, among them each of the kinds that are `missing` so
 * far; then, in the midst of others, the kill.
 */
async function killWhileWriting(
  app: RunningApp,
  writers: Writers,
  requested: number,
  missing: string[],
  what: (typeof killed)[number],
): Promise<Acknowledged[]> {
  const saved: Acknowledged[] = [];
  const visited = Promise.withResolvers<void>();
  const isEnough = () =>
    saved.length >= requested &&
    missing.every((kind) => saved.some((write) => write.kind === kind));
  const writing = writeAll(app, writers, saved, () => {
    if (isEnough()) visited.resolve();
    return false;
  });
  // Where all are refused nobody ever reaches it; too few acknowledged writes then tell of it.
  await Promise.race([visited.promise, writing]);
  await app.kill(what);
  await writing;
  return saved;
}

/**
 * Children do lessons and quizzes, their parent adds children, consents, comments and buys, all
 * without pause, while app, database or both are killed with SIGKILL, each time after another
 * number of writes and in the midst of others; after each start everything that was acknowledged is
 * read back.
 * @param dataDir - A fresh data folder.
 * @see docs/requirements.md#r-durable-writes
 */
export async function killRounds(dataDir: string, plan: KillPlan): Promise<KillReport> {
  const port = await freePort();
  let app = await startApp(dataDir, port);
  const writers = await openWriters(app, learners);
  const acknowledged = Object.fromEntries(writeKinds.map((kind) => [kind, 0]));
  const report: KillReport = {
    rounds: plan.rounds,
    acknowledged: acknowledged as KillReport['acknowledged'],
    lost: [],
    starts: [],
    cleanStarts: [],
  };
  const orders: Acknowledged[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    await forgetLimits(dataDir);
    const requested = plan.fewest + Math.floor(plan.random() * (plan.most - plan.fewest));
    const what = killed[round % killed.length] ?? 'both';
    const missing = writeKinds.filter((kind) => report.acknowledged[kind] === 0);
    const saved = await killWhileWriting(app, writers, requested, missing, what);
    app = await startApp(dataDir, port);
    report.starts.push(app.startedIn);
    for (const { kind } of saved) report.acknowledged[kind] += 1;
    orders.push(...saved.filter(({ kind }) => kind === 'order'));
    report.lost.push(...(await readBack(app, dataDir, writers, saved)));
    if (round % roundsPerCleanStart > 0) continue;
    await app.stop();
    app = await startApp(dataDir, port);
    report.cleanStarts.push(app.startedIn);
  }
  // Purchases of early rounds have lived through all later kills.
  for (let from = 0; from < orders.length; from += ordersPerProcess) {
    const some = orders.slice(from, from + ordersPerProcess);
    report.lost.push(...(await readBack(app, dataDir, writers, some)));
    await app.stop();
    app = await startApp(dataDir, port);
  }
  await app.stop();
  return report;
}
