import { randomUUID } from 'node:crypto';
import { buy, firstChild, type OrderSave } from '../order-writers.ts';
import { signIn, signInLearners } from '../quiz-writers.ts';
import type { RunningApp } from '../running-app.ts';
import { type AppAnswer, type AppCall, callApp, isOk } from './call-app.ts';

/** The kinds of writes that must survive. @see docs/requirements.md#r-durable-writes */
export const writeKinds = ['quiz', 'progress', 'comment', 'child', 'consent', 'order'] as const;
type SentKind = Exclude<(typeof writeKinds)[number], 'order'>;

/** A write that the server has acknowledged: what was sent, and the answer's text. */
export type Acknowledged =
  | { kind: SentKind; id: string; path: string; call: AppCall; text: string }
  | { kind: 'order'; id: string; order: OrderSave };

/** The people who write: children with a session each, and their parent. */
export interface Writers {
  learners: string[];
  parent: string;
  firstChild: string;
  post: string;
}

/** More than a round ever waits for, so that a writer ends where nobody stops it. */
const mostOfOneWriter = 400;

/**
 * Signs in the demo parent and so many new children of theirs, and looks up an article to write
 * under.
 */
export async function openWriters(app: RunningApp, learners: number): Promise<Writers> {
  const cookies = await signInLearners(app, learners);
  const parent = await signIn(app, 'parent@example.com', 'quest-parent-1');
  const posts = await callApp(app, '/rest/v1/blog/posts?lang=en', { cookie: parent });
  const { items } = JSON.parse(posts.text) as { items: { slug: string }[] };
  return {
    learners: cookies,
    parent,
    firstChild: await firstChild(app, parent),
    post: items[0]?.slug ?? '',
  };
}

const moments = () => {
  const at = new Date().toISOString();
  return { key: randomUUID(), at, sentAt: at };
};
const parts = ['goals', 'story', 'teaching', 'vocabulary', 'activity:a1', 'activity:a2'];

/**
 * Sends one write.
 * @returns What was acknowledged; null where nothing was.
 */
async function send(
  app: RunningApp,
  kind: SentKind,
  path: string,
  call: AppCall,
): Promise<Acknowledged | null> {
  const answer: AppAnswer = await callApp(app, path, call);
  if (!isOk(answer)) return null;
  const { id, key } = { ...JSON.parse(answer.text), ...(call.body as { key?: string }) };
  const known = kind === 'progress' ? key : kind === 'consent' ? `chat ${id}` : id;
  return { kind, id: known, path, call, text: answer.text };
}

async function learn(app: RunningApp, cookie: string, nth: number): Promise<Acknowledged | null> {
  if (nth % 2 === 0) {
    const answers = [{ id: 'q1', value: `answer ${nth}` }];
    const body = { ...moments(), lesson: '1-1', answers };
    return send(app, 'quiz', '/rest/v1/quiz-results', { cookie, method: 'POST', body });
  }
  const body = { ...moments(), lesson: `1-${1 + (nth % 3)}`, part: parts[nth % parts.length] };
  return send(app, 'progress', '/rest/v1/progress', { cookie, method: 'POST', body });
}

/** A name of letters and digits that no other child has. */
const freshName = () => `Kid${randomUUID().replaceAll('-', '').slice(0, 16)}`;

async function raise(
  app: RunningApp,
  { parent: cookie, post }: Writers,
  nth: number,
  last: Acknowledged | null,
): Promise<Acknowledged | null> {
  if (nth % 3 === 0) {
    const body = { name: freshName(), age: 8, password: 'lamb-77', consent: true };
    return send(app, 'child', '/rest/v1/children', { cookie, method: 'POST', body });
  }
  if (nth % 3 === 1 && last?.kind === 'child') {
    const path = `/rest/v1/children/${last.id}`;
    return send(app, 'consent', path, { cookie, method: 'PATCH', body: { chat: true } });
  }
  const body = { key: randomUUID(), text: `Thank you, number ${nth}.`, anonymous: nth % 2 === 0 };
  const path = `/rest/v1/blog/posts/${post}/comments?lang=en`;
  return send(app, 'comment', path, { cookie, method: 'POST', body });
}

/**
 * Everybody writes without pause, each one thing after the other, until `enough` says so or a write
 * is refused; what is acknowledged goes into `kept` at that moment. The parent buys once, for an
 * hour allows five.
 * @returns How many writers ended because a write was refused.
 */
export async function writeAll(
  app: RunningApp,
  writers: Writers,
  saved: Acknowledged[],
  enough: () => boolean,
): Promise<number> {
  let refused = 0;
  const goOn = async (next: (nth: number) => Promise<Acknowledged | null>) => {
    for (let nth = 0; nth < mostOfOneWriter && !enough(); nth += 1) {
      const write = await next(nth);
      if (!write) {
        refused += 1;
        return;
      }
      saved.push(write);
    }
  };
  let last: Acknowledged | null = null;
  const family = async (nth: number) => {
    last = await raise(app, writers, nth, last);
    return last;
  };
  const purchase = async () => {
    const order = await buy(app, writers.parent, writers.firstChild);
    if (order) saved.push({ kind: 'order', id: order.session, order });
  };
  await Promise.all([
    ...writers.learners.map((cookie) => goOn((nth) => learn(app, cookie, nth))),
    goOn(family),
    purchase(),
  ]);
  return refused;
}
