import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { signInLearners } from '../quiz-writers.ts';
import type { RunningApp } from '../running-app.ts';
import { withDatabaseOf } from './database-of.ts';
import { plainClient } from './plain-client.ts';
import { runServerForever } from './socket-supervisor.ts';

/** What came of restarting a server while it is called. */
export interface RestartReport {
  restarts: number;
  calls: number;
  /** Calls that did not go well, with what was answered. */
  failed: string[];
  /** Calls that a client sent again as the connection it had used before was closed. */
  again: number;
  /** Acknowledged quizzes, and those of them that do not stand there once. */
  saved: number;
  lost: number;
  /** Milliseconds of the longest call: what a restart costs who waits in line. */
  longest: number;
  /** Exit codes that were not 0. */
  badEnds: number;
}

const learners = 6;
const pace = 300;

/** One child learns, with a connection for each call or one for all, until told to stop. */
async function learn(
  app: Pick<RunningApp, 'url'>,
  cookie: string,
  reusesConnections: boolean,
  report: RestartReport,
  saved: Set<string>,
  stopped: () => boolean,
): Promise<void> {
  const client = plainClient(reusesConnections);
  for (let nth = 0; !stopped(); nth += 1) {
    const at = new Date().toISOString();
    const quiz = { key: randomUUID(), at, sentAt: at, lesson: '1-1', answers: [] };
    const begun = performance.now();
    const answer =
      nth % 2 === 0
        ? await client.call(`${app.url}/rest/v1/lessons/1/1?lang=en`, { method: 'GET', cookie })
        : await client.call(`${app.url}/rest/v1/quiz-results`, {
            ...{ method: 'POST', cookie, body: JSON.stringify(quiz) },
          });
    report.longest = Math.max(report.longest, performance.now() - begun);
    report.calls += 1;
    if (answer.again) report.again += 1;
    if (answer.status !== 200) report.failed.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    else if (nth % 2 === 1) saved.add((JSON.parse(answer.text) as { id: string }).id);
    await setTimeout(pace * Math.random());
  }
  client.close();
}

/**
 * Children learn without pause while the server is ended by SIGTERM and started again on the socket
 * that it was given, so many times; no call may fail, and every acknowledged quiz must be there
 * once. It takes a fresh data folder.
 * @see docs/requirements.md#r-restart
 */
export async function restartRounds(dataDir: string, restarts: number): Promise<RestartReport> {
  const server = await runServerForever(dataDir);
  const report: RestartReport = {
    ...{ restarts, calls: 0, failed: [], again: 0, saved: 0, lost: 0, longest: 0, badEnds: 0 },
  };
  try {
    const cookies = await signInLearners(server, learners);
    const saved = new Set<string>();
    let over = false;
    const learning = cookies.map((cookie, index) =>
      learn(server, cookie, index % 2 === 0, report, saved, () => over),
    );
    for (let round = 0; round < restarts; round += 1) {
      await setTimeout(2000 * Math.random());
      if ((await server.restart()) !== 0) report.badEnds += 1;
    }
    over = true;
    await Promise.all(learning);
    report.saved = saved.size;
    const rows = await withDatabaseOf(dataDir, (client) =>
      client.query('select id from quiz_results where id = any($1)', [[...saved]]),
    );
    report.lost = saved.size - (rows.rowCount ?? 0);
    return report;
  } finally {
    await server.stop();
  }
}
