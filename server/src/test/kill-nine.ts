import { buy, firstChild, isKept, type OrderSave } from './order-writers.ts';
import { type QuizSave, saveQuizzes, sendQuiz, signIn, signInLearners } from './quiz-writers.ts';
import { freePort, startApp } from './running-app.ts';

/** What a run of kills came to. */
export interface KillReport {
  rounds: number;
  acknowledged: number;
  lost: number;
  /** Orders that were acknowledged, and of how many something was lost: they are few, as five an hour are taken. */
  orders: number;
  lostOrders: number;
  /** Milliseconds of each start after a kill. */
  starts: number[];
}

const kinds = ['app', 'database', 'both'] as const;
const learners = 6;
/** How many saves a round waits for before the kill. */
const fewestSaves = 4;
const mostSaves = 20;

/**
 * Promise 1: children save quizzes without pause, and their parent buys, while app, database or both are killed with SIGKILL, each time after
 * another number of saves and in the midst of others; after each start every save that was acknowledged is asked for
 * again by its key and must answer the same, to the byte, and every order must stand as it was acknowledged.
 * In: a fresh data folder, how many kills, and chance (0 to 1).
 */
export async function killRounds(
  dataDir: string,
  rounds: number,
  random: () => number,
): Promise<KillReport> {
  const port = await freePort();
  let app = await startApp(dataDir, port);
  const cookies = await signInLearners(app, learners);
  const parent = await signIn(app, 'parent@example.com', 'quest-parent-1');
  const childId = await firstChild(app, parent);
  const bought: OrderSave[] = [];
  const report: KillReport = {
    ...{ rounds, acknowledged: 0, lost: 0, orders: 0, lostOrders: 0, starts: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    const saves: QuizSave[] = [];
    const wanted = fewestSaves + Math.floor(random() * (mostSaves - fewestSaves));
    const reached = Promise.withResolvers<void>();
    const tellWhenReached = () => {
      if (saves.length >= wanted) reached.resolve();
      return false;
    };
    const writers = cookies.map((cookie) => saveQuizzes(app, cookie, saves, tellWhenReached));
    const buying = buy(app, parent, childId);
    // Where all are refused nobody ever reaches it; too few acknowledged saves then tell of it.
    await Promise.race([reached.promise, Promise.all(writers)]);
    await app.kill(kinds[round % kinds.length] ?? 'both');
    await Promise.all(writers);
    const order = await buying;
    if (order) bought.push(order);
    app = await startApp(dataDir, port);
    report.starts.push(app.startedIn);
    report.acknowledged += saves.length;
    for (const save of saves) if ((await sendQuiz(app, save)) !== save.answer) report.lost += 1;
  }
  for (const order of bought) if (!(await isKept(app, parent, order))) report.lostOrders += 1;
  report.orders = bought.length;
  await app.stop();
  return report;
}
