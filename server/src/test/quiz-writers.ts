import { randomUUID } from 'node:crypto';
import type { RunningApp } from './running-app.ts';

/** A quiz that the server acknowledged: who sent what, and the answer's text. */
export interface QuizSave {
  cookie: string;
  body: { key: string; at: string; sentAt: string; lesson: string; answers: unknown[] };
  answer: string;
}

/** One after the other, so many quizzes at most from one learner. */
const most = 100;
const atOnce = 8;

/**
 * Adds children to the demo family and signs them in.
 * @returns One cookie header for each.
 */
export async function signInLearners(
  app: Pick<RunningApp, 'url'>,
  count: number,
): Promise<string[]> {
  const parent = await signIn(app, 'parent@example.com', 'quest-parent-1');
  const cookies: string[] = [];
  const add = async (index: number) => {
    const name = `Learner${index}`;
    const answer = await fetch(`${app.url}/rest/v1/children`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: parent },
      body: JSON.stringify({ name, age: 8, password: 'lamb-77' }),
    });
    if (!answer.ok) throw new Error(`no child ${name}: ${await answer.text()}`);
    cookies[index] = await signIn(app, `parent+${name.toLowerCase()}@example.com`, 'lamb-77');
  };
  // Where more than a few passwords wait to be hashed, the server sends callers away.
  for (let first = 0; first < count; first += atOnce) {
    const group = Array.from({ length: Math.min(atOnce, count - first) }, (_, nth) => first + nth);
    await Promise.all(group.map(add));
  }
  return cookies;
}

/**
 * Signs in by password over the network.
 * @returns The cookie header.
 * @throws With the answer's text.
 */
export async function signIn(
  app: Pick<RunningApp, 'url'>,
  email: string,
  password: string,
): Promise<string> {
  const answer = await fetch(`${app.url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Saves quizzes without a pause, each acknowledged one into `saves`, until one is refused or
 * `enough` says so.
 */
export async function saveQuizzes(
  app: RunningApp,
  cookie: string,
  saves: QuizSave[],
  enough: () => boolean = () => false,
): Promise<void> {
  for (let count = 0; count < most && !enough(); count += 1) {
    const moment = new Date().toISOString();
    const answers = [{ id: 'q1', value: `answer ${count}` }];
    const body = { key: randomUUID(), at: moment, sentAt: moment, lesson: '1-1', answers };
    const answer = await sendQuiz(app, { cookie, body });
    if (answer === null) return;
    saves.push({ cookie, body, answer });
  }
}

/**
 * Sends a quiz, also once more.
 * @returns The answer's text; null where the server is gone or does not acknowledge.
 */
export async function sendQuiz(
  app: RunningApp,
  save: Pick<QuizSave, 'cookie' | 'body'>,
): Promise<string | null> {
  try {
    const answer = await fetch(`${app.url}/rest/v1/quiz-results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: save.cookie },
      body: JSON.stringify(save.body),
    });
    const text = await answer.text();
    return answer.ok ? text : null;
  } catch {
    return null;
  }
}
