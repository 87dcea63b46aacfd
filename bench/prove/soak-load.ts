import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type AppCall, callApp, isOk } from '../../server/src/test/proving/call-app.ts';

/** What a soak has met with so far. */
export interface SoakTally {
  done: number;
  /** Answers 429: a learner was too quick for its limit and waited. */
  slowed: number;
  failed: string[];
}

interface SoakCall {
  path: string;
  call: AppCall;
}

const post = (path: string, cookie: string, said: object): SoakCall => {
  const at = new Date().toISOString();
  const body = { key: randomUUID(), at, sentAt: at, lesson: '1-1', ...said };
  return { path, call: { method: 'POST', cookie, body } };
};
const get = (path: string, cookie = ''): SoakCall => ({ path, call: { cookie } });

/** What learners do, as often as here: most of it reading, some of it kept. */
const mixture: ((cookie: string, nth: number) => SoakCall)[] = [
  (cookie) => get('/rest/v1/lessons/1/1?lang=en', cookie),
  (cookie) => get('/rest/v1/course', cookie),
  (cookie, nth) =>
    post('/rest/v1/quiz-results', cookie, { answers: [{ id: 'q1', value: `answer ${nth}` }] }),
  () => get('/quest-map'),
  (cookie) => get('/rest/v1/lessons/1/2?lang=fr', cookie),
  (cookie) => post('/rest/v1/progress/time', cookie, { seconds: 12 }),
  () => get('/'),
  (cookie) => get('/rest/v1/progress', cookie),
  (cookie) => post('/rest/v1/progress', cookie, { part: 'story' }),
  () => get('/lesson/1/1'),
];

/**
 * Goes on for some learners in turn, a mixture each, until all callers together have done so many
 * calls.
 */
export async function soakOne(
  app: { url: string },
  learners: readonly string[],
  requested: number,
  tally: SoakTally,
): Promise<void> {
  for (let nth = 0; tally.done < requested; nth += 1) {
    tally.done += 1;
    const cookie = learners[Math.floor(nth / mixture.length) % learners.length] ?? '';
    const next = mixture[nth % mixture.length]?.(cookie, nth);
    if (!next) continue;
    const answer = await callApp(app, next.path, next.call);
    if (isOk(answer)) continue;
    if (answer.status === 429) {
      tally.slowed += 1;
      await setTimeout(1000);
    } else if (tally.failed.length < 1000) {
      tally.failed.push(`${next.path} ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  }
}
