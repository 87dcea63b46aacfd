import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RunningApp } from '../running-app.ts';
import { callApp, isOk } from './call-app.ts';
import { forgetLimits } from './database-of.ts';
import type { Writers } from './writers.ts';

/** What children and parents met with in a stretch of time. */
export interface Stretch {
  /** Milliseconds of each lesson, quiz and login. */
  lessons: number[];
  logins: number[];
  /** Lessons, quizzes and logins that did not go well, with what was answered. */
  failed: string[];
}

/** A child reads or answers about every so many milliseconds, far below what one account may. */
const childPace = 600;

/** One thing after the other at a pace until the time is over. */
async function repeat(until: number, pace: number, action: (nth: number) => Promise<void>) {
  for (let nth = 0; performance.now() < until; nth += 1) {
    const next = performance.now() + pace;
    await action(nth);
    await setTimeout(Math.max(0, Math.min(next, until) - performance.now()));
  }
}

/**
 * What leads to the outside: questions to the chat, checkouts, e-mails, events. However it is
 * answered, it must harm nobody else.
 */
function pressOutside(app: RunningApp, { parent, firstChild }: Writers, until: number) {
  const post = (path: string, body: object, cookie = '') =>
    callApp(app, path, { method: 'POST', body, cookie }).then(() => undefined);
  return [
    repeat(until, 4000, () =>
      post('/functions/v1/ask-saint', { question: 'Who made us?', language: 'en' }, parent),
    ),
    repeat(until, 1000, () =>
      post(
        '/functions/v1/create-checkout',
        { subscription_type: 'monthly', child_id: firstChild },
        parent,
      ),
    ),
    repeat(until, 1000, () =>
      post('/auth/v1/request-password-reset', { email: 'parent@example.com' }),
    ),
    repeat(until, 1500, () =>
      post('/functions/v1/facebook-conversion-api', {
        event_name: 'demo_view',
        event_id: randomUUID(),
        event_source_url: `${app.url}/demo`,
      }),
    ),
  ];
}

/**
 * Children learn and log in for so many milliseconds, while others do all that leads to the
 * outside.
 */
export async function learnBeside(
  app: RunningApp,
  dataDir: string,
  writers: Writers,
  milliseconds: number,
): Promise<Stretch> {
  const stretch: Stretch = { lessons: [], logins: [], failed: [] };
  const until = performance.now() + milliseconds;
  const timed = async (into: number[], path: string, call: Parameters<typeof callApp>[2]) => {
    const begun = performance.now();
    const answer = await callApp(app, path, call);
    into.push(performance.now() - begun);
    if (!isOk(answer)) stretch.failed.push(`${path} ${answer.status} ${answer.text.slice(0, 200)}`);
  };
  const children = writers.learners.map((cookie) =>
    repeat(until, childPace, async (nth) => {
      await timed(stretch.lessons, '/rest/v1/lessons/1/1?lang=en', { cookie });
      const at = new Date().toISOString();
      const answers = [{ id: 'q1', value: `answer ${nth}` }];
      const body = { key: randomUUID(), at, sentAt: at, lesson: '1-1', answers };
      await timed(stretch.lessons, '/rest/v1/quiz-results', { method: 'POST', cookie, body });
    }),
  );
  const login = { email: 'parent@example.com', password: 'quest-parent-1' };
  await Promise.all([
    ...children,
    repeat(until, 400, () =>
      timed(stretch.logins, '/auth/v1/sign-in/email', { method: 'POST', body: login }),
    ),
    repeat(until, 1000, () => forgetLimits(dataDir)),
    ...pressOutside(app, writers, until),
  ]);
  return stretch;
}
