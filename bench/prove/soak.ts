import { setTimeout } from 'node:timers/promises';
import { forgetLimits } from '../../server/src/test/proving/database-of.ts';
import { signInLearners } from '../../server/src/test/quiz-writers.ts';
import { freePort, type RunningApp, startApp } from '../../server/src/test/running-app.ts';
import { median } from '../quantile.ts';
import { mostMegabytes, usageOfApp } from '../server/usage.ts';
import { withDataFolder } from './data-folder.ts';
import { formatNumber, type Proof } from './row.ts';
import { type SoakTally, soakOne } from './soak-load.ts';

/** How much more memory there may be at the end than at a fifth of the way. */
const mostGrowth = 1.1;
const callers = 96;
/**
 * Each caller speaks for so many learners in turn: a child with thousands of quizzes is none that
 * there is.
 */
const learnersOfEach = 5;
/** So many looks at the memory over the whole. */
const looks = 400;
const pauseSeconds = 5;

interface Look {
  done: number;
  server: number;
  database: number;
}

/** Looks at the memory each time some more calls are done, until all are. */
async function watch(app: RunningApp, dataDir: string, requested: number, tally: SoakTally) {
  const taken: Look[] = [];
  while (tally.done < requested) {
    if (tally.done >= (taken.length * requested) / looks) {
      const { done } = tally;
      const { server, database } = usageOfApp(app, dataDir);
      taken.push({ done, server: server.megabytes, database: database.megabytes });
    }
    await setTimeout(50);
  }
  return taken;
}

/**
 * How much more there is in the last fifth than in the second one; in the first all is still being
 * filled.
 */
function growthOf(taken: Look[], requested: number, of: (look: Look) => number): number {
  const fifth = (nth: number) =>
    taken.filter(({ done }) => Math.floor((done * 5) / requested) === nth).map(of);
  return median(fifth(4)) / median(fifth(1));
}

/** Lets nobody be slowed down by how often they call. */
async function forgetLimitsUntil(folder: string, isOver: () => boolean): Promise<void> {
  for (; !isOver(); await setTimeout(2000)) await forgetLimits(folder);
}

/**
 * Starts the server on an empty folder, where it makes the tables and the demo family, adds the
 * learners, and ends it: at rest is a server as it starts every other time.
 * @returns Their cookies.
 */
async function addLearners(folder: string, port: number): Promise<string[]> {
  const app = await startApp(folder, port, { LOG_LEVEL: 'warn' });
  let isOver = false;
  const forgetting = forgetLimitsUntil(folder, () => isOver);
  const cookies = await signInLearners(app, callers * learnersOfEach);
  isOver = true;
  await forgetting;
  await app.stop();
  return cookies;
}

/**
 * So many calls of learners to one server; its memory and its database's are looked at all the
 * while.
 */
export function soak(requested: number): Promise<Proof> {
  return withDataFolder(async (folder) => {
    const port = await freePort();
    const cookies = await addLearners(folder, port);
    const app = await startApp(folder, port, { LOG_LEVEL: 'warn' });
    await setTimeout(pauseSeconds * 1000);
    const rest = usageOfApp(app, folder).server.megabytes;
    const shares = Array.from({ length: callers }, (_, nth) =>
      cookies.slice(nth * learnersOfEach, (nth + 1) * learnersOfEach),
    );
    const tally: SoakTally = { done: 0, slowed: 0, failed: [] };
    const begun = performance.now();
    const [taken] = await Promise.all([
      watch(app, folder, requested, tally),
      ...shares.map((learners) => soakOne(app, learners, requested, tally)),
      forgetLimitsUntil(folder, () => tally.done >= requested),
    ]);
    const perSecond = (tally.done / (performance.now() - begun)) * 1000;
    await app.stop();
    const [server, database] = [
      Math.max(...taken.map((look) => look.server)),
      Math.max(...taken.map((look) => look.database)),
    ];
    const growth = {
      server: growthOf(taken, requested, (look) => look.server),
      database: growthOf(taken, requested, (look) => look.database),
    };
    return {
      count: `${formatNumber(tally.done)} requests (${formatNumber(perSecond)} a second), ${tally.failed.length} failed, ${formatNumber(tally.slowed)} slowed down; server ${formatNumber(rest)} MB at rest, ${formatNumber(server)} MB at most, ${growth.server.toFixed(2)}x at the end; database ${formatNumber(database)} MB, ${growth.database.toFixed(2)}x`,
      ok:
        tally.failed.length === 0 &&
        rest > 0 &&
        rest <= mostMegabytes.rest.server &&
        server <= mostMegabytes.load.server &&
        database > 0 &&
        database <= mostMegabytes.load.database &&
        growth.server <= mostGrowth &&
        growth.database <= mostGrowth,
      notes: [...new Set(tally.failed)].slice(0, 10),
    };
  });
}
